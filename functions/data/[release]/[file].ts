import { dataApp } from "#shared/bulk/data-app.http.ts";
import { sendDataFile } from "#shared/bulk/send-data-file.http.ts";

/** `GET /data/{release}/{file}`: a file of a release, or a part of it. */
export default dataApp("/data/:release/:file", (c) => {
  const { release, file } = c.req.param();
  return sendDataFile(c, release, file);
});
