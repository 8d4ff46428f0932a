import { describe, expect, it } from "vitest";
import { readJsonBody } from "../../../../shared/http/request/body.ts";

const limit = 100;

/** A request whose body arrives in parts of ten bytes, and how many of its bytes were read. */
function send(bytes: number, headers: Record<string, string> = {}) {
  const seen = { read: 0, canceled: false };
  const body = new ReadableStream(
    {
      pull(controller) {
        if (seen.read >= bytes) return controller.close();
        controller.enqueue(new Uint8Array(10).fill(0x20));
        seen.read += 10;
      },
      cancel() {
        seen.canceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://service/", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    duplex: "half",
  } as RequestInit);
  return { request, seen };
}

const tooLarge = { code: "payload_too_large" };

describe("a body over the limit", () => {
  it("is read to its end if it is at most twice the limit, so that the client gets the response", async () => {
    for (const bytes of [limit + 10, 2 * limit]) {
      const { request, seen } = send(bytes);
      await expect(readJsonBody(request, { maxBytes: limit })).rejects.toMatchObject(tooLarge);
      expect(seen).toEqual({ read: bytes, canceled: false });
    }
  });

  it("is not read at all if its declared length is more than twice the limit", async () => {
    const { request, seen } = send(1_000, { "content-length": `${2 * limit + 1}` });
    await expect(readJsonBody(request, { maxBytes: limit })).rejects.toMatchObject(tooLarge);
    expect(seen.read).toBe(0);
  });

  it("is read no further than twice the limit if its length is not declared", async () => {
    const { request, seen } = send(10_000);
    await expect(readJsonBody(request, { maxBytes: limit })).rejects.toMatchObject(tooLarge);
    expect(seen).toEqual({ read: 2 * limit + 10, canceled: true });
  });
});

it("a body whose connection is lost is the client's fault, not the service's", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error("Network connection lost.")),
  });
  const request = new Request("http://service/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  await expect(readJsonBody(request)).rejects.toMatchObject({ code: "parameter_missing" });
});
