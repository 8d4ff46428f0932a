/** Documents on the page of a job, in the account's export, and where there is no bucket for them. */
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { documents } from "#schema/documents.ts";
import { jobs } from "#schema/pipeline.ts";
import { createToken } from "#scripts/run/stage/callers.ts";
import { open, type SignedIn } from "#scripts/run/stage/sign-in.ts";
import { pdf, text, textOfBytes } from "#tests/support/documents.ts";
import {
  type LiveService,
  shareLiveService,
  startLiveService,
} from "#tests/support/live-service.ts";
import { textOf } from "#tests/support/page.ts";
import { newPerson } from "#tests/support/person.ts";
import { upload } from "#tests/support/upload.ts";

const live = await shareLiveService();

const attach = (
  job: string,
  as: SignedIn,
  name: string,
  content: Uint8Array<ArrayBuffer>,
  at = live,
) => upload(at.service, `/app/jobs/${job}/documents`, as, { name, content }, { kind: "letter" });

describe("documents on the page of a job", () => {
  it("are added by its form without script, saved and deleted", async () => {
    const person = await newPerson(live, { tier: "free" });
    const job = await person.addJob();
    expect((await person.open(`/app/jobs/${job}`)).html).toContain('enctype="multipart/form-data"');
    const added = await attach(job, person, "Für Acme.pdf", pdf);
    expect([added.status, added.headers.get("location")]).toEqual([
      303,
      `/app/jobs/${job}#documents`,
    ]);
    const page = await person.open(`/app/jobs/${job}`);
    expect(textOf(page.html)).toContain("Für Acme.pdfLetter, PDF, ");
    const [, path = ""] = /href="(\/app\/jobs\/\w+\/documents\/doc_\w+)"/.exec(page.html) ?? [];
    const file = await open(live.service, path, person);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="F_r Acme.pdf"; filename*=UTF-8''F%C3%BCr%20Acme.pdf`,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(page.html).toContain(`action="${path}/delete"`);
    expect(await person.go(`${path}/delete`)).toBe(`/app/jobs/${job}#documents`);
    expect((await person.open(path)).status).toBe(404);
  });

  it("come back as a form that says what is wrong, and nothing is added", async () => {
    const person = await newPerson(live);
    const job = await person.addJob();
    const refused = async (name: string, content: Uint8Array<ArrayBuffer>) => {
      const response = await attach(job, person, name, content);
      const html = await response.text();
      // Of a form that was too large to be read, nothing is known.
      const kind = response.status === 413 ? "other" : "letter";
      expect(html).toContain(`<option value="${kind}" selected`);
      return [response.status, textOf(html)];
    };
    expect(await refused("cv.pdf", text("<html>"))).toEqual([
      400,
      expect.stringContaining("The name ends in .pdf, but the file is plain text."),
    ]);
    expect(await refused("a.png", Uint8Array.from([0x89, 0x50]))).toEqual([
      415,
      expect.stringContaining("A document is a PDF, a Word document (.docx)"),
    ]);
    expect(await refused("a.txt", textOfBytes(5 * 1024 * 1024 + 8_193))).toEqual([
      413,
      expect.stringContaining("This is larger than 5 MiB."),
    ]);
    const none = await upload(live.service, `/app/jobs/${job}/documents`, person, null);
    expect([none.status, textOf(await none.text())]).toEqual([
      400,
      expect.stringContaining("Choose a file."),
    ]);
    const forged = await attach(job, { ...person, formToken: "x" }, "a.txt", text("a"));
    expect(forged.status).toBe(403);
    expect(await live.db.$count(documents, eq(documents.jobId, job))).toBe(0);
  });

  it("belong to one account", async () => {
    const [person, other] = [await newPerson(live), await newPerson(live)];
    const job = await person.addJob();
    await attach(job, person, "a.txt", text("mine"));
    const [row] = await live.db.select().from(documents).where(eq(documents.jobId, job));
    const path = `/app/jobs/${job}/documents/${row?.id}`;
    expect((await other.open(path)).status).toBe(404);
    expect((await other.send(`${path}/delete`)).status).toBe(404);
    expect((await attach(job, other, "a.txt", text("theirs"))).status).toBe(404);
    expect((await other.open(`/app/jobs/${job}/documents`)).status).toBe(404);
    expect((await person.open(path)).status).toBe(200);
  });
});

