/** Renders the API reference. Its colors are those of the light theme, because Redoc has no dark one. */
/* global Redoc */
const place = document.getElementById("reference");
const family = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const code = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace';

const options = {
  disableSearch: true,
  jsonSampleExpandLevel: 3,
  nativeScrollbars: true,
  theme: {
    colors: {
      primary: { main: "#0b6e5f" },
      success: { main: "#14693d" },
      warning: { main: "#8a5a00", contrastText: "#ffffff" },
      error: { main: "#b3261e" },
      text: { primary: "#15211f", secondary: "#51605d" },
      http: { get: "#1a6b45", post: "#1b5fa8", patch: "#7a5200", delete: "#a6281c" },
    },
    typography: {
      fontFamily: family,
      fontSize: "16px",
      headings: { fontFamily: family, fontWeight: "650" },
      code: { fontFamily: code, color: "#15211f", backgroundColor: "#e9efee" },
      links: { color: "#0b6e5f", visited: "#0b6e5f", hover: "#0b6e5f" },
    },
    sidebar: { backgroundColor: "#f0f4f3", textColor: "#15211f", activeTextColor: "#0b6e5f" },
    schema: { nestedBackground: "#f0f4f3", requireLabelColor: "#b3261e" },
    rightPanel: { backgroundColor: "#16211f" },
  },
};

/** Makes blocks that scroll sideways reachable with the keyboard. */
function reachScrolling() {
  for (const block of place.querySelectorAll("pre, .redoc-json, table")) block.tabIndex = 0;
}

Redoc.init("/openapi.json", options, place, reachScrolling);
