import type { Audited } from "./report-audit.ts";
import { table } from "./write-report.ts";

/** A larger difference from the occupation's wage is listed. */
const difference = 0.005;

/**
 * Titles that bear their occupation's name and are paid more than it by their own evidence.
 * The occupation's other titles without evidence keep its wage, and so seem to be paid less.
 */
export function reportNamesakes(audited: readonly Audited[]): string[] {
  const byCode = Map.groupBy(audited, ({ code }) => code);
  const namesakes = audited
    .filter(({ role, factor }) => role.namesOccupation && factor > 1 + difference)
    .map((namesake) => {
      const titles = byCode.get(namesake.code) ?? [];
      return { ...namesake, without: titles.filter(({ own }) => own.length === 0) };
    })
    .filter(({ without }) => without.length > 0)
    .sort((a, b) => b.factor - a.factor);
  return [
    "### Titles without evidence, below the title that names their occupation",
    "A title with fewer than five observations keeps its occupation's wage. If the title that names the occupation has evidence of more, it is above them, and that says nothing about them: a Travel Nurse or an ICU Nurse is not known to be paid less than a Registered Nurse.",
    table(
      ["title", "occupation", "factor", "observations", "independent", "titles without evidence"],
      namesakes.map(({ role, own, factor, without }) => [
        role.title,
        role.code,
        factor.toFixed(3),
        own.reduce((total, { count }) => total + count, 0),
        own.reduce((total, { groups }) => total + groups, 0),
        without.length,
      ]),
    ),
  ];
}
