/** The shape of `public/content/changelog.json`, which `npm run pages` makes from `CHANGELOG.md`. */
export interface Release {
  version: string;
  /** `YYYY-MM-DD`; null before it is released. */
  date: string | null;
  sections: readonly { name: string; changes: readonly string[] }[];
}
