import { keyOrToken, salaryList } from "#shared/api/define-operation.http.ts";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { rolesTool } from "#shared/catalog/list-roles.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { protectedAs } from "#shared/mcp/protected-as.http.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { RolesToolQuery } from "#shared/salaries/lookup-tools/lookup-tools.request.ts";

export default salaryList({
  operationId: "lookUpRoles",
  method: "get",
  path: "/api/mcp/intelligence/roles",
  summary: "Search or list roles",
  description:
    "With `q`, returns the same results as `search`, best match first; without it, lists all roles by title. Use the cursors in `pagination` to move forward and backward.",
  access: keyOrToken("free", "intelligence:read"),
  ...protectedAs("/api/mcp"),
  params: NoParams,
  query: RolesToolQuery,
  begin: beginReference,
  errors: [],
  handle: async (c, query) => rolesTool(await catalogContext(c), query),
});
