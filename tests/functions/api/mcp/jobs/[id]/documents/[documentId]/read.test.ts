import { afterAll, describe, expect, it } from "vitest";
import { text } from "#tests/support/documents.ts";
import { shareDocuments } from "#tests/support/kept-documents.ts";
import { aJob } from "#tests/support/pipeline.ts";

const kept = await shareDocuments();
afterAll(() => kept.pipeline.stop());

describe("GET /jobs/{id}/documents/{documentId}", () => {
  it("sends a file for saving that nothing runs of, and 304 for its hash", async () => {
    const html = text("<script>alert(1)</script>");
    const { body } = await kept.add(html, "kind=posting&name=R%C3%A9sum%C3%A9%20%22a%22.html");
    const path = `/jobs/${kept.job}/documents/${body.id}`;
    const { status, headers, bytes } = await kept.bytesOf(path);
    expect([status, bytes]).toEqual([200, html]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="R_sum_ -a-.html.txt"; filename*=UTF-8''R%C3%A9sum%C3%A9%20-a-.html.txt`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "private, no-cache",
      etag: `"${body.sha256}"`,
    });
    const known = await kept.bytesOf(path, kept.user, { "if-none-match": `"${body.sha256}"` });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    const head = await kept.pipeline.service.fetch(`/api/mcp${path}`, {
      method: "HEAD",
      key: kept.user.token,
    });
    expect([head.status, head.headers.get("etag")]).toEqual([200, `"${body.sha256}"`]);
  });

  it("has nothing of another account, nor of another job", async () => {
    const { body } = await kept.add(text("secret"), "kind=resume&name=a.txt");
    const other = await kept.pipeline.newUser();
    const theirs = (await other.post("/jobs", aJob)).body.id;
    for (const of of [kept.job, theirs]) {
      expect((await kept.bytesOf(`/jobs/${of}/documents/${body.id}`, other)).status).toBe(404);
      expect((await other.remove(`/jobs/${of}/documents/${body.id}`)).status).toBe(404);
    }
    expect((await other.get(`/jobs/${kept.job}/documents`)).status).toBe(404);
    const second = (await kept.user.post("/jobs", aJob)).body.id;
    expect((await kept.bytesOf(`/jobs/${second}/documents/${body.id}`)).status).toBe(404);
    expect((await kept.bytesOf(`/jobs/${kept.job}/documents/${body.id}`)).status).toBe(200);
  });
});
