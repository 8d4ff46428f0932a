/** The shape of `public/content/changelog.json`, which `npm run generate -- pages` makes from `CHANGELOG.md`. */
export interface LoggedRelease {
  version: string;
  /** `YYYY-MM-DD`; null before it is released. */
  date: string | null;
  sections: readonly { name: string; changes: readonly string[] }[];
}
