import { expect, it } from "vitest";
import { fetchInTurn } from "../../../../shared/http/contexts/posting-context.ts";
import { holdBytes, maxHeldBytes } from "../../../../shared/http/request/held-bytes.ts";
import { readSendingSettings } from "../../../../shared/webhooks/sending/settings.ts";

const settings = readSendingSettings({ ENVIRONMENT: "local" });
const request = { url: "http://not-https.test/", accept: "text/html", maxBytes: 2_000_000 };

it("reads a page only if the isolate has room for all of it, and gives the room back", async () => {
  const others = holdBytes("page");
  others.add(maxHeldBytes.page - request.maxBytes + 1);
  await expect(fetchInTurn(request, settings)).rejects.toMatchObject({
    code: "dependency_unavailable",
  });
  others.release();
  expect(await fetchInTurn(request, settings)).toMatchObject({ kind: "refused" });
  holdBytes("page").add(maxHeldBytes.page);
});