describe("the account's export", () => {
  it("is an archive with every document where the account has any", async () => {
    const person = await newPerson(live, { tier: "ultra" });
    const job = await person.addJob({ company: "Acme/../GmbH: 1" });
    await attach(job, person, "cv.pdf", pdf);
    await attach(job, person, "cv.pdf", pdf);
    await attach(job, person, "lost.txt", text("lost"));
    const rows = await live.db.select().from(documents).where(eq(documents.jobId, job));
    const lost = rows.find(({ name }) => name === "lost.txt");
    const { DOCUMENTS } = await live.service.env();
    await DOCUMENTS?.delete(`${person.accountId}/${lost?.id}`);
    const response = await open(live.service, "/app/account/export", person);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="account.zip"');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const account = JSON.parse(strFromU8(files["account.json"] ?? new Uint8Array()));
    expect(account.pipeline[0].jobs[0].id).toBe(job);
    expect(account.documents).toHaveLength(3);
    const kept = account.documents.filter(({ file }: { file: string | null }) => file !== null);
    expect(kept.map(({ name }: { name: string }) => name)).toEqual(["cv.pdf", "cv.pdf"]);
    expect(Object.keys(files).sort()).toEqual(
      ["account.json", ...kept.map(({ file }: { file: string }) => file)].sort(),
    );
    for (const { file, id } of kept) {
      expect(file).toBe(`documents/Acme-..-GmbH- 1/${id} cv.pdf`);
      expect(Uint8Array.from(files[file] ?? [])).toEqual(pdf);
    }
    // It is imported without them.
    const token = await createToken(live.db, { account: person.accountId });
    const imported = await live.get("/api/mcp/import", {
      ...{ method: "POST", key: token, headers: { "content-type": "application/json" } },
      body: JSON.stringify(account.pipeline[0]),
    });
    expect(imported.status).toBe(200);
    expect(await live.db.$count(documents, eq(documents.userId, person.accountId))).toBe(3);
  });

  it("is one file of JSON where it has none", async () => {
    const person = await newPerson(live);
    const { html } = await person.open("/app/account/export");
    expect(JSON.parse(html)).toMatchObject({ documents: [], mails: [] });
  });
});

describe("a service without a bucket for documents", () => {
  let bare: LiveService;
  beforeAll(async () => {
    bare = await startLiveService({ keepsNoDocuments: true });
  });

  it("says so on the page and to callers, and does everything else", async () => {
    const person = await newPerson(bare, { tier: "ultra" });
    const job = await person.addJob();
    const page = await person.open(`/app/jobs/${job}`);
    expect(page.status).toBe(200);
    expect(textOf(page.html)).toContain("This service keeps no documents.");
    expect(page.html).not.toContain('type="file"');
    const refused = await attach(job, person, "a.txt", text("a"), bare);
    expect([refused.status, textOf(await refused.text())]).toEqual([
      400,
      expect.stringContaining("This service keeps no documents."),
    ]);
    const token = await createToken(bare.db, { account: person.accountId });
    const path = `/api/mcp/jobs/${job}/documents`;
    const sent = await bare.get(`${path}?kind=resume&name=a.txt`, {
      ...{ method: "POST", key: token, body: text("a") },
    });
    expect([sent.status, sent.body.error]).toEqual([
      400,
      expect.stringContaining("This service keeps no documents"),
    ]);
    expect((await bare.get(path, { key: token })).body).toEqual({ documents: [], isKept: false });
    await bare.get(`/api/mcp/jobs/${job}`, { method: "DELETE", key: token });
    expect(await bare.db.$count(jobs, eq(jobs.userId, person.accountId))).toBe(0);
    const { WEBHOOK_SWEEPER } = await bare.service.env();
    expect(await WEBHOOK_SWEEPER.getByName("sweeper").sweep()).toBe(false);
  });
});
