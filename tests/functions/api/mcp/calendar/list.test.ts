import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type PipelineService,
  type PipelineUser,
  sharePipeline,
} from "../../../../support/pipeline.ts";

let pipeline: PipelineService;
let user: PipelineUser;
beforeAll(async () => {
  pipeline = await sharePipeline();
  user = await pipeline.newUser();
});
afterAll(() => pipeline.stop());

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

  it("visits every event once by its cursors", async () => {
    const window = "from=2026-11-21&to=2026-12-31";
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const from: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const { body } = await user.get(`/calendar?limit=2&${window}${from}`);
      seen.push(...body.events.map((event: { startsAt: string }) => event.startsAt));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(starts);
  });

  it("refuses a window that ends before it starts", async () => {
    const { status, body } = await user.get("/calendar?from=2026-12-02&to=2026-12-01");
    expect([status, body.details[0].field]).toEqual([400, "to"]);
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

  it("shows nothing of another account", async () => {
    const other = await pipeline.newUser();
    const { body } = await other.get("/calendar?from=2026-01-01&to=2027-01-01");
    expect(body).toEqual({ events: [], total: 0, nextCursor: null });
  });
});
