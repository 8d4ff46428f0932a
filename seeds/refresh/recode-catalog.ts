import { MethodParameters } from "#shared/reference/method-parameters.ts";
import type { Refusal } from "../build/refusal.ts";
import type { Changes } from "./changes.ts";
import { numberIn, type Present, type SeedRow, tableOf, textIn } from "./read-present.ts";

/** The catalog with the codes of the new release. */
export interface Recoded {
  /** Roles with the occupations that they now belong to. */
  roles: SeedRow[];
  /** The codes of these occupations. */
  kept: Set<string>;
  /** Codes whose series, projections and statistics of the occupation continue under the same code. */
  unchanged: (code: string) => boolean;
  /** The present occupations by the code that their roles have now. */
  predecessors: Map<string, SeedRow[]>;
  /** Where a code's occupation is now. */
  codeOf: (code: string) => string;
  /** Roles that changed their occupation: slug, from, to. */
  moved: { slug: string; from: string; to: string }[];
}

/**
 * Gives each role the occupation that it has in the new release.
 *
 * @param published whether an occupation has an annual median in the release.
 */
export function recodeCatalog(
  present: Present,
  changes: Changes,
  published: (code: string) => boolean,
  refusals: Refusal[],
): Recoded {
  const codeOf = (code: string) => changes.occupations.get(code) ?? code;
  const moved: Recoded["moved"] = [];
  const lost = new Map<string, string[]>();
  const roles = tableOf(present, "roles.csv").map((role) => {
    const [slug, from] = [textIn(role, "slug"), textIn(role, "soc_code")];
    const to = changes.roles.get(slug) ?? codeOf(from);
    if (!published(to)) lost.set(to, [...(lost.get(to) ?? []), slug]);
    if (to !== from) moved.push({ slug, from, to });
    // Whether it names the occupation that it is moved to, nobody has reviewed.
    const moves = to !== codeOf(from);
    return { ...role, soc_code: to, ...(moves ? { names_occupation: "0" } : {}) };
  });
  for (const [code, slugs] of lost) {
    const named = slugs.slice(0, 3).join(", ") + (slugs.length > 3 ? ", …" : "");
    refusals.push({
      file: changes.file,
      line: null,
      key: `occupation ${code}`,
      reason: `has no annual median in the release, and ${slugs.length} roles (${named}) belong to it: add a line "occupation,${code},CODE" with the occupation that they belong to now, or a line "role,SLUG,CODE" for each`,
    });
  }
  const known = new Set(tableOf(present, "roles.csv").map((role) => textIn(role, "slug")));
  for (const { line, cells } of changes.lines) {
    if (cells.kind === "role" && !known.has(cells.from)) {
      const key = `role ${cells.from}`;
      refusals.push({ file: changes.file, line, key, reason: "no role has this slug" });
    }
  }
  const kept = new Set(roles.map((role) => textIn(role, "soc_code")));
  const predecessors = Map.groupBy(tableOf(present, "occupations.csv"), (row) =>
    codeOf(textIn(row, "soc_code")),
  );
  const former = new Set(tableOf(present, "occupations.csv").map((row) => textIn(row, "soc_code")));
  return {
    roles,
    kept,
    // An occupation that takes up another one, or a part of it, is not the same as before.
    unchanged: (code) => former.has(code) && predecessors.get(code)?.length === 1,
    predecessors,
    codeOf,
    moved,
  };
}

/** The parameters of the title factor, with the means of the titles under the occupations' codes of today. */
export function recodeTitleFactor({ method }: Present, { codeOf }: Recoded) {
  const { centers } = MethodParameters.shape.title_factor.parse(method.title_factor);
  const recoded = Object.entries(centers).map(([code, mean]) => [codeOf(code), mean] as const);
  return { ...method.title_factor, centers: Object.fromEntries(recoded) };
}

/** Rows of the occupations: filings add up, filed wages are known only of one that did not change. */
export function listOccupations(
  { kept, predecessors, unchanged }: Recoded,
  published: ReadonlyMap<string, { title: string; yearlyOnly: boolean }>,
) {
  return [...kept].map((code) => {
    const before = predecessors.get(code) ?? [];
    const [own] = before;
    const same = unchanged(code) && own !== undefined;
    return {
      soc_code: code,
      title: published.get(code)?.title ?? "",
      filings: before.reduce((sum, row) => sum + (numberIn(row, "filings") ?? 0), 0),
      filed_wage_count: same ? numberIn(own, "filed_wage_count") : 0,
      filed_wage_median: same ? numberIn(own, "filed_wage_median") : null,
      yearly_only: published.get(code)?.yearlyOnly ?? false,
      tools: own ? textIn(own, "tools") : "",
    };
  });
}
