import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { aJob, type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

const starts = [
  "2026-11-21T11:59:59.999Z",
  "2026-11-21T12:00:00.000Z",
  "2026-12-01T00:00:00.000Z",
  "2026-12-21T12:00:00.000Z",
  "2026-12-21T12:00:00.001Z",
];

describe("GET /calendar", () => {
  it("returns events of the next 30 days or of the requested window, earliest first", async () => {
    for (const startsAt of [...starts].reverse()) {
      await user.post("/calendar", { type: "other", title: startsAt, startsAt });
    }
    const cases: [string, string[]][] = [
      ["", starts.slice(1, 4)],
      ["?from=2026-11-21", starts.slice(0, 3)],
      ["?to=2026-12-31", starts.slice(1)],
      ["?from=2026-11-21&to=2026-12-31", starts],
      ["?from=2026-12-01&to=2026-12-01", starts.slice(2, 3)],
      ["?from=2027-01-01", []],
    ];
    for (const [query, expected] of cases) {
      const { body } = await user.get(`/calendar${query}`);
      const found = body.events.map((event: { startsAt: string }) => event.startsAt);
      expect([found, body.total], query).toEqual([expected, expected.length]);
    }
  });

  it("returns the same page as iCalendar if Accept requests it, and sends Vary", async () => {
    const path = "/api/mcp/calendar?from=2026-11-21&to=2026-12-31&limit=3";
    const ask = (accept: string) =>
      pipeline.service.fetch(path, { key: user.token, headers: { accept } });
    const response = await ask("text/calendar, */*;q=0.1");
    const text = await response.text();
    const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    expect(found.map((one) => one.getFirstPropertyValue("summary"))).toEqual(starts.slice(0, 3));
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("vary")).toContain("Accept");
    expect(response.headers.get("link")).toMatch(
      /^<\/api\/mcp\/calendar\?.*cursor=.+>; rel="next"$/,
    );

    for (const accept of ["application/json", "*/*", "text/calendar;q=0.5, application/json"]) {
      const json = await ask(accept);
      expect(await json.json(), accept).toMatchObject({ total: starts.length });
      expect(json.headers.get("vary"), accept).toContain("Accept");
    }
  });

  describe("with rounds of interviews", () => {
    const window = "from=2026-11-21&to=2026-12-31";
    const round = (at: string | null, fields: object = {}) => ({
      ...{ kind: "technical", at, with: "Dana Reyes", outcome: "pending", ...fields },
    });
    const shown = async (owner: PipelineUser, query = window) => {
      const { body } = await owner.get(`/calendar?${query}`);
      return body.events.map(({ title, startsAt }: { title: string; startsAt: string }) => [
        startsAt.slice(5, 16),
        title,
      ]);
    };

    it("has each with a time, as an event of its job, and follows every change of them", async () => {
      const owner = await pipeline.newUser();
      const rounds = [
        round("2026-11-24T16:00:00Z"),
        round(null, { kind: "final" }),
        round("2026-11-25T16:00:00Z", { outcome: "cancelled" }),
        round("2026-11-26T16:00:00Z", { kind: "recruiter_screen", with: null }),
      ];
      const { body: job } = await owner.post("/jobs", { ...aJob, company: "Acme", rounds });
      const { body } = await owner.get(`/calendar?${window}`);
      expect(body.total).toBe(2);
      expect(body.events[0]).toEqual({
        id: `cal_${job.id.slice(4)}-0`,
        type: "interview",
        title: "Technical interview at Acme",
        startsAt: "2026-11-24T16:00:00.000Z",
        endsAt: null,
        timeZone: "UTC",
        location: null,
        notes: `${job.title}\nWith Dana Reyes`,
        jobId: job.id,
        contactId: null,
        round: 0,
        createdAt: job.createdAt,
        updatedAt: job.updatedAt,
      });
      expect(body.events[1]).toMatchObject({ type: "phone_screen", round: 3, notes: job.title });
      expect((await owner.get(`/calendar/${body.events[0].id}`)).body).toEqual(body.events[0]);

      await owner.patch(`/jobs/${job.id}`, {
        company: "Zenith",
        rounds: [round("2026-12-02T09:30:00Z", { kind: "panel" })],
      });
      expect(await shown(owner)).toEqual([["12-02T09:30", "Panel interview at Zenith"]]);
      await owner.remove(`/jobs/${job.id}`);
      expect(await shown(owner)).toEqual([]);
    });

    it("has one entry where somebody has put the round into the calendar", async () => {
      const owner = await pipeline.newUser();
      const rounds = [round("2026-11-24T16:00:00Z"), round("2026-11-24T17:00:00Z")];
      const { body: job } = await owner.post("/jobs", { ...aJob, company: "Acme", rounds });
      const startsAt = "2026-11-24T16:00:00Z";
      const event = { type: "interview", title: "On site", startsAt };
      await owner.post("/calendar", { ...event, jobId: job.id });
      expect(await shown(owner)).toEqual([
        ["11-24T16:00", "On site"],
        ["11-24T17:00", "Technical interview at Acme"],
      ]);
      // That of another job is another appointment.
      await owner.post("/calendar", { ...event, title: "Other", startsAt: "2026-11-24T17:00:00Z" });
      expect(await shown(owner)).toHaveLength(3);
    });

    it("refuses to change a round there, and says where it is changed", async () => {
      const [owner, other] = [await pipeline.newUser(), await pipeline.newUser()];
      const { body: job } = await owner.post("/jobs", {
        ...aJob,
        rounds: [round("2026-11-24T16:00:00Z")],
      });
      const path = `/calendar/cal_${job.id.slice(4)}-0`;
      for (const answer of [await owner.patch(path, { title: "T" }), await owner.remove(path)]) {
        expect([answer.status, answer.body.details[0].field]).toEqual([400, "id"]);
        expect(answer.body.error).toContain(job.id);
      }
      for (const answer of [await other.get(path), await other.remove(path)]) {
        expect(answer.status).toBe(404);
      }
    });
  });
});
