import { NoParams } from "../../../../../shared/contracts/common.ts";
import { WidgetData, WidgetQuery } from "../../../../../shared/contracts/widget.ts";
import { salaryContext } from "../../../../../shared/http/contexts/salary-context.ts";
import { noStoreHeaders, widgetCache } from "../../../../../shared/http/contexts/widget-cache.ts";
import { everyone, flatEndpoint } from "../../../../../shared/http/define.ts";
import { isWhitelabel } from "../../../../../shared/http/request/is-whitelabel.ts";
import { widget } from "../../../../../shared/salaries/widget.ts";

export default flatEndpoint({
  operationId: "getWidget",
  method: "get",
  path: "/api/v1/intelligence/salaries/widget",
  summary: "Fill an embedded salary widget",
  description:
    "Answers a role's pay at mid level and at every level of experience, without the envelope. A white-label key (`Authorization: Bearer wlk_…`) leaves `poweredBy` out; whatever is wrong with that key, the answer is the branded one.",
  access: everyone,
  params: NoParams,
  query: WidgetQuery,
  data: WidgetData,
  cache: widgetCache,
  errors: ["role_not_found", "city_not_found"],
  async handle(c, query) {
    const whitelabel = await isWhitelabel(c);
    const data = await widget(await salaryContext(c), query, whitelabel);
    return whitelabel ? { data, headers: noStoreHeaders } : { data };
  },
});
