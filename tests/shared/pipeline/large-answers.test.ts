/** Every list, feed and export of an account whose rows are more bytes than the database sends at once. */
import { type SQL, sql } from "drizzle-orm";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { jobStatuses } from "#schema/job-statuses.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { maxLinksPerRecord } from "#shared/access/tiers.ts";
import { stoppedClock } from "#tests/support/live-service.ts";
import { type PipelineUser, startPipeline } from "#tests/support/pipeline.ts";
import { isWhole } from "#tests/support/whole.ts";

const pipeline = await startPipeline();

const now = Date.parse(stoppedClock);
const day = 86_400_000;
/** The longest notes, 10,000 characters of three bytes each. */
const notes = "replace(hex(zeroblob(5000)), '0', '界')";

/** So many of them, fifty of each of nine kinds, are 13.5 MB; the database sends 10 at once. */
const many = 450;

/** Inserts rows without the service; `n` counts from 1. */
async function insert(table: string, values: Record<string, string>, count: number) {
  const columns = Object.keys(values).join(", ");
  const numbers: SQL = sql`with recursive number(n) as (select 1 union all select n + 1 from number where n < ${count})`;
  await pipeline.db.run(
    sql`${numbers} insert into ${sql.raw(table)} (${sql.raw(columns)}) select ${sql.raw(Object.values(values).join(", "))} from number`,
  );
}

const jobRow = (user: PipelineUser) => ({
  user_id: `'${user.account}'`,
  id: "'job_' || n",
  company: "'Acme'",
  company_key: "'acme'",
  title: "'Engineer'",
  status: "'saved'",
  currency: "'USD'",
  status_changed_at: "n",
  quiet_since: "n",
  created_at: "n",
  updated_at: "n",
  version: "1",
});
const contactRow = (user: PipelineUser) => ({
  user_id: `'${user.account}'`,
  id: "'con_' || n",
  name: "'Grace'",
  created_at: "n",
  updated_at: "n",
  version: "1",
});
const eventRow = (user: PipelineUser) => ({
  user_id: `'${user.account}'`,
  id: "'cal_' || n",
  type: "'other'",
  title: "'Event'",
  starts_at: `${now} + n * 1000`,
  time_zone: "'UTC'",
  created_at: "n",
});

/** One of the values for each number, in turn. */
function inTurn(values: readonly string[]): string {
  return `json_extract('${JSON.stringify(values)}', '$[' || (n % ${values.length}) || ']')`;
}

interface Page {
  nextCursor: string | null;
  [list: string]: unknown;
}

/** The ids on all pages of a list. */
async function walk(user: PipelineUser, path: string, ...lists: string[]): Promise<string[]> {
  const ids: string[] = [];
  let cursor = "";
  for (;;) {
    const { status, body } = await user.get(path + cursor);
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    const page: Page = body;
    for (const list of lists) {
      ids.push(...((page[list] ?? []) as { id: string }[]).map(({ id }) => id));
    }
    if (page.nextCursor === null) return ids;
    cursor = `${path.includes("?") ? "&" : "?"}cursor=${page.nextCursor}`;
  }
}

function expectEach(ids: readonly string[], prefix: string, count: number): void {
  const own = ids.filter((id) => id.startsWith(prefix));
  expect([own.length, new Set(own).size]).toEqual([count, count]);
}

/**
 * By default the jobs, whose list is filtered, ordered and exported like the others, and the calendar, which has two
 * media types.
 */
const itIfWhole = it.runIf(isWhole);

