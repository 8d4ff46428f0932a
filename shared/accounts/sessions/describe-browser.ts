/** The order matters: Chrome's name is in the header of most others, and Safari's in Chrome's. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/**
 * A few words by which people recognize their browser. The header itself is not stored: it tells
 * more than that.
 *
 * @example describeBrowser("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") // "Firefox on Linux"
 */
export function describeBrowser(userAgent: string | undefined): string {
  if (!userAgent) return "An unknown browser";
  const browser = browsers.find(([mark]) => userAgent.includes(`${mark}/`))?.[1];
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1];
  return `${browser ?? "A browser"}${system ? ` on ${system}` : ""}`;
}
