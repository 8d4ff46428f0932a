import { NoParams } from "../../../../../shared/contracts/common.ts";
import {
  CompareOffersBody,
  CompareOffersData,
  CompareOffersQuery,
} from "../../../../../shared/contracts/compare-offers.ts";
import { salaryContext } from "../../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../../shared/http/define.ts";
import { attribute } from "../../../../../shared/salaries/attribute.ts";
import { compareOffers } from "../../../../../shared/salaries/compare-offers.ts";

export default salaryEndpoint({
  operationId: "compareOffers",
  method: "post",
  path: "/api/v1/intelligence/salaries/compare-offers",
  summary: "Compare job offers after tax and cost of living",
  description:
    "Takes 2 to 5 offers and ranks them by what they are worth a year after federal, state and local taxes of 2026, over the city's cost of living, with equity as it vests. Answers every tax of every year, the rules with their rates, years and sources, and what they leave out. Nothing is stored.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CompareOffersQuery,
  body: CompareOffersBody,
  data: CompareOffersData,
  errors: ["role_not_found", "city_not_found"],
  async handle(c, _query, body) {
    const context = await salaryContext(c);
    const data = await compareOffers(context, body);
    return {
      data,
      ...attribute(data.offers.find(({ market }) => market)?.market?.estimate, context),
    };
  },
});
