/** The path of the page that checks a posting, with what is known of it filled in. */
export function postingPath(
  title: string,
  location: string,
  range?: { min: number; max: number },
): string {
  const amounts = range ? { min: String(range.min), max: String(range.max), period: "annual" } : {};
  return `/posting?${new URLSearchParams({ title, ...(location && { location }), ...amounts })}`;
}
