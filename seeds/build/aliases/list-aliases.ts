import { sortedBy } from "../compare.ts";
import { slugify } from "../titles/slug.ts";

/** Keyed by reason: slug of the record, then the words for it, separated by semicolons. */
export type ReviewedAliases = Record<string, Record<string, string>>;

/** Words for a record of the catalog, as a slug, and why they mean it. */
export interface Alias {
  alias: string;
  target: string;
  reason: string;
}

/**
 * The rows of a reviewed table of aliases, checked and in order.
 *
 * @param known the slugs that the catalog has without aliases
 * @throws Error naming every row whose record is missing, or whose words mean something else already
 */
export function listAliases(reviewed: ReviewedAliases, known: ReadonlySet<string>): Alias[] {
  const aliases = new Map<string, Alias>();
  const faults: string[] = [];
  for (const [reason, rows] of Object.entries(reviewed)) {
    for (const [target, words] of Object.entries(rows)) {
      if (!known.has(target)) faults.push(`${target} is not in the catalog`);
      for (const text of words.split(";")) {
        const alias = slugify(text);
        const other = aliases.get(alias)?.target;
        if (known.has(alias)) faults.push(`${alias} is a slug of the catalog`);
        else if (other !== undefined) faults.push(`${alias} means ${other} and ${target}`);
        aliases.set(alias, { alias, target, reason });
      }
    }
  }
  if (faults.length > 0) throw new Error(`aliases: ${faults.join("; ")}`);
  return sortedBy([...aliases.values()], ({ alias }) => alias);
}
