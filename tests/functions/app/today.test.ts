/** What a person sees first: what is next in the search, the jobs that fell silent, and the report. */
import { expect, it } from "vitest";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { newPerson } from "#tests/support/person.ts";
import { asVerbUser } from "#tests/support/pipeline-verbs.ts";

const live = await shareLiveService();

const days = (count: number) =>
  new Date(Date.parse(stoppedClock) + count * 86_400_000).toISOString();

async function somebody(timeZone = "UTC") {
  const person = await newPerson(live, { tier: "ultra" });
  await person.go("/app/account/times", { timeZone, weekStart: "sunday" });
  const addJob = async (fields: object) => {
    const job = { company: "Acme", title: "Welder", status: "saved", ...fields };
    return String((await person.ask("POST", "/jobs", job)).body.id);
  };
  return { ...person, addJob, verbs: asVerbUser(live.db, person.accountId) };
}

it("a new person is asked what they are here for", async () => {
  expect(await (await newPerson(live)).see("/app")).toContain("What are you here for?");
});

it.each([
  ["America/Chicago", "9:30 AM"],
  ["Asia/Kolkata", "9:00 PM"],
])("interviews are at the time of %s", async (timeZone, time) => {
  const sam = await somebody(timeZone);
  const jobId = await sam.addJob({});
  const day = days(2).slice(0, 10);
  await sam.ask("POST", "/calendar", {
    ...{ type: "interview", title: "Panel at Acme", jobId, startsAt: `${day}T15:30:00Z` },
  });
  const round = { kind: "technical", at: `${day}T16:30:00Z`, outcome: "pending" };
  await sam.ask("PATCH", `/jobs/${jobId}`, { rounds: [round] });
  const text = await sam.see("/app");
  expect(text).toContain("2 entries in the calendar");
  expect(text).toContain(`${time} Panel at Acme`);
  expect(text).toContain("Technical interview at Acme");
});

it("offers have the date to answer by, one click from the board, and are nobody else's", async () => {
  const sam = await somebody();
  const jobId = await sam.addJob({ company: "Bolt", status: "offer" });
  const { html } = await sam.open("/app");
  expect(html).toContain(`/app/calendar/new?type=deadline&amp;jobId=${jobId}`);
  const form = await sam.open(`/app/calendar/new?type=deadline&jobId=${jobId}`);
  expect(form.html).toContain('value="Answer Bolt"');
  const deadline = { type: "deadline", title: "Answer Bolt", jobId, startsAt: days(3) };
  await sam.ask("POST", "/calendar", deadline);
  const text = await sam.see("/app");
  expect(text).toContain("1 offer to answer");
  expect(text).toMatch(/Answer Bolt: \w{3}, \w{3} \d+, \d+:\d\d [AP]M/);
  const other = await somebody();
  await other.addJob({ company: "Seen Ltd", status: "offer" });
  expect(await other.see("/app")).toMatch(/^(?!.*Bolt).*Seen Ltd/s);
});

it("what nobody dated is suggested in words, without a date or color", async () => {
  const sam = await somebody();
  await sam.verbs.job([[days(-9), "applied"]], { company: "Nine Days Ltd" });
  await sam.verbs.job([[days(-4), "offer"]], { company: "Offerer Ltd" });
  const text = await sam.see("/app");
  expect(text).toContain("1 offer to answer and 1 suggestion.");
  expect(text).toContain("No news for 9 days: follow up?Engineer at Nine Days Ltd");
  expect(text).toContain("Offer 4 days ago: answer it? Add the date to answer by");
  for (const path of ["/app", "/app/jobs"]) {
    expect((await sam.open(path)).html).not.toMatch(/class="[^"]*\bdue\b/);
  }
});

it("jobs that fell silent have what they are judged by, and the way out", async () => {
  const sam = await somebody();
  for (const after of [2, 4, 6, 8, 10]) {
    await sam.verbs.job([
      [days(-50), "applied"],
      [days(after - 50), "rejected"],
    ]);
  }
  const id = await sam.verbs.job([[days(-19), "applied"]], { company: "Quiet Ltd" });
  const text = await sam.see("/app");
  expect(text).toContain(
    "Half of the 5 companies that answered you did so within 6 days, all within 10 days.",
  );
  expect(text).toContain("Engineer at Quiet Ltd");
  expect(text).toContain("No answer for 19 days. You have not followed up: ask once.");
  const archive = { status: "archived", from: "applied", back: "/app/jobs" };
  const moved = await sam.go(`/app/jobs/${id}/status`, archive);
  expect(moved).toBe(`/app/jobs?moved=${id}&from=applied#${id}`);
  expect(await sam.see("/app")).not.toContain("Quiet Ltd");
});

it("the report of a search is a page and a file of the same entries", async () => {
  const sam = await somebody();
  await sam.addJob({ company: "=Acme", status: "applied", location: "Austin, TX" });
  const page = await sam.see("/app/report");
  expect(page).toContain("1 application, no contact and no interview from");
  expect(page).toContain("No answer yet");
  const today = stoppedClock.slice(0, 10);
  const file = await sam.open(`/app/report?from=${today}&to=${today}&as=csv`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringContaining(`job-search-${today}-${today}.csv`),
    "cache-control": "private, no-store",
  });
  expect(file.html).toBe(
    `Date,What,Company,Job,Place,How,Result\r\n${today},Application,'=Acme,Welder,"Austin, TX",,No answer yet\r\n`,
  );
  const other = await newPerson(live);
  expect(await other.see("/app/report")).toContain("No application, no contact");
  // Dates that are none have the default, and a period is turned around.
  expect(await other.see("/app/report?from=yesterday&to=2026-13-40")).toContain("No application");
  const turned = await other.see("/app/report?from=2026-11-20&to=2026-11-01");
  expect(turned).toContain("from Nov 1, 2026 to Nov 20, 2026");
});
