import { listRoles } from "../../../../../shared/catalog/list-roles.ts";
import { RoleItem, RolesQuery } from "../../../../../shared/contracts/catalog.ts";
import { NoParams } from "../../../../../shared/contracts/common.ts";
import {
  catalogCache,
  catalogContext,
} from "../../../../../shared/http/contexts/catalog-context.ts";
import { everyone, salaryList } from "../../../../../shared/http/define.ts";

export default salaryList({
  operationId: "listRoles",
  method: "get",
  path: "/api/v1/intelligence/salaries/roles",
  summary: "List the roles that there are figures for",
  description:
    "Every role with its occupation's SOC code and its national median in the last completed quarter. All filters given have to match. Texts are sorted by their code points. `pagination` leads through the list both ways.",
  access: everyone,
  params: NoParams,
  query: RolesQuery,
  item: RoleItem,
  errors: [],
  cache: catalogCache,
  anyCountry: true,
  handle: async (c, query) => listRoles(await catalogContext(c), query),
});
