import { dataApp } from "#shared/http/contexts/bulk/data-app.ts";
import { sendDataFile } from "#shared/http/contexts/bulk/send-data-file.ts";

/** `GET /data/{release}/{file}`: a file of a release, or a part of it. */
export default dataApp("/data/:release/:file", (c) => {
  const { release, file } = c.req.param();
  return sendDataFile(c, release, file);
});
