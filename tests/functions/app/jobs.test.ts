/** The pages of the job search: every form, what it refuses, and whose records it reaches. */
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { heldDeletes, jobStatusMoves, jobs, outbox } from "#schema/pipeline.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { textOf } from "#tests/support/page.ts";
import { newPerson } from "#tests/support/person.ts";

const live = await shareLiveService();
// The pages need no plan; Ultra is for the API, which they are compared with.
const ada = await newPerson(live, { tier: "ultra" });

const nurse = { title: "Registered Nurse", location: "Austin, TX" };
const annual = { salaryPeriod: "annual", periodWas: "annual" };

describe("the pages of the job search", () => {
  it("are open to Free, and stored nowhere", async () => {
    const free = await newPerson(live, { tier: "free" });
    const ofJobs = ["/app/jobs", "/app/jobs/new", "/app/jobs/from-link", "/app/jobs/import"];
    const others = ["/app/contacts", "/app/calendar", "/app/companies", "/app/insights"];
    for (const path of [...ofJobs, ...others]) {
      const { status, headers } = await free.open(path);
      expect([status, headers.get("cache-control")], path).toEqual([200, "private, no-store"]);
    }
  });

  it("take a move back without a trace, unless the job was changed since", async () => {
    const sam = await newPerson(live, { tier: "ultra", isHeard: true });
    const id = await sam.addJob({ company: "Undo Ltd" });
    const own = and(eq(jobs.userId, sam.accountId), eq(jobs.id, id));
    const stored = async () => (await live.db.select().from(jobs).where(own))[0];
    // The job was applied to two weeks ago, so that its follow-up is due.
    const then = Date.parse(stoppedClock) - 14 * 86_400_000;
    const past = { statusChangedAt: then, quietSince: then, appliedAt: then, createdAt: then };
    await live.db.update(jobs).set(past).where(own);
    const moves = eq(jobStatusMoves.jobId, id);
    await live.db.update(jobStatusMoves).set({ changedAt: then }).where(moves);
    const before = await stored();

    const move = { status: "offer", back: "/app/jobs", from: "applied" };
    const moved = await sam.go(`/app/jobs/${id}/status`, move);
    expect((await stored())?.respondedAt).not.toBeNull();
    const undo = { status: "applied", back: "/app/jobs" };
    expect(await sam.go(`/app/jobs/${id}/undo-move`, undo)).toBe(`/app/jobs#${id}`);
    const { version, updatedAt, ...fields } = before ?? {};
    expect(await stored()).toMatchObject(fields);
    expect((await sam.open(`/app/jobs/${id}`)).html).not.toMatch(/Applied → Offer|Offer → Applied/);
    expect((await sam.ask("GET", `/activities?jobId=${id}`)).body.activities).toEqual([]);
    // Whoever listens has heard of the move, and hears of its end.
    const events = await live.db.select().from(outbox).where(eq(outbox.userId, sam.accountId));
    expect(events.filter(({ type }) => type === "job.status_changed")).toHaveLength(2);
    // The notice is gone where its address is opened again.
    expect((await sam.open(moved)).html).not.toContain("was moved from");

    await sam.go(`/app/jobs/${id}/status`, move);
    const { version: opened } = await sam.open(`/app/jobs/${id}/rounds`);
    const round = { "kind-0": "final", "outcome-0": "pending", version: opened };
    await sam.go(`/app/jobs/${id}/rounds`, round);
    await sam.go(`/app/jobs/${id}/undo-move`, undo);
    expect((await sam.open(`/app/jobs/${id}`)).html).toContain("Offer → Applied");
  });

  it("answer an offer as the API's negotiate does", async () => {
    const sam = await newPerson(live);
    const offer = { ...nurse, status: "offer" };
    await sam.addJob({ ...offer, company: "Globex", salaryMin: "99000" });
    // What San Francisco pays is no argument in Austin.
    const coast = { location: "San Francisco, CA", salaryMin: "190000" };
    await sam.addJob({ ...offer, ...coast, company: "Hooli" });
    const pay = { salaryMin: "80k", salaryMax: "90k" };
    const id = await sam.addJob({ ...offer, ...pay, company: "Initech" });
    const { body } = await live.get("/api/v1/intelligence/salaries/negotiate", {
      method: "POST",
      key: await createKey(live.db, { tier: "pro" }),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...{ role: "registered-nurse", city: "austin", current_offer: { base: 85_000 } },
        competing_offers: [{ label: "Globex", base: 99_000 }],
      }),
    });
    const text = await sam.see(`/app/jobs/${id}`);
    expect(text).toContain(body.data.counter_offer.rationale);
    for (const paragraph of body.data.email_script.body.split(/\n+/)) {
      expect(text).toContain(textOf(paragraph));
    }
    expect(text).toContain("For a base of $85,000 a year, the middle of the range.");
    await sam.go(`/app/jobs/${id}/status`, { status: "accepted" });
    expect(await sam.see(`/app/jobs/${id}`)).not.toContain("What to write to");
    const unpaid = await sam.addJob({ ...offer, company: "Unpaid" });
    expect(await sam.see(`/app/jobs/${unpaid}`)).toContain("Add the base pay that is offered");
  });

  it("compare the pay with the job and city that were chosen instead of those that were found", async () => {
    const id = await ada.addJob({ ...nurse, salaryMin: "90k" });
    const edit = `/app/jobs/${id}/edit`;
    const form = await ada.open(edit);
    expect(form.html).toMatch(/name="roleName" value="Registered Nurse"/);
    expect(form.html).toMatch(/name="cityName" value="Austin, TX"/);
    const fields = {
      ...{ ...nurse, company: "Acme", currency: "USD", salaryMin: "90000" },
      ...{ roleName: "Registered Nurse", roleWas: "Registered Nurse", version: form.version },
      ...{ cityName: "Austin, TX", cityWas: "Austin, TX" },
    };
    const back = await ada.send(edit, { ...fields, roleName: "Nursse of all" });
    expect([back.status, back.html.includes('id="roleName-error"')]).toEqual([400, true]);
    expect(back.html).toContain('value="Nursse of all"');
    await ada.go(edit, { ...fields, roleName: "electrician", cityName: "denver" });
    const { body } = await ada.ask("GET", `/jobs/${id}`);
    expect([body.roleSlug, body.citySlug]).toEqual(["electrician", "denver"]);
    const after = await ada.see(`/app/jobs/${id}`);
    expect(after).toContain("Compared with Electrician in Denver, CO.");
    expect(after).toContain(`Typical $${body.salaryBenchmark.median.toLocaleString("en-US")}`);
    const { version } = await ada.open(edit);
    const none = { roleName: "", roleWas: "Electrician", cityName: "Denver, CO", version };
    await ada.go(edit, { ...fields, ...none, cityWas: "Denver, CO" });
    const last = (await ada.ask("GET", `/jobs/${id}`)).body;
    expect([last.roleSlug, last.citySlug]).toEqual([null, "denver"]);
    expect(await ada.see(`/app/jobs/${id}`)).toContain("Name the job to compare it with");
  });

  it("choose the contacts of a job from those that there are, and from no others", async () => {
    const sam = await newPerson(live);
    const id = await sam.addJob({ company: "Linked Ltd" });
    for (const name of ["Ada First", "Grace Second", "Edsger Third"]) {
      await sam.go("/app/contacts/new", { name, company: "Linked Ltd" });
    }
    const path = `/app/jobs/${id}/contacts`;
    const all = await sam.open(path);
    const found = await sam.see(`${path}?q=grace`);
    expect([found.includes("Grace Second"), found.includes("Ada First")]).toEqual([true, false]);
    const idOf = (name: string) =>
      new RegExp(`value="(con_\\w+)"[^>]*/?><span>${name}`).exec(all.html)?.[1] ?? name;
    const chosen: [string, string][] = [["version", all.version]];
    for (const name of ["Ada First", "Edsger Third"]) chosen.push(["contact", idOf(name)]);
    await sam.go(path, chosen);
    const linked = await sam.see(`/app/jobs/${id}`);
    expect([linked.includes("Ada First"), linked.includes("Grace Second")]).toEqual([true, false]);
    expect((await sam.send(path, { version: all.version })).status).toBe(412);
    await sam.go(path, { version: (await sam.open(path)).version });
    expect(await sam.see(`/app/jobs/${id}`)).not.toContain("Ada First");
    const own = `/app/jobs/${await ada.addJob()}/contacts`;
    const stolen = { version: (await ada.open(own)).version, contact: idOf("Ada First") };
    expect((await ada.send(own, stolen)).status).toBe(404);
  });

  it.each<[string, Record<string, string>]>([
    ["$36 to $42.50 an hour", { salaryMin: "$36", salaryMax: "42.50", salaryPeriod: "hourly" }],
    ["$38.50 to $44 an hour", { salaryMin: "38.50 an hour", salaryMax: "$44/hr" }],
    ["$38 an hour", { salaryMin: "38", salaryPeriod: "hourly", periodWas: "" }],
    ["$38 a year", { salaryMin: "38", salaryPeriod: "annual", periodWas: "" }],
    ["Is it for an hour?", { salaryMin: "38", salaryPeriod: "annual", periodWas: "" }],
  ])("take pay as it is typed, and show it so: %s", async (shown, pay) => {
    const sam = await newPerson(live);
    const id = await sam.addJob({ ...nurse, ...annual, ...pay });
    const page = await sam.see(`/app/jobs/${id}`);
    expect(page).toContain(shown);
    // What is likely for an hour is asked about, not judged.
    if (pay.salaryMin === "38" && pay.salaryPeriod === "annual") {
      expect(page).not.toContain("minimum wage");
    } else expect(await sam.see("/app/jobs")).toContain(shown);
  });

  it.each<[Record<string, string>, string, string]>([
    [{ company: "", title: "Engineer <b>", salaryMin: "plenty" }, "company", ""],
    [{ salaryMin: "good" }, "salaryMin", "Write it like 85,000, 85k or 38.50 an hour."],
    [{ salaryMin: "38" }, "salaryPeriod", "Is it for an hour?"],
    // Sent again with nothing chosen, it is asked about again.
    [{ salaryMin: "38", salaryPeriod: "", periodWas: "" }, "salaryPeriod", "Is it for an hour?"],
    [{ salaryMin: "90000", salaryPeriod: "hourly" }, "salaryMin", "That is too much for an hour."],
  ])("return %j with the message at its field", async (typed, field, message) => {
    const fields = { company: "Acme", title: "Nurse", status: "saved", ...annual, ...typed };
    const { status, html, text } = await ada.send("/app/jobs/new", fields);
    expect([status, html.includes(`id="${field}-error"`)]).toEqual([400, true]);
    expect(text).toContain(message);
    expect(text).not.toContain("salaryPeriod");
    if (typed.salaryMin) expect(html).toContain(`value="${typed.salaryMin}"`);
    if (typed.title) expect(html).toContain('value="Engineer &lt;b&gt;"');
    if (field === "salaryPeriod") {
      expect(html).toMatch(/<select[^>]*id="salaryPeriod"[^>]*><option value="" selected/);
    }
  });

  it("keep pay for an hour when the job is changed, and refuse to overwrite what was changed elsewhere", async () => {
    const pay = { salaryMin: "36", salaryMax: "42.50", salaryPeriod: "hourly" };
    const id = await ada.addJob({ ...nurse, ...pay, periodWas: "annual" });
    const { html, version } = await ada.open(`/app/jobs/${id}/edit`);
    expect(html).toMatch(/<option value="hourly" selected/);
    const own = { ...nurse, ...pay, company: "Acme", currency: "USD", periodWas: "hourly" };
    await ada.go(`/app/jobs/${id}/edit`, { ...own, salaryMax: "44", version });
    const stored = { salaryMin: 36, salaryMax: 44, salaryPeriod: "hourly" };
    expect((await ada.ask("GET", `/jobs/${id}`)).body).toMatchObject(stored);
    const late = await ada.send(`/app/jobs/${id}/edit`, { ...own, title: "Late", version });
    expect([late.status, late.html.includes('value="Late"')]).toEqual([412, true]);
    expect((await ada.ask("GET", `/jobs/${id}`)).body).toMatchObject(stored);
  });

  it("keep a round whose kind was not chosen, and remove one on request alone", async () => {
    const id = await ada.addJob({ company: "Kindless Inc" });
    const path = `/app/jobs/${id}/rounds`;
    const typed = { "at-0": "2026-11-25T14:30", "with-0": "Maria Lopez", "outcome-0": "pending" };
    const { version } = await ada.open(path);
    await ada.go(path, { ...typed, "kind-0": "", version });
    expect(await ada.see(`/app/jobs/${id}`)).toContain("Maria Lopez");
    const again = await ada.open(path);
    expect(again.text).toContain("Remove this round");
    await ada.go(path, { ...typed, "kind-0": "removed", version: again.version });
    expect(await ada.see(`/app/jobs/${id}`)).not.toContain("Maria Lopez");
  });

  it("say with what pay is compared where the city is not known", async () => {
    const sam = await newPerson(live);
    const pay = { salaryMin: "38.50", salaryPeriod: "hourly" };
    const id = await sam.addJob({ ...nurse, ...pay, location: "Key West, FL" });
    const page = await sam.see(`/app/jobs/${id}`);
    expect(page).toMatch(/low, \d+% under typical \(\$[\d.]+\) in the United States/);
    expect(page).toContain("This job $80,080");
    expect(await sam.see("/app/jobs")).toContain("low in the U.S.");
  });

  it("keep rounds, activities, contacts and events of a job, and change them", async () => {
    const id = await ada.addJob({ company: "Rounds Inc" });
    const { version } = await ada.open(`/app/jobs/${id}/rounds`);
    const soon = { "kind-1": "technical", "at-1": "soon", "outcome-1": "pending", version };
    expect((await ada.send(`/app/jobs/${id}/rounds`, soon)).html).toContain('id="at-1-error"');
    const round = { "kind-0": "technical", "at-0": "2026-11-24T16:00", "outcome-0": "pending" };
    await ada.go(`/app/jobs/${id}/rounds`, { ...round, version, "with-0": "Dana" });
    const call = { type: "call", notes: "Spoke to Dana", occurredAt: "2026-11-20T10:00" };
    await ada.go(`/app/jobs/${id}/activities`, call);
    await ada.go("/app/contacts/new", { name: "Dana Reyes", jobId: id });
    const event = {
      ...{ type: "interview", title: "On site", startsAt: "2026-11-24T10:00", jobId: id },
      timeZone: "America/Chicago",
    };
    await ada.go("/app/calendar/new", event);
    const { html, text } = await ada.open(`/app/jobs/${id}`);
    for (const shown of ["Technical", "Spoke to Dana", "Dana Reyes"]) expect(text).toContain(shown);
    expect(text).toContain("On site, Tue, Nov 244:00 PM (10:00 AM in Chicago)");
    const idIn = (kind: string) => new RegExp(`${kind}_\\w+`).exec(html)?.[0] ?? kind;
    const activity = `/app/activities/${idIn("act")}`;
    const calendar = `/app/calendar/${idIn("cal")}`;
    const contact = `/app/contacts/${idIn("con")}`;
    const changes: [string, object, object, string][] = [
      [activity, { ...call, notes: "Wrote to Dana" }, { occurredAt: "then" }, "occurredAt"],
      [calendar, event, { endsAt: "2026-11-24T09:00" }, "endsAt"],
      [contact, { name: "Dana R." }, { email: "not an address" }, "email"],
    ];
    for (const [path, fields, wrong, field] of changes) {
      const own = { ...fields, version: (await ada.open(path)).version };
      const refused = await ada.send(path, { ...own, ...wrong });
      expect([refused.status, refused.html.includes(`id="${field}-error"`)]).toEqual([400, true]);
      await ada.go(path, own);
    }
    expect((await ada.open(calendar)).html).toContain('value="2026-11-24T10:00"');
    expect(await ada.see("/app/calendar?month=2026-11")).toContain("On site");
    expect(await ada.see("/app/contacts?q=dana")).toContain("Dana R.");
    for (const path of [activity, calendar, contact]) {
      await ada.go(`${path}/delete`);
      expect((await ada.open(path)).status, path).toBe(404);
    }
  });

  it("delete a job in ten seconds, unless that is taken back, with its event then and only then", async () => {
    const sam = await newPerson(live, { tier: "ultra", isHeard: true });
    const id = await sam.addJob({ company: "Gone Ltd" });
    const own = and(eq(heldDeletes.userId, sam.accountId), eq(heldDeletes.jobId, id));
    const held = async () => (await live.db.select().from(heldDeletes).where(own))[0]?.deleteAt;
    const events = async () => {
      const rows = await live.db.select().from(outbox).where(eq(outbox.userId, sam.accountId));
      return rows.map(({ type }) => type);
    };
    // The service's clock stands still, so that the deadline comes to it.
    const clock = Date.parse(stoppedClock);
    const deadline = (deleteAt: number) => live.db.update(heldDeletes).set({ deleteAt }).where(own);

    const path = await sam.go(`/app/jobs/${id}/delete`);
    const board = await sam.open(path);
    expect(board.text).toContain("Software Engineer at Gone Ltd will be deleted in ten seconds.");
    expect([board.html.includes(`id="${id}"`), await held()]).toEqual([false, clock + 10_000]);
    expect(await sam.go(`/app/jobs/${id}/undo-delete`)).toBe(`/app/jobs/${id}`);
    for (const filter of ["company=gone+ltd", "company=one+l", "q=one+ltd", "q=softw"]) {
      expect((await sam.open(`/app/jobs?${filter}`)).html, filter).toContain(`id="${id}"`);
    }
    expect((await sam.open("/app/jobs?q=oftware")).html).not.toContain(`id="${id}"`);
    expect((await sam.send(`/app/jobs/${id}/undo-delete`)).status).toBe(404);

    await sam.go(`/app/jobs/${id}/delete`);
    await deadline(clock + 1);
    expect((await sam.open(path)).html).toContain("Undo");
    const { status } = await sam.open(`/app/jobs/${id}`);
    expect([status, await events()]).toEqual([200, ["job.created"]]);
    await deadline(clock);
    const late = (await sam.open(path)).html;
    expect([late.includes("Undo"), late.includes("Gone Ltd")]).toEqual([false, false]);
    expect([await held(), await events()]).toEqual([undefined, ["job.created", "job.deleted"]]);
    expect((await sam.send(`/app/jobs/${id}/undo-delete`)).status).toBe(404);
    expect((await sam.open(`/app/jobs/${id}`)).status).toBe(404);
    expect(await events()).toHaveLength(2);
  });

  it("keep views, and show the same figures as the API", async () => {
    await ada.go("/app/jobs/views", { name: "Waiting", status: "applied", q: "", company: "" });
    const { html } = await ada.open("/app/jobs");
    expect(html).toContain('<a href="/app/jobs?status=applied">Waiting</a>');
    await ada.go(/\/app\/jobs\/views\/\w+\/delete/.exec(html)?.[0] ?? "");

    const { body } = await ada.ask("GET", "/pipeline");
    const closed = (await ada.open("/app/jobs?closed=yes")).html;
    for (const [status, count] of Object.entries(body.summary.byStatus)) {
      expect(html + closed).toMatch(
        new RegExp(`id="heading-${status}"[^>]*>[^<]*<span class="count">${count}</span>`),
      );
    }
    const funnel = (await ada.ask("GET", "/pipeline/funnel")).body;
    const insights = (await ada.open("/app/insights")).html;
    for (const { stage, reached } of funnel.stages) {
      const name = stage.charAt(0).toUpperCase() + stage.slice(1);
      expect(insights).toContain(`<th scope="row">${name}</th><td class="number">${reached}</td>`);
    }
    const companies = (await ada.ask("GET", "/companies")).body;
    const page = (await ada.open("/app/companies")).html;
    for (const { company } of companies.companies) expect(page).toContain(`>${company}</a>`);
  });

  it("make a calendar feed, whose address is shown once and works", async () => {
    const { html } = await ada.send("/app/calendar/feed");
    const url = /https?:\/\/[^<"]*calendar\.ics\?token=[^<"]+/.exec(html)?.[0] ?? "";
    const { pathname, search } = new URL(url);
    expect((await live.service.fetch(pathname + search)).status).toBe(200);
    expect((await ada.open("/app/calendar")).html).not.toContain("calendar.ics?token=");
    await ada.go("/app/calendar/feed/delete");
    expect((await live.service.fetch(pathname + search)).status).toBe(401);
  });

  it("show what the company has filed, next to the person's own history", async () => {
    const id = await ada.addJob({ company: "Ernst & Young" });
    for (const path of [`/app/jobs/${id}`, "/app/companies"]) {
      const { html } = await ada.open(path);
      expect(html, path).toContain('href="/companies/ey"');
      expect(html, path).toContain("Accountants and Auditors: $112,000");
      expect(html, path).toMatch(/996 filings; all workers \$\d{2},\d{3}/);
      expect(html, path).toContain("October 2025 to March 2026: the lower end of the offer");
      expect(html, path).toContain("the national median, survey of May 2025");
    }
    // A job's own occupation is first and once, also where the company filed more for others.
    const amazon = await ada.addJob({ company: "Amazon", title: "Data Scientist" });
    const { html } = await ada.open(`/app/jobs/${amazon}`);
    expect(html.match(/Data Scientists: \$/g)).toHaveLength(1);
    expect(html).toMatch(/aria-labelledby="filed"[\s\S]*?<li>Data Scientists: /);
    expect(html).toMatch(/[\d,]+ filings of Amazon\.com Services LLC; all workers/);
    const unknown = await ada.addJob({ company: "Nobody Knows It" });
    expect(await ada.see(`/app/jobs/${unknown}`)).not.toContain("has filed");
  });
});

