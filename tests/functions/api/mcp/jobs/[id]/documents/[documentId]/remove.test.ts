import { afterAll, describe, expect, it } from "vitest";
import { text } from "#tests/support/documents.ts";
import { shareDocuments } from "#tests/support/kept-documents.ts";
import { aJob } from "#tests/support/pipeline.ts";

const kept = await shareDocuments();
afterAll(() => kept.pipeline.stop());

describe("DELETE /jobs/{id}/documents/{documentId}", () => {
  it("deletes a document, whose file is gone after the next sweep", async () => {
    const of = (await kept.user.post("/jobs", aJob)).body.id;
    const { body } = await kept.add(text("gone"), "kind=resume&name=a.txt", { of });
    const path = `/jobs/${of}/documents/${body.id}`;
    expect((await kept.user.remove(path)).body).toEqual({ id: body.id, deleted: true });
    expect((await kept.user.remove(path)).status).toBe(404);
    expect((await kept.bytesOf(path)).status).toBe(404);
    expect((await kept.user.get(`/jobs/${of}/documents`)).body.documents).toEqual([]);
    const { WEBHOOK_SWEEPER, DOCUMENTS } = await kept.pipeline.service.env();
    await WEBHOOK_SWEEPER.getByName("sweeper").sweep();
    expect(await DOCUMENTS?.head(`${kept.user.account}/${body.id}`)).toBeNull();
  });
});
