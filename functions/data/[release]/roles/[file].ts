import { dataApp } from "#shared/http/contexts/bulk/data-app.ts";
import { sendRoleFile } from "#shared/http/contexts/bulk/send-role-file.ts";

/** `GET /data/{release}/roles/{role}.csv`: what a role pays in every city, for spreadsheets. */
export default dataApp("/data/:release/roles/:file", (c) => {
  const { release, file } = c.req.param();
  return sendRoleFile(c, release, file);
});
