/** What the operations on jobs, contacts, activities and calendar events have in common. */
import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

const startsAt = "2026-11-25T15:00:00.000Z";
const kinds = [
  {
    ...{ path: "/jobs", list: "jobs", record: aJob, change: { notes: "x" } },
    events: ["job.created", "job.updated", "job.deleted"],
  },
  {
    ...{ path: "/contacts", list: "contacts", record: { name: "Ada" }, change: { title: "CTO" } },
    events: ["contact.created", "contact.updated", "contact.deleted"],
  },
  {
    ...{ path: "/activities", list: "activities", events: ["activity.created"] },
    ...{ record: { type: "call", notes: "hm" }, change: { type: "email" } },
  },
  {
    ...{ path: "/calendar", list: "events", events: [] },
    ...{ record: { type: "interview", title: "Onsite", startsAt }, change: { title: "Panel" } },
  },
];

describe.each(kinds)("the records of $path", ({ path, list, record, change, events }) => {
  it("have a version that changes only with them, events of their changes, and an end", async () => {
    const owner = await pipeline.newUser();
    const { status, body: made } = await owner.post(path, record);
    const at = `${path}/${made.id}`;
    const first = await owner.get(at);
    expect([status, first.headers.get("etag")]).toEqual([201, '"1"']);
    expect(first.body).toMatchObject({ ...made, ...record });
    const same = await owner.patch(at, record);
    expect([same.status, same.headers.get("etag"), same.body]).toEqual([200, '"1"', made]);
    const changed = await owner.patch(at, change);
    expect([changed.headers.get("etag"), changed.body]).toEqual(['"2"', { ...made, ...change }]);
    expect((await owner.get(at)).body).toMatchObject(changed.body);
    expect((await owner.get(at, { "if-none-match": '"2"' })).status).toBe(304);
    expect((await owner.get(at, { "if-none-match": '"1"' })).status).toBe(200);
    expect((await owner.remove(at)).body).toEqual({ id: made.id, deleted: true });
    expect((await owner.get(at)).status).toBe(404);
    expect((await owner.remove(at)).status).toBe(404);
    expect((await owner.get(path)).body).toEqual({ [list]: [], total: 0, nextCursor: null });
    const sent = await owner.events();
    expect(sent.map(({ type }) => type)).toEqual(events);
    for (const [place, { data }] of sent.entries()) {
      expect(data).toEqual(place === 0 ? made : changed.body);
    }
  });

  it("are neither changed nor deleted on a stale If-Match", async () => {
    const owner = await pipeline.newUser();
    const { body: made } = await owner.post(path, record);
    const at = `${path}/${made.id}`;
    const stale = { "if-match": '"2"' };
    for (const refused of [await owner.patch(at, change, stale), await owner.remove(at, stale)]) {
      expect([refused.status, refused.body.code]).toEqual([412, "PRECONDITION_FAILED"]);
    }
    expect((await owner.get(at)).body).toMatchObject(made);
    expect((await owner.patch(at, change, { "if-match": '"1"' })).status).toBe(200);
    expect((await owner.remove(at, { "if-match": '"2"' })).status).toBe(200);
  });

  it("are to another account what does not exist", async () => {
    const [owner, other] = [await pipeline.newUser(), await pipeline.newUser()];
    const { body: made } = await owner.post(path, record);
    const answers = async (id: string) => {
      const at = `${path}/${id}`;
      const all = [await other.get(at), await other.patch(at, change), await other.remove(at)];
      return all.map(({ status, body }) => [status, body.code, body.error.replace(id, "…")]);
    };
    const theirs = await answers(made.id);
    expect(theirs.map(([status]) => status)).toEqual([404, 404, 404]);
    expect(theirs).toEqual(await answers(made.id.replace(/_.*/, "_none")));
    expect((await other.get(path)).body).toEqual({ [list]: [], total: 0, nextCursor: null });
    expect((await owner.get(`${path}/${made.id}`)).body).toMatchObject(made);
  });

  it("are each visited once by the cursors of their list, which takes those of no other", async () => {
    const [owner, other] = [await pipeline.newUser(), await pipeline.newUser()];
    for (let count = 0; count < 5; count++) await owner.post(path, record);
    const { body: all } = await owner.get(path);
    expect([all.total, all[list].length]).toEqual([5, 5]);
    for (const limit of [1, 2, 5]) {
      const seen: unknown[] = [];
      let cursor = "";
      do {
        const { body } = await owner.get(`${path}?limit=${limit}${cursor}`);
        expect(body.total).toBe(5);
        seen.push(...body[list]);
        cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
        if (cursor === "") continue;
        const foreign = path === "/jobs" ? "/contacts" : "/jobs";
        const refused = await owner.get(`${foreign}?limit=${limit}${cursor}`);
        expect([refused.status, refused.body.details[0].field]).toEqual([400, "cursor"]);
        expect((await other.get(`${path}?limit=${limit}${cursor}`)).body[list]).toEqual([]);
      } while (cursor !== "");
      expect(seen).toEqual(all[list]);
    }
  });
});

const links = kinds.filter(({ path }) => path !== "/jobs");
it.each([{ path: "/jobs", record: aJob }, ...links])(
  "a record of $path names no job and no contact of another account",
  async ({ path, record }) => {
    const [owner, other] = [await pipeline.newUser(), await pipeline.newUser()];
    const { body: job } = await other.post("/jobs", aJob);
    const { body: contact } = await other.post("/contacts", { name: "Ada" });
    const named: Record<string, object[]> = {
      "/jobs": [{ contactIds: [contact.id] }],
      "/contacts": [{ jobIds: [job.id] }],
    };
    const { body: own } = await owner.post(path, record);
    const events = await owner.events();
    for (const link of named[path] ?? [{ jobId: job.id }, { contactId: contact.id }]) {
      for (const answer of [
        await owner.post(path, { ...record, ...link }),
        await owner.patch(`${path}/${own.id}`, link),
      ]) {
        const [field] = Object.keys(link);
        expect([answer.status, answer.body.details[0].field]).toEqual([404, field]);
      }
    }
    expect((await owner.get(path)).body.total).toBe(1);
    expect((await owner.get(`${path}/${own.id}`)).body).toMatchObject(own);
    expect(await owner.events()).toEqual(events);
    const read = (await other.get(`/contacts/${contact.id}`)).body;
    expect([read.lastContactedAt, read.jobIds]).toEqual([null, []]);
  },
);
