/** A record that was read can be sent back by PATCH. */
import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

const startsAt = "2026-11-27T15:00:00Z";
const kinds = [
  {
    path: "/jobs",
    record: {
      ...{ ...aJob, url: "https://example.com/7", notes: "First\nsecond", status: "interviewing" },
      ...{ salaryMin: 38, salaryMax: 41.5, salaryPeriod: "hourly", location: "Austin, TX" },
      rounds: [{ kind: "technical", at: startsAt, with: "Dana" }],
    },
    change: { notes: "third" },
    ignored: { statusHistory: [], posting: { any: 1 }, appliedAt: null, salaryBenchmark: "none" },
  },
  {
    path: "/contacts",
    record: { name: "Grace Hopper", email: "grace@example.com", company: "Acme", phone: "+1 5" },
    change: { title: "Recruiter" },
    ignored: { lastContactedAt: "2020-01-01T00:00:00Z" },
  },
  {
    path: "/activities",
    record: { type: "call", occurredAt: "2026-11-20T10:00:00Z", notes: "Called" },
    change: { type: "email" },
    ignored: { updatedAt: null },
  },
  {
    path: "/calendar",
    record: { type: "interview", title: "At Acme", startsAt, timeZone: "America/Chicago" },
    change: { location: "Room 5" },
    ignored: { round: 3 },
  },
];

describe.each(kinds)("a record of $path", ({ path, record, change, ignored }) => {
  const make = async () => (await user.post(path, record)).body;
  const read = async (id: string) => (await user.get(`${path}/${id}`)).body;

  it("is accepted as it was read, and nothing changes", async () => {
    const { id } = await make();
    const whole = await read(id);
    const before = (await user.events()).length;
    const { status, headers } = await user.patch(`${path}/${id}`, whole);
    expect([status, headers.get("etag")]).toEqual([200, '"1"']);
    expect([await read(id), (await user.events()).length]).toEqual([whole, before]);
  });

  it("takes what was changed in it, whatever it says of what only the service sets", async () => {
    const { id } = await make();
    const whole = await read(id);
    const { status, body } = await user.patch(`${path}/${id}`, { ...whole, ...change, ...ignored });
    expect([status, body]).toEqual([200, expect.objectContaining(change)]);
    const { updatedAt: _, ...after } = await read(id);
    expect({ ...whole, ...change }).toMatchObject(after);
  });

  it("is refused with another id or createdAt, and says where they are set", async () => {
    const { id, createdAt } = await make();
    const other = { id: "job_other", createdAt: "2020-01-01T00:00:00Z" };
    const { status, body } = await user.patch(`${path}/${id}`, other);
    expect([status, body.details]).toEqual([
      400,
      [
        { field: "id", message: expect.stringContaining(`Allowed: ${id}, or none; another`) },
        { field: "createdAt", message: expect.stringContaining(`Allowed: ${createdAt}, or none`) },
      ],
    ]);
    expect(body.details[0].message).toContain(`PATCH /api/mcp${path}/{id}`);
    expect(body.details[1].message).toContain("POST /api/mcp/import");
    expect((await user.patch(`${path}/${id}`, { createdAt: null })).status).toBe(400);
  });
});

describe("a job", () => {
  const make = async (fields: object = {}) =>
    (await user.post("/jobs", { ...aJob, ...fields })).body;

  it("takes role as the other name of its title, and not both if they differ", async () => {
    const { id } = await make({ title: "Registered Nurse" });
    const { body } = await user.patch(`/jobs/${id}`, { role: "Charge Nurse" });
    expect([body.title, body.role]).toEqual(["Charge Nurse", "Charge Nurse"]);
    expect((await user.patch(`/jobs/${id}`, { role: "Chef", title: "Chef" })).body.title).toBe(
      "Chef",
    );
    const refused = await user.patch(`/jobs/${id}`, { role: "Chef", title: "Cook" });
    expect([refused.status, refused.body.details[0].field]).toEqual([400, "role"]);
    expect(refused.body.error).toContain("the other name");
  });

  it("keeps the status that it has, and says where another is set", async () => {
    const { id } = await make({ status: "applied" });
    expect((await user.patch(`/jobs/${id}`, { status: "applied", notes: "a" })).status).toBe(200);
    const { status, body } = await user.patch(`/jobs/${id}`, { status: "offer" });
    expect([status, body.error]).toEqual([
      400,
      expect.stringContaining("POST /api/mcp/jobs/{id}/status"),
    ]);
    expect(body.error).toContain("Allowed: applied");
  });

  it("that is sent back with another title has that title's role, and pay that is asked about", async () => {
    const { id } = await make({ title: "Registered Nurse", location: "Austin, TX" });
    const whole = (await user.get(`/jobs/${id}`)).body;
    const title = "Electrician";
    const { id: _, ...sent } = { ...whole, title, role: title };
    expect((await user.patch(`/jobs/${id}`, sent)).body).toMatchObject({
      roleSlug: whole.roleSlug === null ? null : "electrician",
      citySlug: whole.citySlug,
    });
    const little = { ...(await user.get(`/jobs/${id}`)).body, salaryMin: 38, salaryMax: 40 };
    expect((await user.patch(`/jobs/${id}`, little)).body.details[0].field).toBe("salaryPeriod");
    const pinned = await user.patch(`/jobs/${id}`, { roleSlug: null });
    expect(pinned.body.roleSlug).toBeNull();
  });

  it("may be as long as what was read: a posting in any script, and a history", async () => {
    const { id } = await make({ notes: "注".repeat(10_000) });
    const whole = (await user.get(`/jobs/${id}`)).body;
    const posting = { description: "職".repeat(30_000) };
    const { status } = await user.patch(`/jobs/${id}`, { ...whole, posting });
    expect(status).toBe(200);
  });
});

it("a round of interviews is accepted as it was read from the calendar, and not changed there", async () => {
  const rounds = [{ kind: "final", at: "2026-11-28T09:00:00Z", with: null, outcome: "pending" }];
  const { body: job } = await user.post("/jobs", { ...aJob, rounds });
  const { events } = (await user.get("/calendar?from=2026-11-28&to=2026-11-28")).body;
  const round = events.find(({ jobId }: { jobId: string }) => jobId === job.id);
  const same = await user.patch(`/calendar/${round.id}`, round);
  expect([same.status, same.body]).toEqual([200, round]);
  const moved = await user.patch(`/calendar/${round.id}`, { ...round, location: "Here" });
  expect([moved.status, moved.body.error]).toEqual([400, expect.stringContaining("with its job")]);
});
