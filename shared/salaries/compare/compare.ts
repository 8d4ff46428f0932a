import { type Basis, bases } from "#shared/contract/salary-fields.ts";
import { ApiError } from "#shared/core/errors.ts";
import { creditOf } from "#shared/core/site.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { assumptions, compensationAssumptions } from "../estimate/assumptions.ts";
import { citySentences } from "../estimate/city-sentences.ts";
import { type Quote, quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { findPair } from "../subject/find-pair.ts";
import { comparePageUrl } from "../subject/page-url.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CompareQuery } from "./compare.request.ts";
import type { CompareData } from "./compare.response.ts";
import { comparedSide, differences } from "./compared-side.ts";
import {
  basisNote,
  compareCitation,
  leverageNote,
  mergeAssumptions,
  type QuotesByBasis,
} from "./comparison-notes.ts";

type CompareInput = Pick<CompareQuery, "roleA" | "roleB" | "city" | "basis">;

/**
 * Compares two roles, whatever the experience, in a city or the nation: what `calculate`
 * returns for each, and the first minus the second, in both bases.
 *
 * @throws {ApiError} `roles_identical`, `role_not_found`, `city_not_found`.
 */
export async function compare(context: SalaryContext, input: CompareInput): Promise<CompareData> {
  if (input.roleA === input.roleB) throw identical(input.roleA);
  const [a, b] = await findPair(context.reference, input);
  if (a.role.slug === b.role.slug) throw identical(a.role.slug);
  const quotesIn = (basis: Basis): [Quote, Quote] => [
    quote(context, { ...a, basis }, "any", createUnrecordedWorksheet()),
    quote(context, { ...b, basis }, "any", createUnrecordedWorksheet()),
  ];
  const local = quotesIn("local");
  const quotes: QuotesByBasis = {
    local,
    price_parity: a.place ? quotesIn("price_parity") : local,
  };
  const [first, second] = quotes[input.basis];
  const compared = {
    local: comparedIn(quotes.local),
    price_parity: comparedIn(quotes.price_parity),
  };
  const { origin } = context.site;
  return {
    primary: { role: roleReference(a.role), ...comparedSide(first) },
    secondary: { role: roleReference(b.role), ...comparedSide(second) },
    city: a.place && cityReference(a.place.city, first.figures.input.quarter.year),
    delta: compared[input.basis].delta,
    ...compared,
    citation: compareCitation(quotes, input.basis, creditOf(context.site)),
    assumptions: [
      basisNote(quotes, input.basis),
      ...mergeAssumptions(
        [first, second].map(({ figures, supplement }) => ({
          name: figures.input.role.title,
          sentences: [
            ...assumptions(figures),
            ...compensationAssumptions(context.reference.dataset, supplement),
          ],
        })),
      ),
      ...(a.place ? otherAssumptions(quotes, input.basis) : []),
      leverageNote,
    ],
    page_url: comparePageUrl(origin, {
      roleA: a.role.slug,
      roleB: b.role.slug,
      ...(a.place ? { city: a.place.city.slug, basis: input.basis } : {}),
    }),
  };
}

function comparedIn([first, second]: [Quote, Quote]): CompareData[Basis] {
  const pay = ({ estimate, totalCompensation }: Quote) => ({
    median: estimate.median,
    total_comp: totalCompensation.total,
    data_point_id: estimate.data_point_id,
  });
  const delta = differences(first, second);
  return {
    primary: pay(first),
    secondary: pay(second),
    delta: { higher_paid: higherPaid(delta.median_delta), ...delta },
  };
}

/** The sentences about the factor of the basis that was not requested; all else is the same in both. */
function otherAssumptions(quotes: QuotesByBasis, requested: Basis): string[] {
  return bases
    .filter((basis) => basis !== requested)
    .flatMap((basis) =>
      mergeAssumptions(
        quotes[basis].map(({ figures }) => ({
          name: figures.input.role.title,
          sentences: citySentences(figures),
        })),
      ).map((sentence) => `${byBasis[basis]}: ${sentence}`),
    );
}

/** What the figures of a basis follow, as a person would say it. */
const byBasis = {
  local: "By what is paid there",
  price_parity: "By national pay at the prices there",
} as const satisfies Record<Basis, string>;

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
