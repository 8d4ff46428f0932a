/** The page of the service that shows a person the same figure. */
export function pageUrl(
  origin: string,
  figure: { role: string; city?: string; exp?: string; compare?: string },
): string {
  return `${origin}/?${new URLSearchParams(figure)}`;
}
