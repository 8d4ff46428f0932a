/** The page that imports a file: its upload, the preview, the import and its result. */
import { eq } from "drizzle-orm";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { importFileParts, importFiles } from "#schema/import-files.ts";
import { importLocks, jobs } from "#schema/pipeline.ts";
import { createToken } from "#scripts/run/stage/callers.ts";
import { open, type SignedIn } from "#scripts/run/stage/sign-in.ts";
import { appLimitKey } from "#shared/rate-limit/limit-key.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { textOf } from "#tests/support/page.ts";
import { newPerson, type Person, readPage } from "#tests/support/person.ts";
import { type SentFile, upload } from "#tests/support/upload.ts";

const live = await shareLiveService();

const send = async (file: SentFile | null, as: SignedIn, fields = {}) =>
  readPage(await upload(live.service, "/app/jobs/import", as, file, fields));

/** Uploads a file that is accepted. @returns the path of its preview. */
async function uploaded(file: SentFile, as: SignedIn): Promise<string> {
  const response = await send(file, as);
  expect([response.status, response.status === 303 ? "" : response.text]).toEqual([303, ""]);
  expect(response.location).toContain("/app/jobs/import/file_");
  return response.location;
}

/** The fields of the preview's form, as a browser would send them. */
function fieldsIn(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  fields.shown = /name="shown" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  for (const [, name = "", options = ""] of html.matchAll(
    /<select name="(column-\d+)"[^>]*>(.*?)<\/select>/gs,
  )) {
    fields[name] = /value="(\w*)" selected/.exec(options)?.[1] ?? "";
  }
  return fields;
}

async function confirm(path: string, as: Person, changes: Record<string, string> = {}) {
  const { html } = await as.open(path);
  return as.send(path, { ...fieldsIn(html), action: "import", ...changes });
}

const table = (content: string, name = "jobs.csv"): SentFile => ({ name, content });

const partsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.json`, "{}"]));

describe("an import on a page", () => {
  it("takes a date for a day of the account's time zone", async () => {
    const as = await newPerson(live);
    const times = { timeZone: "America/New_York", weekStart: "sunday" };
    await as.send("/app/account/times", times);
    const rows = "Company,Position,Status,Date Applied\nKindred,Nurse,Applied,11/6/2026\n";
    const path = await uploaded(table(rows), as);
    expect(await as.see(path)).toContain("Nov 6, 2026");
    expect((await confirm(path, as)).status).toBe(303);
    const [job] = await live.db.select().from(jobs).where(eq(jobs.userId, as.accountId));
    expect(job?.appliedAt).toBe(Date.parse("2026-11-06T05:00:00Z"));
    const page = await as.see(`/app/jobs/${job?.id}`);
    expect(page).toContain("Nov 6, 2026");
    expect(page).not.toMatch(/Nov 5|12:00 AM/);
  });

  it("goes from any table to the jobs that the preview showed, and leaves no text behind", async () => {
    const as = await newPerson(live, { tier: "ultra" });
    const content =
      '\ufeffFirma;Position;Gehalt;Stage\r\nAcme;Engineer;100000.0;I withdrew\r\n;Nobody;1;Applied\r\n"Globex; Inc.";Editor;;On hold\r\n';
    const path = await uploaded(table(content), as);
    const first = await as.open(path);
    expect(first.html).toContain("jobs.csv: 3 rows");
    expect(first.html).toContain("3 rows cannot be imported");
    expect(first.html).not.toContain('value="import"');

    // The columns were chosen, but the rows that follow from them not yet seen.
    const chosen = { "column-0": "company", "column-2": "salaryMin" };
    const unseen = await confirm(path, as, chosen);
    const seen = unseen.html;
    expect(unseen.status).toBe(409);
    expect(textOf(seen)).toContain("2 Acme Engineer Withdrawn $100,000".replaceAll(" ", ""));
    expect(textOf(seen)).toContain("Company is missing.");
    expect(textOf(seen)).toContain("1 status is not known here");
    expect(textOf(seen)).toContain("Status is not known.");
    expect(seen).toContain("Import 1 job");

    const fields = { ...fieldsIn(seen), action: "import" };
    const done = await as.send(path, fields);
    expect([done.status, done.headers.get("location")]).toEqual([303, path]);
    const result = await as.see(path);
    expect(result).toContain("1 job added");
    expect(result).toContain("2 rows left out");
    expect(result).toContain("Row 3: Company is missing.");
    const { body } = await as.ask("GET", "/jobs");
    expect(body.jobs).toMatchObject([
      { company: "Acme", title: "Engineer", salaryMin: 100_000, status: "withdrawn" },
    ]);
    const parts = live.db
      .select()
      .from(importFileParts)
      .where(eq(importFileParts.userId, as.accountId));
    expect(await parts).toEqual([]);
    // A second confirmation, of a browser that sent it twice.
    expect((await as.send(path, fields)).status).toBe(303);
    expect((await as.ask("GET", "/jobs")).body.total).toBe(1);
  });

  it("asks what a status means that no program is known to have, and imports its rows so", async () => {
    const as = await newPerson(live, { tier: "ultra" });
    const content =
      "company,title,status\nAcme,A,En attente\nGlobex,B,en-attente \nInitech,C,Applied\nHooli,D,?\n";
    const path = await uploaded(table(content), as);
    const { html } = await as.open(path);
    expect(textOf(html)).toContain("2 statuses are not known here");
    expect(textOf(html)).toMatch(/En attente\s*2/);
    expect(html).toContain('aria-label="Status En attente is imported as"');
    expect(html).toContain("Import 1 job");

    const statuses = JSON.stringify(["en attente", ""]);
    const chosen = { statuses, "status-0": "interviewing", "status-1": "hired" };
    const seen = await confirm(path, as, chosen);
    expect(seen.status).toBe(409);
    const preview = seen.html;
    expect(preview).toContain("Import 3 jobs");
    expect(preview).toMatch(/value="interviewing" selected/);
    const fields = { ...fieldsIn(preview), ...chosen, action: "import" };
    expect((await as.send(path, fields)).status).toBe(303);
    const { body } = await as.ask("GET", "/jobs");
    const found = body.jobs.map(({ company, status }: Record<string, string>) => [company, status]);
    expect(Object.fromEntries(found)).toEqual({
      Acme: "interviewing",
      Globex: "interviewing",
      Initech: "applied",
    });
    expect(await as.see(path)).toContain("Row 5: Status is not known.");
  });

  it("keeps each currency, asks about pay that does not say its own, and says what the notes keep", async () => {
    const as = await newPerson(live, { tier: "ultra" });
    const rows = [
      "Company,Position,Salary,Location",
      'Tern,Nurse,"£41,000",Leeds',
      'Heron,Nurse,"$88,000","Toronto, ON"',
      "Egret,Nurse,17 000 zł,Gdynia",
      "Crane,Nurse,tbd,Remote",
      'Stork,Nurse,"$88,000","Austin, TX"',
    ];
    const path = await uploaded(table(rows.join("\n")), as);
    const { html } = await as.open(path);
    const page = textOf(html);
    expect(html).toContain("Import 5 jobs");
    expect(page).toContain("41,000 GBP a year");
    expect(page).toContain("such as $88,000 in Toronto, ON");
    expect(page).toContain("2 rows keep their pay in the notes");
    expect(page).toContain("Row 4: 17 000 zł, because it may be for a month as well as for a year");
    expect(page).toContain("Row 5: tbd, because no base pay could be read in it");

    const choice = { currencies: JSON.stringify(["$ CAD"]), "currency-0": "CAD" };
    const unseen = await confirm(path, as, choice);
    const seen = unseen.html;
    expect(unseen.status).toBe(409);
    expect(textOf(seen)).toContain("88,000 CAD a year");
    expect(seen).toMatch(/value="CAD" selected/);
    const fields = { ...fieldsIn(seen), ...choice, action: "import" };
    expect((await as.send(path, fields)).status).toBe(303);
    const { body } = await as.ask("GET", "/jobs");
    const pay = body.jobs.map((job: Record<string, unknown>) => [
      ...[job.company, job.salaryMin, job.currency, job.notes],
    ]);
    expect(pay.sort()).toEqual([
      ["Crane", null, "USD", "Salary: tbd"],
      ["Egret", null, "USD", "Salary: 17 000 zł"],
      ["Heron", 88_000, "CAD", null],
      ["Stork", 88_000, "USD", null],
      ["Tern", 41_000, "GBP", null],
    ]);
    const board = await as.see("/app/jobs");
    expect(board).toContain("41,000 GBP a year");
    expect(board).toContain("88,000 CAD a year");
    expect(board).toContain("Pay in its notes: 17 000 zł");
    expect(board).not.toContain("No pay named");
    expect(board).not.toMatch(/(?:GBP|CAD) a year\s*(?:probably|hard to say|low|fair|high)/);
  });

  it("takes an export of more than one part as it was downloaded, and as the list it once was", async () => {
    const [from, to, late] = await Promise.all(
      [0, 1, 2].map(() => newPerson(live, { tier: "ultra" })),
    );
    if (!from || !to || !late) throw new Error("nobody is signed in");
    const key = await createToken(live.db, { account: from.accountId });
    const notes = "x".repeat(9_900);
    const jobs = (first: number) =>
      Array.from({ length: 300 }, (_, at) => ({
        ...{ id: `job_${first + at}`, company: `Company ${first + at}`, title: "Nurse" },
        ...{ status: "saved", notes },
      }));
    const add = async (body: object) => {
      const response = await live.service.fetch("/api/mcp/import", {
        method: "POST",
        key,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ version: 1, exportId: "exp_00000000000000ab", ...body }),
      });
      expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
    };
    const contacts = [{ name: "Dana", jobIds: ["job_300", "job_599"] }];
    const activities = [{ type: "call", jobId: "job_300" }];
    await add({ jobs: jobs(0) });
    await add({ jobs: jobs(300), contacts, activities });

    const exported = await open(live.service, "/app/jobs/export?as=json", from);
    expect(exported.headers.get("content-type")).toBe("application/zip");
    expect(exported.headers.get("content-disposition")).toContain('filename="jobs-2026-11-21.zip"');
    const archive = new Uint8Array(await exported.arrayBuffer());
    const parts = Object.entries(unzipSync(archive));
    expect(parts.map(([name]) => name)).toEqual([
      "jobs-2026-11-21-part-0001.json",
      "jobs-2026-11-21-part-0002.json",
    ]);
    const path = await uploaded({ name: "jobs.zip", content: archive }, to);
    const preview = await to.see(path);
    expect(preview).toContain("600 jobs, 1 contact, 1 activity, 0 events, 0 moods in 2 parts");
    expect(preview).toContain("All of it can be imported.");
    expect((await confirm(path, to)).status).toBe(303);
    expect(await to.see(path)).toContain("600 jobs added");
    const theirs = await createToken(live.db, { account: to.accountId });
    const { body: contact } = await live.get("/api/mcp/contacts", { key: theirs });
    expect(contact.contacts[0].jobIds).toHaveLength(2);
    const again = await uploaded({ name: "jobs.zip", content: archive }, to);
    expect(await to.see(again)).toContain("imported before");

    // As it was before, and small enough.
    const list = parts.map(([, part], at) => {
      const { jobs: some, ...rest } = JSON.parse(new TextDecoder().decode(part));
      return { ...rest, jobs: at === 0 ? some.slice(0, 300) : some };
    });
    const content = JSON.stringify(list);
    const listed = await uploaded({ name: "jobs.json", content }, late);
    expect(await late.see(listed)).toContain("in 2 parts");
  });

  it.each([
    ["other files", { "a.txt": "1" }, /no export from here/],
    ["a workbook", { "[Content_Types].xml": "", "xl/a.xml": "" }, /workbook/],
    ["other JSON", { "a.json": '{"openapi":"3.1.0"}' }, /a\.json: This is JSON, but no export/],
    ["too many parts", partsOf(41), /has 41 parts, and 40 can be imported at a time/],
  ])("refuses an archive with %s", async (_, files: object, message) => {
    const as = await newPerson(live);
    const content = Uint8Array.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([k, v]) => [k, strToU8(v)]))),
    );
    const response = await send({ name: "a.zip", content }, as);
    expect([response.status, response.text]).toEqual([400, expect.stringMatching(message)]);
  });

  it("counts what is read of a file, and others are served meanwhile", async () => {
    const [attacker, other] = [await newPerson(live), await newPerson(live)];
    const values = `{"jobs":[{"x":[${Array(390_000).fill("0")}]}]}`;
    const statuses: number[] = [];
    // As if five such files had been read before, by other isolates.
    const { RATE_LIMITER: limiters } = await live.service.env();
    const limiter = limiters.get(limiters.idFromName(appLimitKey(attacker.accountId)));
    for (let left = 300; left > 95; ) {
      const request = { reports: [], refunds: 0, want: left - 95 };
      const limits = { perMinute: 300, perMonth: null };
      left = (await limiter.lease({ ...request, limits })).minute.remaining;
    }
    for (let file = 0; file < 3; file++) {
      const theirs = send({ name: "all.json", content: values }, attacker);
      const path = await uploaded(table(`company,title\nAcme,Job ${file}`), other);
      expect((await other.open(path)).html).toContain("Import 1 job");
      const { status, headers } = await theirs;
      statuses.push(status);
      const path2 = headers.get("location");
      if (path2 !== null) expect((await attacker.open(path2)).status).toBe(200);
    }
    // 39 pages for 390,000 values, one for the upload and one for the preview: of 300, seven times.
    expect(statuses).toEqual([303, 303, 429]);
  });

  it("leaves out jobs that are here already, unless they are wanted again", async () => {
    const as = await newPerson(live, { tier: "ultra" });
    const job = { company: "Acme", title: "Engineer", status: "applied", currency: "USD" };
    const url = "http://jobs.example.com/1/";
    await as.send("/app/jobs/new", job);
    await as.send("/app/jobs/new", { ...job, title: "Editor", url });
    const content =
      "company,title,url,status\n acme ,ENGINEER,,saved\nOther,Name,https://jobs.example.com/1?utm_source=x,saved\nNew,One,,saved\n";
    const path = await uploaded(table(content), as);
    const { html } = await as.open(path);
    expect(textOf(html)).toContain("2 jobs you have already");
    expect(html).toContain("Import 1 job");
    expect((await confirm(path, as)).status).toBe(303);
    const result = await as.see(path);
    expect(result).toContain("Row 2: Engineer at Acme");
    expect(result).toContain("Row 3: Editor at Acme");
    expect((await as.ask("GET", "/jobs")).body.total).toBe(3);

    const again = await uploaded(table(content), as);
    expect((await confirm(again, as, { again: "yes" })).status).toBe(303);
    expect((await as.ask("GET", "/jobs")).body.total).toBe(6);
  });

  it("takes what was exported: JSON with everything, and the table", async () => {
    const [from, to] = [await newPerson(live, { tier: "ultra" }), await newPerson(live)];
    const job = { company: "Acme", title: "=Engineer", status: "applied", currency: "USD" };
    const added = await from.send("/app/jobs/new", job);
    const id = added.headers.get("location")?.split("/").at(-1) ?? "";
    await from.send("/app/contacts/new", { name: "Dana Reyes", jobId: id });
    const exported = await open(live.service, "/app/jobs/export?as=json", from);
    expect(exported.headers.get("content-disposition")).toBe(
      'attachment; filename="jobs-2026-11-21.json"',
    );
    const json = await exported.text();
    const key = await createToken(live.db, { account: from.accountId });
    const { body } = await live.get("/api/mcp/export", { key });
    expect(JSON.parse(json)).toEqual(body);

    const path = await uploaded({ name: "all.json", content: json }, to);
    expect(await to.see(path)).toContain("1 job, 1 contact");
    expect((await confirm(path, to)).status).toBe(303);
    expect((await to.open("/app/contacts")).html).toContain("Dana Reyes");
    const twice = await uploaded({ name: "all.json", content: json }, to);
    expect((await to.open(twice)).html).toContain("imported before");

    const csv = await (await open(live.service, "/app/jobs/export?as=csv", from)).text();
    const asApi = await live.service.fetch("/api/mcp/export", {
      key,
      headers: { accept: "text/csv" },
    });
    expect(csv).toBe(await asApi.text());
    const own = await uploaded(table(csv), to);
    expect(await to.see(own)).toContain("1 job you have already");
  });

  it.each([
    ["no file", null, /Choose a file, or paste a table/],
    ["an empty one", table(""), /empty/],
    ["a workbook", table("PK\u0003\u0004", "jobs.xlsx"), /archive cannot be read/],
    ["a picture", { name: "a.png", content: new Uint8Array([0x89, 0x50, 0xff]) }, /not text/],
    ["NUL", table("a\0b\nc"), /not text/],
    ["a letter", table("Dear Sir or Madam"), /no rows below/],
    ["other JSON", table('{"openapi":"3.1.0"}'), /JSON, but no export/],
    ["half of it", table('{"jobs":['), /not well-formed/],
    ["too many columns", table(`${"a,".repeat(300)}\n1`), /column/],
    ["too many rows", table(`company\n${"A\n".repeat(5_001)}`), /5,000 rows/],
    ["quotes", table('a,b\n"1,2'), /quote/],
  ])("refuses %s, and says why", async (_, file, message) => {
    const as = await newPerson(live);
    const response = await send(file, as);
    expect(response.status).toBe(400);
    expect(response.text).toMatch(message);
    expect(
      await live.db.select().from(importFiles).where(eq(importFiles.userId, as.accountId)),
    ).toEqual([]);
  });

  it("is one at a time, and kept for an hour, and its owner's alone", async () => {
    const [as, other] = [await newPerson(live), await newPerson(live)];
    const path = await uploaded(table("company,title\nPrivate,Job"), as);
    for (const response of [await other.open(path), await other.send(path, { action: "import" })]) {
      expect(response.status).toBe(404);
      expect(response.html).not.toContain("Private");
    }
    const forged = await send(table("company,title\nA,B"), { ...as, formToken: other.formToken });
    expect([forged.status, (await as.open(path)).status]).toEqual([forged.status, 200]);
    expect(forged.status).toBeGreaterThanOrEqual(400);

    const expiresAt = Date.now() + 25_000;
    const lock = { userId: as.accountId, holder: "clm_other", expiresAt };
    await live.db.insert(importLocks).values(lock);
    const busy = await confirm(path, as);
    const again = await send(table("company,title\nA,B"), as);
    for (const refused of [busy, again]) {
      expect([refused.status, refused.text]).toEqual([
        409,
        expect.stringContaining("Another import of this account is in progress"),
      ]);
    }
    // Taken by a request whose clock was ahead.
    await live.db
      .update(importLocks)
      .set({ expiresAt: Date.now() + 3_600_000 })
      .where(eq(importLocks.userId, as.accountId));

    const newer = await uploaded(table("company,title\nNewer,Job"), as);
    expect((await as.open(path)).status).toBe(404);
    const now = Date.parse(stoppedClock);
    await live.db
      .update(importFiles)
      .set({ expiresAt: now })
      .where(eq(importFiles.userId, as.accountId));
    expect((await as.open(newer)).status).toBe(404);
  });
});
