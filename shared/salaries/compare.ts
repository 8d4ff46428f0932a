import type { CompareQuery } from "../contracts/compare.ts";
import type { CompareData } from "../contracts/responses/compare.ts";
import { ApiError } from "../core/errors.ts";
import { comparedSide, differences } from "./compared-side.ts";
import type { SalaryContext } from "./context.ts";
import { findPair } from "./find-pair.ts";
import type { Subject } from "./find-subject.ts";
import { comparePageUrl } from "./page-url.ts";
import { assumptions, compensationAssumptions } from "./prose/assumptions.ts";
import { compareCitation, leverageNote, mergeAssumptions } from "./prose/comparison-notes.ts";
import { type Quote, quote } from "./quote.ts";
import { cityReference, roleReference } from "./references.ts";
import { createUnrecordedWorksheet } from "./worksheet/worksheet.ts";

export type CompareInput = Pick<CompareQuery, "roleA" | "roleB" | "city" | "basis">;

/**
 * Compares two roles at mid level, in a city or the nation: what `calculate`
 * returns for each, and the first minus the second.
 *
 * @throws {ApiError} `roles_identical`, `role_not_found`, `city_not_found`.
 */
export async function compare(context: SalaryContext, input: CompareInput): Promise<CompareData> {
  if (input.roleA === input.roleB) throw identical(input.roleA);
  const [a, b] = await findPair(context.reference, input);
  if (a.role.slug === b.role.slug) throw identical(a.role.slug);
  const first = quote(context, a, "mid", createUnrecordedWorksheet());
  const second = quote(context, b, "mid", createUnrecordedWorksheet());
  const { origin } = context.site;
  const { quarter } = first.figures.input;
  const delta = deltaOf(first, second);
  return {
    primary: { role: roleReference(a.role), ...comparedSide(first) },
    secondary: { role: roleReference(b.role), ...comparedSide(second) },
    city: a.place && cityReference(a.place.city, quarter.year),
    delta,
    local: a.place && (await compareLocally(context, [first, a], [second, b])),
    citation: compareCitation(first, second, origin),
    assumptions: [
      ...mergeAssumptions(
        [first, second].map(({ figures, supplement }) => ({
          name: figures.input.role.title,
          sentences: [
            ...assumptions(figures),
            ...compensationAssumptions(context.reference.dataset, supplement),
          ],
        })),
      ),
      leverageNote,
    ],
    page_url: comparePageUrl(origin, {
      roleA: a.role.slug,
      roleB: b.role.slug,
      ...(a.place ? { city: a.place.city.slug, basis: input.basis } : {}),
    }),
  };
}

type Quoted = [Quote, Subject];

/** The same comparison in the pay of each role's own occupation in the city. */
async function compareLocally(
  context: SalaryContext,
  ...sides: [Quoted, Quoted]
): Promise<NonNullable<CompareData["local"]>> {
  const locally = ([own, subject]: Quoted) =>
    subject.basis === "local"
      ? own
      : quote(context, { ...subject, basis: "local" }, "mid", createUnrecordedWorksheet());
  const [first, second] = [await locally(sides[0]), await locally(sides[1])];
  const side = ({ estimate, totalCompensation }: Quote) => ({
    estimate,
    total_compensation: totalCompensation,
  });
  return { primary: side(first), secondary: side(second), delta: deltaOf(first, second) };
}

function deltaOf(first: Quote, second: Quote): CompareData["delta"] {
  const delta = differences(first, second);
  return { higher_paid: higherPaid(delta.median_delta), ...delta };
}

function higherPaid(delta: number): CompareData["delta"]["higher_paid"] {
  if (delta === 0) return "tie";
  return delta > 0 ? "roleA" : "roleB";
}

function identical(slug: string): ApiError {
  return new ApiError("roles_identical", {
    message: `roleA and roleB are both ${slug}, so there is nothing to compare.`,
    param: "roleB",
    clarification: `Which other role should ${slug} be compared with? For example roleB=${slug === "data-scientist" ? "software-engineer" : "data-scientist"}.`,
  });
}
