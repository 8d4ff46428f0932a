/** The web page that shows the same figure. */
export function pageUrl(
  origin: string,
  figure: { role: string; city?: string; exp?: string; compare?: string },
): string {
  return `${origin}/?${new URLSearchParams(figure)}`;
}
