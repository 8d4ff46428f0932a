/** What a person sees first: what is next in the search, the jobs that fell silent, and the report. */
import { afterAll, describe, expect, it } from "vitest";
import { createToken } from "#scripts/run/stage/callers.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { textOf } from "#tests/support/page.ts";
import { asVerbUser } from "#tests/support/pipeline-verbs.ts";

const live = await shareLiveService();
afterAll(() => live.stop());

const now = Date.parse(stoppedClock);
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
const days = (count: number) => hours(24 * count);

const pageOf = async (path: string, as: SignedIn) => (await open(live.service, path, as)).text();
const todayOf = async (as: SignedIn) => textOf(await pageOf("/app", as));

/** Somebody in a time zone who calls the API. */
async function somebody(timeZone = "UTC") {
  const person = await signIn(live.db, { tier: "ultra" });
  await submit(live.service, "/app/account/times", person, { timeZone, weekStart: "sunday" });
  const token = await createToken(live.db, { account: person.accountId });
  const call = async (method: string, path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const init = { method, headers, key: token, body: JSON.stringify(body) };
    return (await live.get(`/api/mcp${path}`, init)).body;
  };
  return { person, call };
}

describe("the first page of an account", () => {
  it("asks a new person what they are here for", async () => {
    const person = await signIn(live.db);
    expect(await todayOf(person)).toContain("What are you here for?");
  });

  it.each([
    ["America/Chicago", "9:30 AM"],
    ["Europe/Berlin", "4:30 PM"],
    ["Asia/Kolkata", "9:00 PM"],
  ])("has interviews at the time of %s", async (timeZone, time) => {
    const { person, call } = await somebody(timeZone);
    const job = await call("POST", "/jobs", { company: "Acme", title: "Welder", status: "saved" });
    const day = days(2).slice(0, 10);
    await call("POST", "/calendar", {
      ...{ type: "interview", title: "Panel at Acme", jobId: job.id },
      startsAt: `${day}T15:30:00Z`,
    });
    const round = { kind: "technical", at: `${day}T16:30:00Z`, outcome: "pending" };
    await call("PATCH", `/jobs/${job.id}`, { rounds: [round] });
    const text = await todayOf(person);
    expect(text).toContain("2 entries in the calendar");
    expect(text).toContain(`${time} Panel at Acme`);
    expect(text).toContain("Technical interview at Acme");
  });

  it("has offers with the date to answer by, one click from the board", async () => {
    const { person, call } = await somebody();
    const job = await call("POST", "/jobs", { company: "Bolt", title: "Welder", status: "offer" });
    const undated = await pageOf("/app", person);
    expect(undated).toContain(`/app/calendar/new?type=deadline&amp;jobId=${job.id}`);
    expect(undated).toContain('href="/app/jobs"');
    const form = await pageOf(`/app/calendar/new?type=deadline&jobId=${job.id}`, person);
    expect(form).toContain('value="Answer Bolt"');
    await call("POST", "/calendar", {
      ...{ type: "deadline", title: "Answer Bolt", jobId: job.id, startsAt: days(3) },
    });
    const text = await todayOf(person);
    expect(text).toContain("1 offer to answer");
    expect(text).toMatch(/Answer Bolt: \w{3}, \w{3} \d+, \d+:\d\d [AP]M/);
  });

  it("suggests in words, without a date or color, what nobody dated", async () => {
    const { person } = await somebody();
    const user = asVerbUser(live.db, person.accountId);
    await user.job([[days(-9), "applied"]], { company: "Nine Days Ltd" });
    await user.job([[days(-4), "offer"]], { company: "Offerer Ltd" });
    const text = await todayOf(person);
    expect(text).toContain("1 offer to answer and 1 suggestion.");
    expect(text).toContain("No news for 9 days: follow up?Engineer at Nine Days Ltd");
    expect(text).toContain("Offer 4 days ago: answer it? Add the date to answer by");
    for (const path of ["/app", "/app/jobs"]) {
      expect(await pageOf(path, person)).not.toMatch(/class="[^"]*\bdue\b/);
    }
  });

  it("has the jobs that fell silent, by what they are judged, and the way out", async () => {
    const { person } = await somebody();
    const user = asVerbUser(live.db, person.accountId);
    for (const after of [2, 4, 6, 8, 10]) {
      await user.job([
        [days(-50), "applied"],
        [days(after - 50), "rejected"],
      ]);
    }
    const id = await user.job([[days(-19), "applied"]], { company: "Quiet Ltd" });
    const text = await todayOf(person);
    expect(text).toContain(
      "Half of the 5 companies that answered you did so within 6 days, all within 10 days.",
    );
    expect(text).toContain("Engineer at Quiet Ltd");
    expect(text).toContain("No answer for 19 days. You have not followed up: ask once.");
    const archive = { status: "archived", from: "applied", back: "/app/jobs" };
    const moved = await submit(live.service, `/app/jobs/${id}/status`, person, archive);
    expect(moved.headers.get("location")).toBe(`/app/jobs?moved=${id}&from=applied#${id}`);
    expect(await todayOf(person)).not.toContain("Quiet Ltd");
  });

  it("shows nothing of another account", async () => {
    const [one, other] = [await somebody(), await somebody()];
    await one.call("POST", "/jobs", { company: "Hidden Ltd", title: "Welder", status: "offer" });
    await other.call("POST", "/jobs", { company: "Seen Ltd", title: "Welder", status: "offer" });
    const text = await todayOf(other.person);
    expect(text).toContain("Seen Ltd");
    expect(text).not.toContain("Hidden Ltd");
  });
});

describe("the report of a search", () => {
  it("is a page and a file of the same entries", async () => {
    const { person, call } = await somebody();
    const fields = { company: "=Acme", title: "Welder", status: "applied", location: "Austin, TX" };
    await call("POST", "/jobs", fields);
    const page = textOf(await pageOf("/app/report", person));
    expect(page).toContain("1 application, no contact and no interview from");
    expect(page).toContain("No answer yet");
    const today = stoppedClock.slice(0, 10);
    const file = await open(live.service, `/app/report?from=${today}&to=${today}&as=csv`, person);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toContain(`job-search-${today}-${today}.csv`);
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect(await file.text()).toBe(
      `Date,What,Company,Job,Place,How,Result\r\n${today},Application,'=Acme,Welder,"Austin, TX",,No answer yet\r\n`,
    );
    const other = await signIn(live.db);
    expect(textOf(await pageOf("/app/report", other))).toContain("No application, no contact");
  });

  it("takes its default for dates that are none, and turns a period around", async () => {
    const { person } = await somebody();
    expect(textOf(await pageOf("/app/report?from=yesterday&to=2026-13-40", person))).toContain(
      "No application",
    );
    const turned = textOf(await pageOf("/app/report?from=2026-11-20&to=2026-11-01", person));
    expect(turned).toContain("from Nov 1, 2026 to Nov 20, 2026");
  });
});
