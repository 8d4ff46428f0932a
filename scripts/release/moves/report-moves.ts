import { dollars, grouped, percent } from "#shared/core/format.ts";
import type { CheckedIds } from "./check-ids.ts";
import { bounds, type Comparison } from "./compare-versions.ts";

/** Writes the differences as Markdown. */
export function reportMoves(
  versions: { from: string; to: string; quarter: string },
  comparison: Comparison,
  ids: CheckedIds,
): string {
  const { sizes, same, largest } = comparison;
  const all = sizes.reduce((sum, count) => sum + count, 0);
  return [
    `# What moves from ${versions.from} to ${versions.to}`,
    "",
    `Estimates at mid level in ${versions.quarter}: ${grouped(all)} pairs of a role and a city or the nation that both versions have.`,
    "",
    "| change of the estimate | pairs | share |",
    "| --- | --- | --- |",
    ...sizes.map((count, at) => `| ${rangeOf(at)} | ${grouped(count)} | ${percent(count / all)} |`),
    "",
    `${grouped(same)} do not change.`,
    "",
    "## The largest",
    "",
    "| role | place | before | after | change | because |",
    "| --- | --- | --- | --- | --- | --- |",
    ...largest.map(
      ({ role, city, before, after, reason, others }) =>
        `| ${role}${others > 0 ? ` and ${grouped(others)} more pairs` : ""} | ${city ?? "nation"} | ${dollars(before)} | ${dollars(after)} | ${signed(after / before - 1)} | ${reason} |`,
    ),
    "",
    "## Gained and lost",
    "",
    listed("Pairs that gain a figure", comparison.appeared),
    listed("Pairs that lose their figure", comparison.disappeared),
    listed("Roles that are new", comparison.rolesAdded),
    listed("Roles that are gone", comparison.rolesGone),
    listed(
      "Roles of another occupation",
      comparison.recoded.map(([slug, from, to]) => `${slug} (${from} → ${to})`),
    ),
    listed("Roles whose national figure gains a source", comparison.gainedSource),
    listed("Roles whose national figure loses a source", comparison.lostSource),
    `- Pairs for which the metropolitan area's own wage is published now, and was not: ${grouped(comparison.gainedCell)}`,
    `- Pairs for which it was published, and no longer is: ${grouped(comparison.lostCell)}`,
    "",
    "## Ids",
    "",
    `${ids.checked - ids.wrong.length} of ${ids.checked} ids of figures of ${versions.from} lead to the same figure.`,
    ...ids.wrong.map((name) => `- not: ${name}`),
    "",
  ].join("\n");
}

const maxNamed = 12;

function listed(what: string, names: readonly string[]): string {
  const named = names.slice(0, maxNamed).join(", ");
  const rest = names.length > maxNamed ? " …" : "";
  return `- ${what}: ${grouped(names.length)}${names.length > 0 ? ` (${named}${rest})` : ""}`;
}

function rangeOf(at: number): string {
  const [from, to] = [bounds[at - 1], bounds[at] ?? 0];
  if (from === undefined) return `falls by ${percent(-to, 0)} or more`;
  return to === Number.POSITIVE_INFINITY
    ? `over ${signed(from, 0)}`
    : `${signed(from, 0)} to ${signed(to, 0)}`;
}

function signed(change: number, digits = 1): string {
  return `${change > 0 ? "+" : ""}${percent(change, digits)}`;
}
