import * as z from "zod/mini";
import { filingStatuses } from "#shared/contract/filing-status.ts";
import { PayLevel } from "#shared/contract/salary-fields.ts";
import { chartFormats } from "#shared/html/charts/chart-file.tsx";
import { formApp } from "#shared/html/serve/page-app.http.ts";
import { sendChart } from "#shared/html/serve/send-chart.http.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { offersPage } from "#shared/salaries/offers-page/offers.page.tsx";
import {
  maxOffers,
  type OfferValues,
  offerTextNames,
} from "#shared/salaries/offers-page/offers-form.page.tsx";
import { offersFile } from "#shared/salaries/offers-page/offers-result.page.tsx";
import { compareTypedOffers } from "#shared/salaries/offers-page/offers-typed.page.ts";

const Typed = z._default(z.catch(z.string().check(z.maxLength(200)), ""), "");

const numbers = Array.from({ length: maxOffers }, (_, at) => at + 1);

/** The form's fields: `base1` is the base pay of the first offer. */
const OffersFields = z.pipe(
  z.catchall(
    z.object({
      filing_status: z.catch(z.enum(filingStatuses), "single"),
      exp: z.catch(PayLevel, "any"),
      as: z.catch(z.optional(z.enum(chartFormats)), undefined),
    }),
    Typed,
  ),
  z.transform(({ filing_status, exp, as, ...fields }) => ({
    as,
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
  const texts = Object.fromEntries(offerTextNames.map((name) => [name, typed(name)])) as Record<
    (typeof offerTextNames)[number],
    string
  >;
  return { ...texts, period: typed("period") === "hourly" ? "hourly" : "annual" };
}

/** `GET /offers` shows the form; `POST /offers` values what it holds, one offer or several, and stores nothing. */
export default formApp({
  path: "/offers",
  query: OffersFields,
  cache: "private",
  async handle(c, { as, ...values }) {
    if (c.req.method !== "POST") {
      // Amounts belong in no URL, so none is read from one.
      const { as: _, ...empty } = OffersFields.parse({});
      return offersPage({ values: empty, errors: {}, result: null, offers: [], letters: [] });
    }
    const compared = await compareTypedOffers(await salaryContext(c), values);
    if (as === undefined || !compared.result) return offersPage(compared);
    return sendChart(c, offersFile(compared.result, siteOrigin(c)), as, "private, no-store");
  },
});