describe("the largest answers", () => {
  it("of jobs in many statuses are pages that end earlier, together complete", async () => {
    const user = await pipeline.newUser();
    const status = inTurn(jobStatuses);
    await insert("jobs", { ...jobRow(user), notes, status }, many);
    const all = jobStatuses.join(",");
    expectEach(await walk(user, `/jobs?limit=100&status=${all}`, "jobs"), "job_", many);
    expectEach(await walk(user, "/jobs?limit=100", "jobs"), "job_", many);
    expectEach(await walk(user, "/export", "jobs"), "job_", many);
    const { body } = await user.get(`/jobs?limit=100&status=${all}`);
    expect([body.total, body.jobs[0].id]).toEqual([many, `job_${many}`]);
    expect(body.jobs.length).toBeLessThan(100);
  }, 120_000);

  itIfWhole(
    "of contacts with as many jobs as they may have are pages that together are complete",
    async () => {
      const user = await pipeline.newUser();
      const job = (n: string) => `'job_' || printf('%014d', ${n})`;
      await insert("jobs", { ...jobRow(user), id: job("n") }, maxLinksPerRecord);
      await insert("contacts", { ...contactRow(user), notes }, 100);
      // In the order of the primary key, which inserts in half the time.
      await insert(
        "job_contacts",
        {
          user_id: `'${user.account}'`,
          job_id: job("1 + (n - 1) / 100"),
          contact_id: "'con_' || (1 + (n - 1) % 100)",
        },
        100 * maxLinksPerRecord,
      );
      expectEach(await walk(user, "/contacts?limit=100", "contacts"), "con_", 100);
      expectEach(await walk(user, "/jobs?limit=100", "jobs"), "job_", maxLinksPerRecord);
      const exported = await walk(user, "/export", "jobs", "contacts");
      expectEach(exported, "con_", 100);
      expectEach(exported, "job_", maxLinksPerRecord);
      const { body } = await user.get("/contacts/con_7");
      expect(body.jobIds).toHaveLength(maxLinksPerRecord);
    },
    300_000,
  );

  itIfWhole(
    "of jobs with the longest histories are parts of an export, together complete",
    async () => {
      const user = await pipeline.newUser();
      // With the notes of most, they are more bytes than the database sends at once.
      const jobs = 320;
      const longest = 6;
      const text = `iif(n > ${longest}, ${notes}, null)`;
      await insert("jobs", { ...jobRow(user), version: "10000", notes: text }, jobs);
      for (let job = 1; job <= longest; job++) {
        const move = {
          user_id: `'${user.account}'`,
          job_id: `'job_${job}'`,
          position: "n",
          status: inTurn(["saved", "applied"]),
          previous_status: inTurn(["applied", "saved"]),
          changed_at: "n",
        };
        await insert("job_status_moves", move, 10_000);
      }
      expectEach(await walk(user, "/export", "jobs"), "job_", jobs);
      const { status, body } = await user.get("/jobs/job_1");
      expect([status, body.statusHistory.length]).toEqual([200, 10_000]);
      let [cursor, rows]: [string | undefined, number] = ["", 0];
      while (cursor !== undefined) {
        const response = await pipeline.service.fetch(`/api/mcp/export${cursor}`, {
          key: user.token,
          headers: { accept: "text/csv" },
        });
        expect(response.status).toBe(200);
        rows += (await response.text()).split("\r\n").length - 2;
        const next = /cursor=([\w-]+)/.exec(response.headers.get("link") ?? "")?.[1];
        cursor = next && `?cursor=${next}`;
      }
      expect(rows).toBe(jobs);
    },
    120_000,
  );

  it("of a calendar are pages, in both media types", async () => {
    const user = await pipeline.newUser();
    await insert("calendar_events", { ...eventRow(user), notes }, 250);
    expectEach(await walk(user, "/calendar?limit=100", "events"), "cal_", 250);
    expectEach(await walk(user, "/export", "events"), "cal_", 250);
    const response = await pipeline.service.fetch("/api/mcp/calendar?limit=100", {
      key: user.token,
      headers: { accept: "text/calendar" },
    });
    expect([response.status, response.headers.get("link")]).toEqual([
      200,
      expect.stringContaining("cursor="),
    ]);
    // Read to its end: the service would wait for that before it stops.
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\r\n$/);
  }, 120_000);
});

describe("the feed of a large calendar", () => {
  async function readFeed(user: PipelineUser) {
    const { body } = await user.post("/calendar/feed", {});
    const { pathname, search } = new URL(body.url);
    const response = await pipeline.service.fetch(pathname + search, { address: newAddress() });
    expect(response.status).toBe(200);
    const text = await response.text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents("vevent");
    return {
      size: Buffer.byteLength(text),
      about: calendar.getFirstPropertyValue("x-wr-caldesc"),
      ids: events.map((event) => String(event.getFirstPropertyValue("uid"))),
    };
  }

  it("has the events nearest to now, as many as fit, and says so", async () => {
    const user = await pipeline.newUser();
    // Every second one before now, every second one after it.
    const startsAt = `${now} + (n / 2) * iif(n % 2, -1, 1) * ${day / 1_000}`;
    await insert("calendar_events", { ...eventRow(user), notes, starts_at: startsAt }, 2_000);
    const { size, about, ids } = await readFeed(user);
    expect(ids).toHaveLength(133);
    expect(about).toMatch(/more events than fit.* 133 nearest to now/);
    expect(size).toBeLessThan(4_500_000);
    const numbers = ids.map((id) => Number(id.slice("cal_".length)));
    // In the order in which they start: the odd ones go back from now.
    expect(numbers).toEqual([...numbers].sort((a, b) => (a % 2 ? -a : a) - (b % 2 ? -b : b)));
    expect(Math.max(...numbers)).toBeLessThanOrEqual(135);
  }, 120_000);

  it("has at most 2,000 events, and says nothing if that is all", async () => {
    const user = await pipeline.newUser();
    await insert("calendar_events", eventRow(user), 2_000);
    const whole = await readFeed(user);
    expect([whole.ids.length, whole.about]).toEqual([2_000, null]);
    await insert("calendar_events", { ...eventRow(user), id: "'cal_x' || n" }, 1);
    const cut = await readFeed(user);
    expect([cut.ids.length, cut.about]).toEqual([2_000, expect.stringContaining("2000 nearest")]);
  });
});
