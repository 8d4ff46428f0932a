import type { Basis } from "../contracts/common.ts";

/** The web page that shows the same figure. The default basis is left out. */
export function pageUrl(
  origin: string,
  {
    basis = "local",
    ...figure
  }: { role: string; city?: string; exp?: string; basis?: Basis; compare?: string },
): string {
  const shown = basis === "local" ? figure : { ...figure, basis };
  const parameters = Object.entries(shown).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${origin}/?${parameters.join("&")}`;
}
