import * as z from "zod/mini";
import { ExperienceLevel } from "../shared/contracts/common.ts";
import { filingStatuses } from "../shared/contracts/filing-status.ts";
import { formApp } from "../shared/http/contexts/pages/page-app.ts";
import { salaryContext } from "../shared/http/contexts/salary-context.ts";
import { maxOffers, type OfferValues, offerFields } from "../shared/pages/offers/offers-form.tsx";
import { offersPage } from "../shared/pages/offers/offers-page.tsx";
import { compareTypedOffers } from "../shared/pages/offers/offers-typed.ts";

const Typed = z._default(z.catch(z.string().check(z.maxLength(200)), ""), "");

const numbers = Array.from({ length: maxOffers }, (_, at) => at + 1);

/** The form's fields: `base1` is the base pay of the first offer. */
const OffersFields = z.pipe(
  z.catchall(
    z.object({
      filing_status: z.catch(z.enum(filingStatuses), "single"),
      exp: z.catch(ExperienceLevel, "mid"),
    }),
    Typed,
  ),
  z.transform(({ filing_status, exp, ...fields }) => ({
    filingStatus: filing_status,
    exp,
    offers: numbers.map((number) => readOffer(fields, number)),
  })),
);

function readOffer(fields: Readonly<Record<string, unknown>>, number: number): OfferValues {
  const typed = (name: string) => {
    const value = fields[`${name}${number}`];
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(offerFields.map((name) => [name, typed(name)])) as Record<
    (typeof offerFields)[number],
    string
  >;
}

/** `GET /offers` shows the form; `POST /offers` compares what it holds, and stores nothing. */
export default formApp({
  path: "/offers",
  query: OffersFields,
  cache: "private",
  async handle(c, values) {
    if (c.req.method !== "POST") {
      // Amounts belong in no URL, so none is read from one.
      const empty = OffersFields.parse({});
      return offersPage({ values: empty, errors: {}, result: null, counter: null });
    }
    return offersPage(await compareTypedOffers(await salaryContext(c), values));
  },
});
