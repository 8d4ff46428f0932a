import { rolesTool } from "../../../../shared/catalog/legacy-roles.ts";
import { NoParams } from "../../../../shared/contracts/common.ts";
import { RolesToolItem, RolesToolQuery } from "../../../../shared/contracts/tools.ts";
import { catalogContext } from "../../../../shared/http/contexts/catalog-context.ts";
import { key, salaryList } from "../../../../shared/http/define.ts";

export default salaryList({
  operationId: "rolesTool",
  method: "get",
  path: "/api/mcp/intelligence/roles",
  summary: "Search or list roles",
  description:
    "With `q`, answers the best 25 of what `search` finds; without it, the first 25 roles by title. Later pages are those of `search` and `roles`.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: RolesToolQuery,
  item: RolesToolItem,
  cachePolicy: true,
  errors: [],
  handle: async (c, query) => rolesTool(await catalogContext(c), query),
});
