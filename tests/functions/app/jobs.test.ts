/** The pages of the job search: every form, what it refuses, and whose records it reaches. */
import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { heldDeletes, jobStatusMoves, jobs, outbox } from "#schema/pipeline.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { open, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { textOf } from "#tests/support/page.ts";

const live = await shareLiveService();
// The pages need no plan; Ultra is for the API, which they are compared with.
const browser = await signIn(live.db, { tier: "ultra" });
const token = await createToken(live.db, { account: browser.accountId });
afterAll(() => live.stop());

const send = (path: string, fields: Record<string, string> = {}, as = browser) =>
  submit(live.service, path, as, fields);
const show = async (path: string, as = browser) => {
  const response = await open(live.service, path, as);
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const locationOf = (response: Response) => {
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
};
const idOf = (path: string) => path.split("/").at(-1) ?? "";

async function addJob(fields: Record<string, string> = {}, as = browser): Promise<string> {
  const job = { company: "Acme", title: "Software Engineer", status: "applied", ...fields };
  return idOf(locationOf(await send("/app/jobs/new", job, as)));
}

/** The value of a hidden field. */
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";

describe("the pages of the job search", () => {
  it("are open to Free, and stored nowhere", async () => {
    const free = await signIn(live.db, { tier: "free" });
    const ofJobs = ["/app/jobs", "/app/jobs/new", "/app/jobs/from-link", "/app/jobs/import"];
    const others = ["/app/contacts", "/app/calendar", "/app/companies", "/app/insights"];
    for (const path of [...ofJobs, ...others]) {
      const { status, headers } = await show(path, free);
      expect([status, headers.get("cache-control")], path).toEqual([200, "private, no-store"]);
    }
  });

  it("take a move back without a trace, unless the job was changed since", async () => {
    const as = await signIn(live.db, { tier: "ultra" });
    const key = await createToken(live.db, { account: as.accountId });
    const id = await addJob({ company: "Undo Ltd" }, as);
    const own = and(eq(jobs.userId, as.accountId), eq(jobs.id, id));
    const stored = async () => (await live.db.select().from(jobs).where(own))[0];
    // The job was applied to two weeks ago, so that its follow-up is due.
    const then = Date.parse(stoppedClock) - 14 * 86_400_000;
    const past = { statusChangedAt: then, quietSince: then, appliedAt: then, createdAt: then };
    await live.db.update(jobs).set(past).where(own);
    await live.db
      .update(jobStatusMoves)
      .set({ changedAt: then })
      .where(eq(jobStatusMoves.jobId, id));
    const before = await stored();

    const moves = { status: "offer", back: "/app/jobs", from: "applied" };
    const moved = locationOf(await send(`/app/jobs/${id}/status`, moves, as));
    expect((await stored())?.respondedAt).not.toBeNull();
    const undo = { status: "applied", back: "/app/jobs" };
    const board = locationOf(await send(`/app/jobs/${id}/undo-move`, undo, as));
    expect(board).toBe(`/app/jobs#${id}`);
    const { version, updatedAt, ...fields } = before ?? {};
    expect(await stored()).toMatchObject(fields);
    const { html } = await show(`/app/jobs/${id}`, as);
    expect(html).not.toContain("Applied → Offer");
    expect(html).not.toContain("Offer → Applied");
    const { body } = await live.get(`/api/mcp/activities?jobId=${id}`, { key });
    expect(body.activities).toEqual([]);
    // Whoever listens has heard of the move, and hears of its end.
    const events = await live.db.select().from(outbox).where(eq(outbox.userId, as.accountId));
    expect(events.filter(({ type }) => type === "job.status_changed")).toHaveLength(2);
    // The notice is gone where its address is opened again.
    expect((await show(moved, as)).html).not.toContain("was moved from");

    locationOf(await send(`/app/jobs/${id}/status`, moves, as));
    const round = { "kind-0": "final", "outcome-0": "pending" };
    const opened = versionIn((await show(`/app/jobs/${id}/rounds`, as)).html);
    locationOf(await send(`/app/jobs/${id}/rounds`, { ...round, version: opened }, as));
    locationOf(await send(`/app/jobs/${id}/undo-move`, undo, as));
    expect((await show(`/app/jobs/${id}`, as)).html).toContain("Offer → Applied");
  });

  it("answer an offer as the API's negotiate does", async () => {
    const as = await signIn(live.db);
    const nurse = { title: "Registered Nurse", location: "Austin, TX", status: "offer" };
    const page = async (id: string) => textOf((await show(`/app/jobs/${id}`, as)).html);
    await addJob({ ...nurse, company: "Globex", salaryMin: "99000" }, as);
    // What San Francisco pays is no argument in Austin.
    const coast = { location: "San Francisco, CA", salaryMin: "190000" };
    await addJob({ ...nurse, ...coast, company: "Hooli" }, as);
    const pay = { salaryMin: "80k", salaryMax: "90k" };
    const id = await addJob({ ...nurse, ...pay, company: "Initech" }, as);
    const { body } = await live.get("/api/v1/intelligence/salaries/negotiate", {
      method: "POST",
      key: await createKey(live.db, { tier: "pro" }),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        role: "registered-nurse",
        city: "austin",
        current_offer: { base: 85_000 },
        competing_offers: [{ label: "Globex", base: 99_000 }],
      }),
    });
    const text = await page(id);
    expect(text).toContain(body.data.counter_offer.rationale);
    for (const paragraph of body.data.email_script.body.split(/\n+/)) {
      expect(text).toContain(textOf(paragraph));
    }
    expect(text).toContain("For a base of $85,000 a year, the middle of the range.");
    await send(`/app/jobs/${id}/status`, { status: "accepted" }, as);
    expect(await page(id)).not.toContain("What to write to");
    const unpaid = await addJob({ ...nurse, company: "Unpaid" }, as);
    expect(await page(unpaid)).toContain("Add the base pay that is offered");
  });

  it("compare the pay with the job and city that were chosen instead of those that were found", async () => {
    const id = await addJob({
      title: "Registered Nurse",
      location: "Austin, TX",
      salaryMin: "90k",
    });
    const form = (await show(`/app/jobs/${id}/edit`)).html;
    expect(form).toMatch(/name="roleName" value="Registered Nurse"/);
    expect(form).toMatch(/name="cityName" value="Austin, TX"/);
    const fields = {
      ...{ company: "Acme", title: "Registered Nurse", location: "Austin, TX", currency: "USD" },
      ...{ salaryMin: "90000", roleName: "Registered Nurse", roleWas: "Registered Nurse" },
      ...{ cityName: "Austin, TX", cityWas: "Austin, TX", version: versionIn(form) },
    };
    const wrong = await send(`/app/jobs/${id}/edit`, { ...fields, roleName: "Nursse of all" });
    const back = await wrong.text();
    expect([wrong.status, back.includes('id="roleName-error"')]).toEqual([400, true]);
    expect(back).toContain('value="Nursse of all"');
    const chosen = { ...fields, roleName: "electrician", cityName: "denver" };
    locationOf(await send(`/app/jobs/${id}/edit`, chosen));
    const { body } = await live.get(`/api/mcp/jobs/${id}`, { key: token });
    expect([body.roleSlug, body.citySlug]).toEqual(["electrician", "denver"]);
    const after = await show(`/app/jobs/${id}`);
    expect(after.html).toContain("Compared with Electrician in Denver, CO.");
    expect(after.html).toContain(`Typical $${body.salaryBenchmark.median.toLocaleString("en-US")}`);
    const none = { roleName: "", roleWas: "Electrician", cityName: "Denver, CO" };
    const version = versionIn((await show(`/app/jobs/${id}/edit`)).html);
    locationOf(
      await send(`/app/jobs/${id}/edit`, { ...fields, ...none, cityWas: "Denver, CO", version }),
    );
    const last = (await live.get(`/api/mcp/jobs/${id}`, { key: token })).body;
    expect([last.roleSlug, last.citySlug]).toEqual([null, "denver"]);
    expect((await show(`/app/jobs/${id}`)).html).toContain("Name the job to compare it with");
  });

  it("choose the contacts of a job from those that there are", async () => {
    const as = await signIn(live.db);
    const id = await addJob({ company: "Linked Ltd" }, as);
    for (const name of ["Ada First", "Grace Second", "Edsger Third"]) {
      locationOf(await send("/app/contacts/new", { name, company: "Linked Ltd" }, as));
    }
    const path = `/app/jobs/${id}/contacts`;
    const choice = async (query = "") => (await show(path + query, as)).html;
    const idIn = (html: string, name: string) =>
      new RegExp(`value="(con_\\w+)"[^>]*/?><span>${name}`).exec(html)?.[1] ?? name;
    const all = await choice();
    const found = await choice("?q=grace");
    expect([found.includes("Grace Second"), found.includes("Ada First")]).toEqual([true, false]);
    const choose = (...names: string[]) =>
      submit(live.service, path, as, [
        ["version", versionIn(all)],
        ...names.map((name): [string, string] => ["contact", idIn(all, name)]),
      ]);
    locationOf(await choose("Ada First", "Edsger Third"));
    const linked = textOf((await show(`/app/jobs/${id}`, as)).html);
    expect([linked.includes("Ada First"), linked.includes("Grace Second")]).toEqual([true, false]);
    expect((await choose()).status).toBe(412);
    const version = versionIn(await choice());
    locationOf(await submit(live.service, path, as, { version }));
    expect((await show(`/app/jobs/${id}`, as)).html).not.toContain("Ada First");
    const foreign =
      /\/app\/contacts\/(con_\w+)/.exec((await show("/app/contacts", as)).html)?.[1] ?? "";
    const own = await addJob();
    const stolen = { version: versionIn((await show(`/app/jobs/${own}/contacts`)).html) };
    const response = await send(`/app/jobs/${own}/contacts`, { ...stolen, contact: foreign });
    expect(response.status).toBe(404);
  });

  it("return bad input with the message at its field", async () => {
    const typed = { company: "", title: "Engineer <b>", salaryMin: "plenty", status: "applied" };
    const response = await send("/app/jobs/new", typed);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('value="Engineer &lt;b&gt;"');
    expect(html).toMatch(/id="company-error"/);
    expect(html).toMatch(/id="salaryMin-error"/);
    expect(html).toContain('value="plenty"');
  });

  it("take pay for an hour, show it so, and keep it when the job is changed", async () => {
    const nurse = { title: "Registered Nurse", location: "Austin, TX" };
    const typed = { ...nurse, salaryMin: "$36", salaryMax: "42.50" };
    const chosen = { salaryPeriod: "hourly", periodWas: "annual" };
    const id = await addJob({ ...typed, ...chosen });
    expect(textOf((await show(`/app/jobs/${id}`)).html)).toContain("$36 to $42.50 an hour");
    expect(textOf((await show("/app/jobs")).html)).toContain("$36 to $42.50 an hour");
    const { html } = await show(`/app/jobs/${id}/edit`);
    expect(html).toMatch(/<option value="hourly" selected/);
    const unchanged = { ...chosen, periodWas: "hourly", currency: "USD", version: versionIn(html) };
    const fields = { ...typed, ...unchanged, company: "Acme", salaryMax: "44" };
    locationOf(await send(`/app/jobs/${id}/edit`, fields));
    const { body } = await live.get(`/api/mcp/jobs/${id}`, { key: token });
    expect(body).toMatchObject({ salaryMin: 36, salaryMax: 44, salaryPeriod: "hourly" });
  });

  it("take what an amount is for from its words, and say how to write it", async () => {
    const typed = { company: "Acme", title: "Nurse", status: "saved" };
    const opened = { salaryPeriod: "annual", periodWas: "annual" };
    const id = await addJob({
      ...typed,
      ...opened,
      salaryMin: "38.50 an hour",
      salaryMax: "$44/hr",
    });
    expect(textOf((await show(`/app/jobs/${id}`)).html)).toContain("$38.50 to $44 an hour");
    const refused = await send("/app/jobs/new", { ...typed, ...opened, salaryMin: "good" });
    expect(textOf(await refused.text())).toContain("Write it like 85,000, 85k or 38.50 an hour.");
  });

  it("keep a round whose kind was not chosen, and remove one on request alone", async () => {
    const id = await addJob({ company: "Kindless Inc" });
    const path = `/app/jobs/${id}/rounds`;
    const typed = { "at-0": "2026-11-25T14:30", "with-0": "Maria Lopez", "kind-0": "" };
    const version = versionIn((await show(path)).html);
    locationOf(await send(path, { ...typed, "outcome-0": "pending", version }));
    expect((await show(`/app/jobs/${id}`)).html).toContain("Maria Lopez");
    const again = (await show(path)).html;
    expect(textOf(again)).toContain("Remove this round");
    const gone = { ...typed, "kind-0": "removed", "outcome-0": "pending" };
    locationOf(await send(path, { ...gone, version: versionIn(again) }));
    expect((await show(`/app/jobs/${id}`)).html).not.toContain("Maria Lopez");
  });

  it("say with what pay is compared where the city is not known", async () => {
    const as = await signIn(live.db);
    const nurse = { title: "Registered Nurse", salaryMin: "38.50", salaryPeriod: "hourly" };
    const id = await addJob({ ...nurse, location: "Key West, FL" }, as);
    const page = textOf((await show(`/app/jobs/${id}`, as)).html);
    expect(page).toMatch(/low, \d+% under typical \(\$[\d.]+\) in the United States/);
    expect(page).toContain("This job $80,080");
    expect(textOf((await show("/app/jobs", as)).html)).toContain("low in the U.S.");
  });

  it("ask what so little pay is for, and take either answer", async () => {
    const as = await signIn(live.db);
    const typed = { company: "Acme", title: "Nurse", status: "saved", salaryMin: "38" };
    const opened = { salaryPeriod: "annual", periodWas: "annual" };
    const refused = await send("/app/jobs/new", { ...typed, ...opened }, as);
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(textOf(/id="salaryPeriod-error">([^<]*)</.exec(html)?.[1] ?? "")).toContain(
      "Is it for an hour?",
    );
    // Nothing is chosen in the form that comes back, so sending it again asks again.
    expect(html).toMatch(/<select[^>]*id="salaryPeriod"[^>]*><option value="" selected/);
    const asked = { ...typed, salaryPeriod: "", periodWas: "" };
    expect((await send("/app/jobs/new", asked, as)).status).toBe(400);
    for (const [salaryPeriod, words] of [
      ["hourly", "$38 an hour"],
      ["annual", "$38 a year"],
    ] as const) {
      const id = await addJob({ ...asked, salaryPeriod }, as);
      expect(textOf((await show(`/app/jobs/${id}`, as)).html)).toContain(words);
    }
  });

  it("say in words for people what is wrong with pay for an hour", async () => {
    const typed = { company: "Acme", title: "Nurse", status: "saved", periodWas: "annual" };
    const wrong = { salaryMin: "90000", salaryPeriod: "hourly" };
    const response = await send("/app/jobs/new", { ...typed, ...wrong });
    const text = textOf(await response.text());
    expect(response.status).toBe(400);
    expect(text).toContain("That is too much for an hour.");
    expect(text).not.toContain("salaryPeriod");
  });

  it("do not judge pay that is likely for an hour, but ask about it", async () => {
    const as = await signIn(live.db);
    const nurse = { title: "Registered Nurse", location: "Austin, TX", salaryMin: "38" };
    const id = await addJob({ ...nurse, salaryPeriod: "annual" }, as);
    const text = textOf((await show(`/app/jobs/${id}`, as)).html);
    expect(text).toContain("Is it for an hour?");
    expect(text).not.toContain("minimum wage");
  });

  it("refuse to overwrite what was changed elsewhere", async () => {
    const id = await addJob();
    const version = versionIn((await show(`/app/jobs/${id}/edit`)).html);
    const fields = { company: "Acme", title: "Changed first", currency: "USD", version };
    locationOf(await send(`/app/jobs/${id}/edit`, fields));
    const late = await send(`/app/jobs/${id}/edit`, { ...fields, title: "Changed late" });
    expect(late.status).toBe(412);
    expect(await late.text()).toContain('value="Changed late"');
    expect((await show(`/app/jobs/${id}`)).html).toContain("Changed first at Acme");
  });

  it("keep rounds, activities, contacts and events of a job, and change them", async () => {
    const id = await addJob({ company: "Rounds Inc" });
    const version = versionIn((await show(`/app/jobs/${id}/rounds`)).html);
    const soon = { "kind-1": "technical", "at-1": "soon", "outcome-1": "pending" };
    const bad = await send(`/app/jobs/${id}/rounds`, { version, ...soon });
    expect(bad.status).toBe(400);
    expect(await bad.text()).toContain('id="at-1-error"');
    const round = { "kind-0": "technical", "at-0": "2026-11-24T16:00", "outcome-0": "pending" };
    locationOf(await send(`/app/jobs/${id}/rounds`, { ...round, version, "with-0": "Dana" }));
    const call = { type: "call", notes: "Spoke to Dana", occurredAt: "2026-11-20T10:00" };
    locationOf(await send(`/app/jobs/${id}/activities`, call));
    locationOf(await send("/app/contacts/new", { name: "Dana Reyes", jobId: id }));
    const event = {
      ...{ type: "interview", title: "On site", startsAt: "2026-11-24T10:00", jobId: id },
      timeZone: "America/Chicago",
    };
    locationOf(await send("/app/calendar/new", event));

    const { html } = await show(`/app/jobs/${id}`);
    expect(html).toContain("Technical");
    expect(html).toContain("Spoke to Dana");
    expect(html).toContain("Dana Reyes");
    expect(textOf(html)).toContain("On site, Tue, Nov 244:00 PM (10:00 AM in Chicago)");

    const activity = /\/app\/activities\/(act_\w+)/.exec(html)?.[1] ?? "";
    const change = versionIn((await show(`/app/activities/${activity}`)).html);
    const email = { ...call, type: "email", notes: "Wrote to Dana", version: change };
    locationOf(await send(`/app/activities/${activity}`, email));
    const eventId = /\/app\/calendar\/(cal_\w+)/.exec(html)?.[1] ?? "";
    const shown = await show(`/app/calendar/${eventId}`);
    expect(shown.html).toContain('value="2026-11-24T10:00"');
    const badEvent = await send(`/app/calendar/${eventId}`, {
      ...event,
      endsAt: "2026-11-24T09:00",
      version: versionIn(shown.html),
    });
    expect(await badEvent.text()).toContain('id="endsAt-error"');
    expect((await show("/app/calendar?month=2026-11")).html).toContain("On site");

    const contact = /\/app\/contacts\/(con_\w+)/.exec(html)?.[1] ?? "";
    const fields = {
      name: "Dana R.",
      email: "not an address",
      version: versionIn((await show(`/app/contacts/${contact}`)).html),
    };
    const refused = await send(`/app/contacts/${contact}`, fields);
    expect(await refused.text()).toContain('id="email-error"');
    locationOf(await send(`/app/contacts/${contact}`, { ...fields, email: "dana@example.com" }));
    expect((await show("/app/contacts?q=dana")).html).toContain("Dana R.");

    for (const path of [`activities/${activity}`, `calendar/${eventId}`, `contacts/${contact}`]) {
      locationOf(await send(`/app/${path}/delete`));
      expect((await show(`/app/${path}`)).status, path).toBe(404);
    }
  });

  it("delete a job in ten seconds, unless that is taken back", async () => {
    const id = await addJob({ company: "Gone Ltd" });
    const path = locationOf(await send(`/app/jobs/${id}/delete`));
    const board = await show(path);
    expect(board.html).toContain("Software Engineer at Gone Ltd will be deleted in ten seconds.");
    expect(board.html).not.toContain(`id="${id}"`);
    expect(locationOf(await send(`/app/jobs/${id}/undo-delete`))).toBe(`/app/jobs/${id}`);
    for (const filter of ["company=gone+ltd", "company=one+l", "q=one+ltd", "q=softw"]) {
      expect((await show(`/app/jobs?${filter}`)).html, filter).toContain(`id="${id}"`);
    }
    expect((await show("/app/jobs?q=oftware")).html).not.toContain(`id="${id}"`);
    expect((await send(`/app/jobs/${id}/undo-delete`)).status).toBe(404);
  });

  it("write the delete once ten seconds are over, with its event then and only then", async () => {
    const as = await signIn(live.db, { tier: "ultra", isHeard: true });
    const id = await addJob({ company: "Gone Ltd" }, as);
    const events = async () => {
      const rows = await live.db.select().from(outbox).where(eq(outbox.userId, as.accountId));
      return rows.map(({ type }) => type);
    };
    const own = and(eq(heldDeletes.userId, as.accountId), eq(heldDeletes.jobId, id));
    const held = async () => (await live.db.select().from(heldDeletes).where(own))[0]?.deleteAt;
    // The service's clock stands still, so that the deadline comes to it.
    const clock = Date.parse(stoppedClock);
    const deadline = (deleteAt: number) => live.db.update(heldDeletes).set({ deleteAt }).where(own);

    const path = locationOf(await send(`/app/jobs/${id}/delete`, {}, as));
    expect(await held()).toBe(clock + 10_000);
    await deadline(clock + 1);
    expect((await show(path, as)).html).toContain("Undo");
    expect([(await show(`/app/jobs/${id}`, as)).status, await events()]).toEqual([
      200,
      ["job.created"],
    ]);

    await deadline(clock);
    const late = (await show(path, as)).html;
    expect([late.includes("Undo"), late.includes("Gone Ltd")]).toEqual([false, false]);
    expect([await held(), await events()]).toEqual([undefined, ["job.created", "job.deleted"]]);
    expect((await send(`/app/jobs/${id}/undo-delete`, {}, as)).status).toBe(404);
    expect((await show(`/app/jobs/${id}`, as)).status).toBe(404);
    await show("/app/jobs", as);
    expect(await events()).toHaveLength(2);
  });

  it("keep views, and show the same figures as the API", async () => {
    locationOf(
      await send("/app/jobs/views", { name: "Waiting", status: "applied", q: "", company: "" }),
    );
    const { html } = await show("/app/jobs");
    const view = /\/app\/jobs\/views\/(\w+)\/delete/.exec(html)?.[1] ?? "";
    expect(html).toContain('<a href="/app/jobs?status=applied">Waiting</a>');
    locationOf(await send(`/app/jobs/views/${view}/delete`));

    const key = { key: token };
    const { body } = await live.get("/api/mcp/pipeline", key);
    const closed = (await show("/app/jobs?closed=yes")).html;
    for (const [status, count] of Object.entries(body.summary.byStatus)) {
      expect(html + closed).toMatch(
        new RegExp(`id="heading-${status}"[^>]*>[^<]*<span class="count">${count}</span>`),
      );
    }
    const funnel = (await live.get("/api/mcp/pipeline/funnel", key)).body;
    const insights = (await show("/app/insights")).html;
    for (const { stage, reached } of funnel.stages) {
      const name = stage.charAt(0).toUpperCase() + stage.slice(1);
      expect(insights).toContain(`<th scope="row">${name}</th><td class="number">${reached}</td>`);
    }
    const companies = (await live.get("/api/mcp/companies", key)).body;
    const page = (await show("/app/companies")).html;
    for (const { company } of companies.companies) expect(page).toContain(`>${company}</a>`);
  });

  it("make a calendar feed, whose address is shown once and works", async () => {
    const html = await (await send("/app/calendar/feed")).text();
    const url = /https?:\/\/[^<"]*calendar\.ics\?token=[^<"]+/.exec(html)?.[0] ?? "";
    const { pathname, search } = new URL(url);
    expect((await live.service.fetch(pathname + search)).status).toBe(200);
    expect((await show("/app/calendar")).html).not.toContain("calendar.ics?token=");
    locationOf(await send("/app/calendar/feed/delete"));
    expect((await live.service.fetch(pathname + search)).status).toBe(401);
  });

  it("show what the company has filed, next to the person's own history", async () => {
    const id = await addJob({ company: "Ernst & Young" });
    for (const path of [`/app/jobs/${id}`, "/app/companies"]) {
      const { html } = await show(path);
      expect(html, path).toContain('href="/companies/ey"');
      expect(html, path).toContain("Accountants and Auditors: $112,000");
      expect(html, path).toMatch(/996 filings; all workers \$\d{2},\d{3}/);
      expect(html, path).toContain("October 2025 to March 2026: the lower end of the offer");
      expect(html, path).toContain("the national median, survey of May 2025");
    }
    const amazon = await addJob({ company: "Amazon" });
    const { html } = await show(`/app/jobs/${amazon}`);
    expect(html.match(/Software Developers: \$/g)).toHaveLength(1);
    expect(html).toMatch(/[\d,]+ filings of Amazon\.com Services LLC; all workers/);
    // A job's own occupation is first, also where the company filed more for others.
    const scientist = await addJob({ company: "Amazon", title: "Data Scientist" });
    const filed = /aria-labelledby="filed"[\s\S]*?<li>([^<]*)/.exec(
      (await show(`/app/jobs/${scientist}`)).html,
    );
    expect(filed?.[1]).toMatch(/^Data Scientists: /);
    const unknown = await addJob({ company: "Nobody Knows It" });
    expect((await show(`/app/jobs/${unknown}`)).html).not.toContain("has filed");
  });
});

