import { afterAll, describe, expect, it } from "vitest";
import { text } from "#tests/support/documents.ts";
import { shareDocuments } from "#tests/support/kept-documents.ts";
import { aJob } from "#tests/support/pipeline.ts";

const kept = await shareDocuments();
afterAll(() => kept.pipeline.stop());

describe("GET /jobs/{id}/documents", () => {
  it("lists the documents of one job, the newest first, and none of another account", async () => {
    const of = (await kept.user.post("/jobs", aJob)).body.id;
    expect((await kept.user.get(`/jobs/${of}/documents`)).body).toEqual({
      documents: [],
      isKept: true,
    });
    const made = [];
    for (const name of ["a.txt", "b.txt"]) {
      made.push((await kept.add(text(name), `kind=resume&name=${name}`, { of })).body);
    }
    const { status, body, headers } = await kept.user.get(`/jobs/${of}/documents`);
    // They were added at the same instant of the stopped clock, so that their ids decide.
    const inOrder = made.sort((a, b) => (a.id < b.id ? 1 : -1));
    expect([status, body]).toEqual([200, { documents: inOrder, isKept: true }]);
    const known = { "if-none-match": headers.get("etag") ?? "" };
    expect((await kept.user.get(`/jobs/${of}/documents`, known)).status).toBe(304);
    const other = await kept.pipeline.newUser();
    expect((await other.get(`/jobs/${of}/documents`)).status).toBe(404);
  });
});
