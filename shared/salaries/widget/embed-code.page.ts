import type { WidgetSettings } from "./preview.page.tsx";
import { widgetVersion } from "./version.ts";
import versions from "./versions.json";

/** The hash that browsers compare the script of this version with. */
export const widgetIntegrity: string = versions[widgetVersion];

/** The HTML that shows the widget on a page: the newest version, or this one with its hash. */
export function embedCode(
  settings: WidgetSettings,
  { origin, isPinned }: { origin: string; isPinned: boolean },
): string {
  const script = isPinned
    ? `<script async src="${origin}/widget-${widgetVersion}.js"
  integrity="${widgetIntegrity}" crossorigin="anonymous"></script>`
    : `<script async src="${origin}/widget.js"></script>`;
  return `${elementCode(settings)}\n${script}`;
}

function elementCode({ role, city, exp, theme }: WidgetSettings): string {
  const attributes = [
    `role="${role}"`,
    ...(city === "" ? [] : [`city="${city}"`]),
    ...(exp === "any" ? [] : [`exp="${exp}"`]),
    ...(theme === "auto" ? [] : [`theme="${theme}"`]),
  ];
  return `<salary-widget ${attributes.join(" ")}></salary-widget>`;
}
