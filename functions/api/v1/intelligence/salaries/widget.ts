import { everyone, flatEndpoint } from "#shared/api/define-operation.http.ts";
import { noStoreHeaders, widgetCache } from "#shared/catalog/widget-cache.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { isWhitelabel } from "#shared/middleware/request/is-whitelabel.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";
import { WidgetQuery } from "#shared/salaries/widget/widget.request.ts";
import { widget } from "#shared/salaries/widget/widget.ts";

export default flatEndpoint({
  operationId: "getWidget",
  method: "get",
  path: "/api/v1/intelligence/salaries/widget",
  summary: "Get data for a salary widget",
  description:
    "Returns a role's pay, whatever the experience, and at every experience level, without the response envelope. With a valid white-label key (`Authorization: Bearer wlk_…`) `poweredBy` is omitted; an invalid key is ignored.",
  access: everyone,
  params: NoParams,
  query: WidgetQuery,
  cache: widgetCache,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const whitelabel = await isWhitelabel(c);
    const data = await widget(await salaryContext(c), query, whitelabel);
    return whitelabel ? { data, headers: noStoreHeaders } : { data };
  },
});
