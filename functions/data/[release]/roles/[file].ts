import { dataApp } from "#shared/bulk/data-app.http.ts";
import { sendRoleFile } from "#shared/bulk/send-role-file.http.ts";

/** `GET /data/{release}/roles/{role}.csv`: what a role pays in every city, for spreadsheets. */
export default dataApp("/data/:release/roles/:file", (c) => {
  const { release, file } = c.req.param();
  return sendRoleFile(c, release, file);
});