it("another account's records are 404 on every page and form, and not changed", async () => {
  const other = await newPerson(live);
  const id = await ada.addJob({ company: "Private Co" });
  const event = { type: "other", title: "Private", startsAt: "2026-11-24T10:00" };
  await ada.go(`/app/jobs/${id}/activities`, { type: "call", notes: "Secret" });
  await ada.go("/app/contacts/new", { name: "Private Person", jobId: id });
  await ada.go("/app/calendar/new", { ...event, jobId: id });
  await ada.go("/app/jobs/views", { name: "Private", q: "private", company: "", status: "" });
  const before = (await ada.open(`/app/jobs/${id}`)).html;
  const [activity = "", contact = "", entry = ""] = ["activities", "contacts", "calendar"].map(
    (list) => new RegExp(`${list}/(?:act|con|cal)_\\w+`).exec(before)?.[0],
  );
  const view = /views\/\w+\/delete/.exec((await ada.open("/app/jobs")).html)?.[0] ?? "none";
  const job = `jobs/${id}`;
  const pages = [
    ...[job, `${job}/edit`, `${job}/rounds`, `${job}/contacts`, activity, contact, entry],
    ...[`contacts/new?jobId=${id}`, `calendar/new?jobId=${id}`],
  ];
  for (const path of pages) {
    expect((await ada.open(`/app/${path}`)).status, path).toBe(200);
    expect((await other.open(`/app/${path}`)).status, path).toBe(404);
  }
  const version = "1";
  const forms: [string, Record<string, string>][] = [
    [`${job}/edit`, { company: "X", title: "X", currency: "USD", version }],
    [`${job}/status`, { status: "rejected" }],
    [`${job}/delete`, {}],
    [`${job}/undo-delete`, {}],
    [`${job}/activities`, { type: "call" }],
    [`${job}/rounds`, { version }],
    [`${job}/contacts`, { version }],
    [`jobs/${view}`, {}],
    [activity, { type: "email", version }],
    [contact, { name: "X", version }],
    [entry, { ...event, version }],
    [`${activity}/delete`, {}],
    [`${contact}/delete`, {}],
    [`${entry}/delete`, {}],
    ["contacts/new", { name: "X", jobId: id }],
    ["calendar/new", { ...event, jobId: id }],
  ];
  for (const [path, fields] of forms) {
    expect((await other.send(`/app/${path}`, fields)).status, path).toBe(404);
  }
  expect((await ada.open(`/app/jobs/${id}`)).html).toBe(before);
  for (const path of ["jobs", "contacts", "calendar", "companies", "insights"]) {
    expect(await other.see(`/app/${path}`), path).not.toContain("Private");
  }
});
