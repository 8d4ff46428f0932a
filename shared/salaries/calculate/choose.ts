import { includesTier } from "#shared/access/tiers.ts";
import { ApiError } from "#shared/core/errors.ts";
import { nearest, slugCandidate } from "#shared/reference/nearest.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { type Expansion, expansions, sunsetExpansions } from "./expansions.ts";

const everything = "*";

/**
 * The requested expansions, each once, in the table's order.
 *
 * @param call returns the caller's own call with other expansions.
 * @throws {ApiError} `expand_path_unknown`, `expand_path_sunset` or `expand_path_forbidden`
 *   for the first path that this caller cannot request.
 */
export function chooseExpansions(
  asked: readonly string[],
  caller: SalaryContext["caller"],
  call: (expand: string) => string,
): [string, Expansion][] {
  if (asked.length === 0) return [];
  const chosen = new Set<string>();
  for (const path of asked) {
    if (path === everything) {
      for (const [known, row] of Object.entries(expansions)) {
        if (missingRight(row, caller) === null) chosen.add(known);
      }
      continue;
    }
    requireAllowed(path, caller, call);
    chosen.add(path);
  }
  return Object.entries(expansions).filter(([path]) => chosen.has(path));
}

function requireAllowed(
  path: string,
  caller: SalaryContext["caller"],
  call: (expand: string) => string,
): void {
  const replacement = Object.hasOwn(sunsetExpansions, path) ? sunsetExpansions[path] : undefined;
  if (replacement !== undefined) {
    throw new ApiError("expand_path_sunset", {
      message: `The expansion ${path} has been retired and replaced by ${replacement}.`,
      param: "expand",
      alternative: call(replacement),
      suggestions: [call(replacement)],
    });
  }
  const row = Object.hasOwn(expansions, path) ? expansions[path] : undefined;
  if (!row) throw unknownPath(path, call);
  const missing = missingRight(row, caller);
  if (missing !== null) {
    throw new ApiError("expand_path_forbidden", {
      message: `The expansion ${path} requires ${missing}.`,
      param: "expand",
      alternative: call(""),
      suggestions: [call(everything)],
    });
  }
}

/** The right that a caller lacks to use an expansion, as part of a sentence; null if nothing is missing. */
function missingRight({ tier, scope }: Expansion, caller: SalaryContext["caller"]): string | null {
  if (!includesTier(caller.tier, tier)) {
    return `the plan ${tier}${scope ? ` and the scope ${scope}` : ""}`;
  }
  return scope && !caller.scopes.includes(scope) ? `a key with the scope ${scope}` : null;
}

function unknownPath(path: string, call: (expand: string) => string): ApiError {
  const known = Object.keys(expansions);
  const near = nearest(
    path.replaceAll(/[._]/g, "-"),
    known.map((slug) => slugCandidate(slug, { aliases: [slug.replaceAll(/[._]/g, "-")] })),
  );
  const [first] = near;
  return new ApiError("expand_path_unknown", {
    message: `There is no expansion ${path}.${first ? ` Did you mean ${first}?` : ""}`,
    param: "expand",
    clarification: `Which of these should be added: ${[...new Set([...near, ...known]), everything].join(", ")}?`,
    suggestions: near.map(call),
  });
}
