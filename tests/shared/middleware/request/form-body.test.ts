import { expect, it } from "vitest";
import { readFormBody } from "#shared/middleware/request/body.ts";

const read = (type: string) =>
  readFormBody(
    new Request("https://x.example/", {
      method: "POST",
      headers: { "content-type": type },
      body: "a=1",
    }),
    100,
    { share: { pool: "anonymous", caller: "192.0.2.1" } },
  );

it("takes the media type of forms in any case of letters, and no longer name", async () => {
  for (const type of [
    "application/x-www-form-urlencoded",
    "Application/X-WWW-Form-URLEncoded; charset=UTF-8",
    "application/x-www-form-urlencoded ;charset=utf-8",
  ]) {
    expect((await read(type)).get("a"), type).toBe("1");
  }
  for (const type of ["application/x-www-form-urlencoded-2", "application/json", "text/plain"]) {
    await expect(read(type), type).rejects.toMatchObject({ code: "unsupported_media_type" });
  }
});