describe("another account's records", () => {
  it("are 404 on every page and form, and not changed", async () => {
    const other = await signIn(live.db);
    const id = await addJob({ company: "Private Co" });
    locationOf(await send(`/app/jobs/${id}/activities`, { type: "call", notes: "Secret" }));
    locationOf(await send("/app/contacts/new", { name: "Private Person", jobId: id }));
    locationOf(
      await send("/app/calendar/new", {
        type: "other",
        title: "Private",
        startsAt: "2026-11-24T10:00",
        jobId: id,
      }),
    );
    locationOf(
      await send("/app/jobs/views", { name: "Private", q: "private", company: "", status: "" }),
    );
    const before = (await show(`/app/jobs/${id}`)).html;
    const [activity, contact, event] = ["activities", "contacts", "calendar"].map(
      (list) => new RegExp(`/app/${list}/((?:act|con|cal)_\\w+)`).exec(before)?.[1] ?? "none",
    );
    const view = /views\/(\w+)\/delete/.exec((await show("/app/jobs")).html)?.[1] ?? "none";

    const pages = [
      `jobs/${id}`,
      `jobs/${id}/edit`,
      `jobs/${id}/rounds`,
      `jobs/${id}/contacts`,
      `activities/${activity}`,
      `contacts/${contact}`,
      `calendar/${event}`,
      `contacts/new?jobId=${id}`,
      `calendar/new?jobId=${id}`,
    ];
    for (const path of pages) {
      expect((await show(`/app/${path}`)).status, path).toBe(200);
      expect((await show(`/app/${path}`, other)).status, path).toBe(404);
    }
    const job = { company: "X", title: "X", currency: "USD", version: "1" };
    const forms: [string, Record<string, string>][] = [
      [`jobs/${id}/edit`, job],
      [`jobs/${id}/status`, { status: "rejected" }],
      [`jobs/${id}/delete`, {}],
      [`jobs/${id}/undo-delete`, {}],
      [`jobs/${id}/activities`, { type: "call" }],
      [`jobs/${id}/rounds`, { version: "1" }],
      [`jobs/${id}/contacts`, { version: "1" }],
      [`jobs/views/${view}/delete`, {}],
      [`activities/${activity}`, { type: "email", version: "1" }],
      [`activities/${activity}/delete`, {}],
      [`contacts/${contact}`, { name: "X", version: "1" }],
      [`contacts/${contact}/delete`, {}],
      [
        `calendar/${event}`,
        { type: "other", title: "X", startsAt: "2026-11-24T10:00", version: "1" },
      ],
      [`calendar/${event}/delete`, {}],
      ["contacts/new", { name: "X", jobId: id }],
      ["calendar/new", { type: "other", title: "X", startsAt: "2026-11-24T10:00", jobId: id }],
    ];
    for (const [path, fields] of forms) {
      expect((await send(`/app/${path}`, fields, other)).status, path).toBe(404);
    }
    const after = (await show(`/app/jobs/${id}`)).html;
    expect(after).toBe(before);
    for (const path of ["jobs", "contacts", "calendar", "companies", "insights"]) {
      expect((await show(`/app/${path}`, other)).html, path).not.toContain("Private");
    }
  });
});
