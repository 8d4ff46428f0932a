/** A path that a page's route matches, with names from the catalog and the documentation. */
export function examplePath(route: string): string {
  return route
    .replace(":role", "librarian")
    .replace(":city", "austin")
    .replace(":company", "google")
    .replace(":group", "jobs")
    .replace(":recipe", "python")
    .replace(":chunk", "pages.xml")
    .replace(":year", "2025");
}

/** Whether a route is for a file in a bucket, such as those of a release, whose tests are with them. */
export function isDataFile(route: string): boolean {
  return route.startsWith("/data/") || route.endsWith("/original");
}
