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
    "With `q`, returns what `search` finds, best first; without it, all roles by title. `pagination` leads through the list both ways.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: RolesToolQuery,
  item: RolesToolItem,
  cachePolicy: true,
  errors: [],
  handle: async (c, query) => rolesTool(await catalogContext(c), query),
});
