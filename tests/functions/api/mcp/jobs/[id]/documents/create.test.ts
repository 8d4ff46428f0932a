import { afterAll, describe, expect, it } from "vitest";
import { documentBounds } from "#shared/access/tiers.ts";
import { docx, pdf, text, textOfBytes } from "#tests/support/documents.ts";
import { shareDocuments } from "#tests/support/kept-documents.ts";
import { aJob } from "#tests/support/pipeline.ts";

const kept = await shareDocuments();
afterAll(() => kept.pipeline.stop());

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

describe("POST /jobs/{id}/documents", () => {
  it("keeps a file, which is what its content is, whatever the request says", async () => {
    const headers = { "content-type": "text/html" };
    const made = await kept.add(pdf, "kind=letter&name=..%2FAcme%22.pdf", { headers });
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^doc_/),
        ...{ jobId: kept.job, kind: "letter", name: "Acme-.pdf", type: "pdf", size: pdf.length },
        ...{ sha256: await sha256(pdf), createdAt: "2026-11-21T12:00:00.000Z" },
      },
    ]);
    const file = await kept.bytesOf(`/jobs/${kept.job}/documents/${made.body.id}`);
    expect(file.bytes).toEqual(pdf);
    expect(await kept.user.events()).not.toContainEqual(
      expect.objectContaining({ data: { id: made.body.id } }),
    );
  });

  it("refuses what is no document, and names and kinds that it cannot have", async () => {
    const refused = async (body: Uint8Array<ArrayBuffer>, query: string) => {
      const { status, body: error } = await kept.add(body, query);
      return [status, error.error];
    };
    const html = text("<!doctype html><script>alert(1)</script>");
    expect(await refused(html, "kind=resume&name=cv.pdf")).toEqual([
      400,
      expect.stringContaining("ends in .pdf, but the file is plain text"),
    ]);
    expect(await refused(Uint8Array.from([0xff, 0xd8]), "kind=resume&name=cv.jpg")).toEqual([
      415,
      expect.stringContaining("PDF, a Word document (.docx), plain text or Markdown"),
    ]);
    const bomb = docx({ "word/media/a": new Uint8Array(101 * 1024 * 1024) });
    expect(await refused(bomb, "kind=resume&name=cv.docx")).toEqual([
      415,
      expect.stringContaining("too large once it is unpacked"),
    ]);
    for (const query of [
      "kind=photo&name=a.txt",
      "kind=resume",
      "name=a.txt",
      "kind=resume&name=%00",
    ]) {
      expect((await refused(text("a"), query))[0], query).toBe(400);
    }
    expect((await refused(text(""), "kind=resume&name=a.txt"))[0]).toBe(400);
    expect((await kept.user.get(`/jobs/${kept.job}`)).status).toBe(200);
  });

  it("takes 5 MiB and not a byte more", async () => {
    const of = (await kept.user.post("/jobs", aJob)).body.id;
    const query = "kind=other&name=long.txt";
    const { status, body } = await kept.add(textOfBytes(documentBounds.fileBytes), query, { of });
    expect([status, body.size]).toEqual([201, documentBounds.fileBytes]);
    expect((await kept.add(textOfBytes(documentBounds.fileBytes + 1), query, { of })).status).toBe(
      413,
    );
    expect((await kept.user.get(`/jobs/${of}/documents`)).body.documents).toHaveLength(1);
  });

  it("is repeated with its key: one document, and another file is refused", async () => {
    const of = (await kept.user.post("/jobs", aJob)).body.id;
    const headers = { "idempotency-key": "documents-1" };
    const query = "kind=resume&name=cv.txt";
    const first = await kept.add(text("one"), query, { of, headers });
    const again = await kept.add(text("one"), query, { of, headers });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await kept.add(text("two"), query, { of, headers })).status).toBe(400);
    expect((await kept.user.get(`/jobs/${of}/documents`)).body).toEqual({
      documents: [first.body],
      isKept: true,
    });
  });
});
