/** The part of `docs/benchmarks.md` that another command than `npm run bench` writes: its end. */

const heading = "## Public pages\n";

/** The page with this section in place of the one that it has, if any. */
export function replacePagesSection(page: string, section: string): string {
  const at = page.indexOf(heading);
  const before = at === -1 ? page : page.slice(0, at);
  return `${before.trimEnd()}\n\n${section}`;
}

/** A page written again, with the section of the earlier one. */
export function keepPagesSection(page: string, earlier: string): string {
  const at = earlier.indexOf(heading);
  return at === -1 ? page : replacePagesSection(page, earlier.slice(at));
}
