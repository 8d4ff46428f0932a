import { key, salaryPost } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { taxYear } from "#shared/reference/tax-tables.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import {
  CompareOffersBody,
  CompareOffersQuery,
} from "#shared/salaries/offers/compare-offers.request.ts";
import { compareOffers } from "#shared/salaries/offers/compare-offers.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryPost({
  operationId: "compareOffers",
  method: "post",
  path: "/api/v1/intelligence/salaries/compare-offers",
  summary: "Compare job offers",
  description: `Takes 2 to 5 offers and ranks them by average annual value after the federal, state and local taxes of ${taxYear}, adjusted for the city's cost of living, with equity counted as it vests. Returns every tax for every year, the tax rules with their rates, years and sources, and what they do not cover. Nothing is stored.`,
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CompareOffersQuery,
  body: CompareOffersBody,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, _query, body) {
    const context = await salaryContext(c);
    const data = await compareOffers(context, body);
    return {
      data,
      ...attribute(data.offers.find(({ market }) => market)?.market?.estimate, context),
    };
  },
});
