/** The path of a recipe's page. */
export function recipePath(slug: string): string {
  return `/docs/recipes/${slug}`;
}
