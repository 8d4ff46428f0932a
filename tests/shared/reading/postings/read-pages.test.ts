import { expect, it } from "vitest";
import { holdBytes } from "#shared/middleware/request/held-bytes.ts";
import { readSendingSettings } from "#shared/outbound/settings.ts";
import { fetchInTurn } from "#shared/reading/postings/read-pages.http.ts";

const settings = readSendingSettings({ ENVIRONMENT: "local" });
const request = { url: "http://not-https.test/", accept: "text/html", maxBytes: 2_000_000 };
const read = (account: string) => fetchInTurn(request, settings, account);

it("reads two links of an account at a time, and those of others meanwhile", async () => {
  const share = { pool: "page", caller: "usr_a" } as const;
  const [first] = [holdBytes(share), holdBytes(share)];
  await expect(read("usr_a")).rejects.toMatchObject({
    code: "rate_limit_exceeded",
    details: { afterSeconds: 8 },
  });
  expect(await read("usr_b")).toMatchObject({ kind: "refused" });
  first.release();
  expect(await read("usr_a")).toMatchObject({ kind: "refused" });
  expect(await read("usr_a")).toMatchObject({ kind: "refused" });
});
