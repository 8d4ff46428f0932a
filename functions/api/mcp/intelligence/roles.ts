import { rolesTool } from "../../../../shared/catalog/legacy-roles.ts";
import { NoParams } from "../../../../shared/contracts/common.ts";
import { RolesToolQuery } from "../../../../shared/contracts/tools.ts";
import { catalogContext } from "../../../../shared/http/contexts/catalog-context.ts";
import { key, salaryList } from "../../../../shared/http/define.ts";

export default salaryList({
  operationId: "lookUpRoles",
  method: "get",
  path: "/api/mcp/intelligence/roles",
  summary: "Search or list roles",
  description:
    "With `q`, returns the same results as `search`, best match first; without it, lists all roles by title. Use the cursors in `pagination` to move forward and backward.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: RolesToolQuery,
  cachePolicy: true,
  errors: [],
  handle: async (c, query) => rolesTool(await catalogContext(c), query),
});
