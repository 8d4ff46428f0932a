import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { inboxes, incomingMails, mails } from "#schema/inbox.ts";
import type { Status } from "#schema/job-statuses.ts";
import { jobs, outbox } from "#schema/pipeline.ts";
import { accountDeletions } from "#schema/sign-in.ts";
import type { Composed } from "#scripts/run/mail/compose-mail.ts";
import { composeMail } from "#scripts/run/mail/compose-mail.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { arriving, deliverMail, mailDomain } from "#scripts/run/stage/mail.ts";
import { mailBounds, rawMailBytesOf } from "#shared/access/tiers.ts";
import { toBase64 } from "#shared/core/bytes/base64.ts";
import { hourMs } from "#shared/core/dates.ts";
import { newId } from "#shared/core/ids.ts";
import { type Database, withDrizzle } from "#shared/db/client.ts";
import { openConnection } from "#shared/db/open-connection.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { applyMail, dismissMail, undoMail } from "#shared/pipeline/inbox/apply-mail.ts";
import { readInbox, updateInbox } from "#shared/pipeline/inbox/inbox-settings.ts";
import { listMails } from "#shared/pipeline/inbox/list-mails.ts";
import {
  deletePastRaw,
  deleteRawOf,
  type MailBucket,
  rawKey,
} from "#shared/pipeline/inbox/raw-mails.ts";
import { findUnread, readIncoming } from "#shared/pipeline/inbox/read-incoming.ts";
import { MailRefused, receiveMail } from "#shared/pipeline/inbox/receive-mail.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { findJob } from "#shared/pipeline/jobs/job-record.ts";
import { moveJob } from "#shared/pipeline/jobs/move-job.ts";
import type { WriteContext } from "#shared/pipeline/records/context.ts";

const database = await startDatabase();
const db = database.connect();
afterAll(async () => {
  for (const one of opened) one.close();
  await database.stop();
});

const start = Date.parse("2026-11-20T15:00:00Z");

/** An account with an address, and what its verbs need. */
async function newPerson(settings: { appliesAtOnce?: boolean; senders?: string[] } = {}) {
  const account = await createAccount(db, { isHeard: true });
  let now = start;
  const context = (): Omit<WriteContext, "write"> => ({
    ...{ db, now, newId, announce: () => {}, salaries: async () => null },
    caller: { accountId: account, credentialId: "" },
  });
  const run = <T>(verb: (context: WriteContext) => Promise<T>) =>
    writeAtomically(db, (write) => verb({ ...context(), write }), { owner: account });
  const { address } = await run((c) => updateInbox(c, mailDomain, { isOn: true, ...settings }));
  const person = {
    account,
    address: address ?? "",
    run,
    read: () => context() as WriteContext,
    pass(ms: number) {
      now += ms;
    },
    addJob: (company: string, title: string, status: Status = "applied") =>
      run((c) => createJob(c, { company, title, status })),
    receive: (mail: Partial<Composed>, from?: string) =>
      deliverMail({ db, now }, { ...rejection, to: person.address, ...mail }, from),
    inbox: async () =>
      (await listMails(person.read(), { limit: 100, state: undefined, cursor: undefined })).mails,
    job: (id: string) => findJob(person.read(), id),
  };
  return person;
}

const passed = "Authentication-Results: mx.cloudflare.net; spf=pass; dkim=pass; dmarc=pass";
const rejection = {
  from: "Acme Recruiting <no-reply@us.greenhouse-mail.io>",
  subject: "Your application to Acme",
  text: "Hi Sam,\n\nThank you for your interest in the Data Analyst position at Acme. Unfortunately, we will not be moving forward with your application.",
  messageId: "<rejection@greenhouse-mail.io>",
  headers: [passed],
};

function invitation(
  at: string,
  { method = "REQUEST", uid = "1@acme.example" } = {},
): Partial<Composed> {
  return {
    subject: "Interview: Data Analyst at Acme",
    text: "Your interview for the Data Analyst position at Acme is confirmed.",
    messageId: `<${at}${method}@greenhouse-mail.io>`,
    calendar: `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART;TZID=America/New_York:${at}\r\nSUMMARY:Technical interview\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  };
}

describe("an address", () => {
  it("is made, replaced and switched off, and takes mail only while it is the account's and on", async () => {
    const person = await newPerson();
    expect(person.address).toMatch(/^[a-z2-9]{20}@in\.example\.com$/);
    await person.receive({});
    const next = await person.run((c) => updateInbox(c, mailDomain, { replaceAddress: true }));
    expect(next.address).not.toBe(person.address);
    await expect(person.receive({ messageId: "<2@x.example>" })).rejects.toThrow(MailRefused);
    await person.run((c) => updateInbox(c, mailDomain, { isOn: false }));
    await expect(person.receive({ to: next.address ?? "" })).rejects.toThrow(MailRefused);
    expect(await person.inbox()).toHaveLength(1);
  });

  it("is none where the operator has no domain", async () => {
    const person = await newPerson();
    expect(await readInbox(person.read(), null)).toMatchObject({
      isAvailable: false,
      address: null,
    });
    await expect(person.run((c) => updateInbox(c, null, { isOn: true }))).rejects.toThrow(
      "takes no mail",
    );
  });

  it("is not found by guessing, and nothing tells a switched-off one from none", async () => {
    const person = await newPerson();
    await person.run((c) => updateInbox(c, mailDomain, { isOn: false }));
    const deleted = await newPerson();
    await db.insert(accountDeletions).values({ accountId: deleted.account, requestedAt: start });
    const guesses = [
      ...[
        person.address,
        deleted.address,
        `${"a".repeat(20)}@in.example.com`,
        "postmaster@in.example.com",
      ],
      ...[
        person.address.replace("in.", "other."),
        `${person.address}@evil.example`,
        "' or 1=1 --@in.example.com",
        "",
      ],
    ];
    const reasons = await Promise.all(
      guesses.map((to) =>
        person.receive({ to }).then(
          () => "taken",
          (error: Error) => error.message,
        ),
      ),
    );
    expect(new Set(reasons)).toEqual(new Set(["There is no such address here."]));
    await db.delete(accountDeletions).where(eq(accountDeletions.accountId, deleted.account));
  });

  it("takes mail only from listed senders, and always the one that begins forwarding", async () => {
    const person = await newPerson({ senders: ["sam@gmail.example", "greenhouse-mail.io"] });
    const from = (headerFrom: string, envelope: string, messageId: string) =>
      person.receive({ from: headerFrom, messageId }, envelope);
    await from("Acme <no-reply@us.greenhouse-mail.io>", "bounce@mailer.example", "<1@x>");
    await from("Globex <hr@globex.example>", `sam+caf_=x=in.example.com@gmail.example`, "<2@x>");
    await from(
      "Gmail Team <forwarding-noreply@google.com>",
      "forwarding-noreply@google.com",
      "<3@x>",
    );
    await expect(from("Spam <a@spam.example>", "a@spam.example", "<4@x>")).rejects.toThrow(
      "listed",
    );
    await expect(from("Spam <a@notgreenhouse-mail.io>", "a@spam.example", "<5@x>")).rejects.toThrow(
      "listed",
    );
    expect(await person.inbox()).toHaveLength(3);
  });
});

describe("a flood", () => {
  it("from one domain leaves the others their share of the hour, and ends with it", async () => {
    const person = await newPerson();
    const send = (at: number, domain: string) =>
      receiveMail(
        { db, now: start + at, domain: mailDomain, bucket: null },
        arriving(composeMail({ ...rejection, to: person.address }), person.address, `a@${domain}`),
      ).then(
        () => "taken",
        (error: unknown) => (error instanceof MailRefused ? "refused" : Promise.reject(error)),
      );
    const many = await Promise.all(Array.from({ length: 60 }, () => send(0, "flood.example")));
    expect(many.filter((one) => one === "taken")).toHaveLength(mailBounds.perHourOfSender);
    expect(await send(0, "acme.example")).toBe("taken");
    const others = await Promise.all(
      Array.from({ length: 60 }, (_, at) => send(0, `d${at}.example`)),
    );
    expect(others.filter((one) => one === "taken")).toHaveLength(
      mailBounds.perHour - mailBounds.perHourOfSender - 1,
    );
    expect(await send(hourMs, "flood.example")).toBe("taken");
    const stranger = await newPerson();
    await stranger.receive({}, "a@flood.example");
  });

  it("leaves a person who forwards by hand the whole of the hour", async () => {
    const person = await newPerson();
    const own = { ownAddresses: ["sam@gmail.example"] };
    await person.run((c) => updateInbox(c, mailDomain, own));
    const send = (from: string) =>
      receiveMail(
        { db, now: start, domain: mailDomain, bucket: null },
        arriving(composeMail({ ...rejection, to: person.address }), person.address, from),
      ).then(
        () => true,
        (error: unknown) => (error instanceof MailRefused ? false : Promise.reject(error)),
      );
    const taken = await Promise.all(Array.from({ length: 110 }, () => send("sam@gmail.example")));
    expect(taken.filter(Boolean)).toHaveLength(mailBounds.perHour);
  });

  it("of bytes is refused before it is read, whatever size is announced", async () => {
    const person = await newPerson();
    const raw = composeMail({ ...rejection, to: person.address }) + "a".repeat(5 * 1024 * 1024);
    const whole = arriving(raw, person.address);
    const receive = (mail: typeof whole) =>
      receiveMail({ db, now: start, domain: mailDomain, bucket: null }, mail);
    await expect(receive(whole)).rejects.toThrow("at most 5 MiB");
    await expect(receive({ ...arriving(raw, person.address), size: 10 })).rejects.toThrow(
      "at most 5 MiB",
    );
    expect(
      await db.select().from(incomingMails).where(eq(incomingMails.userId, person.account)),
    ).toEqual([]);
  });
});

describe("what is understood", () => {
  it("is a suggestion, which is applied and taken back without a trace", async () => {
    const person = await newPerson();
    const job = await person.addJob("Acme, Inc.", "Data Analyst");
    const before = await person.job(job.id);
    const id = await person.receive({});
    expect(await person.inbox()).toMatchObject([
      {
        id,
        kind: "rejection",
        state: "suggested",
        jobId: job.id,
        system: "greenhouse",
        checks: { dmarc: "pass" },
        suggestion: { status: "rejected", rounds: null, addsJob: false },
      },
    ]);
    person.pass(1_000);
    const applied = await person.run((c) => applyMail(c, id, {}));
    expect(applied).toMatchObject({ state: "applied", suggestion: null, isAutomatic: false });
    expect((await person.job(job.id)).status).toBe("rejected");
    // Twice is once.
    await person.run((c) => applyMail(c, id, {}));
    const undone = await person.run((c) => undoMail(c, id));
    expect(undone).toMatchObject({ state: "suggested", suggestion: { status: "rejected" } });
    const after = await person.job(job.id);
    expect({ ...after, version: 0, updatedAt: 0 }).toEqual({ ...before, version: 0, updatedAt: 0 });
    expect(await person.run((c) => dismissMail(c, id))).toMatchObject({ state: "dismissed" });
    expect(await person.run((c) => undoMail(c, id))).toMatchObject({ state: "suggested" });
  });

  it("makes an invitation a round at its time, moves it with the invitation, and cancels it", async () => {
    const person = await newPerson();
    const job = await person.addJob("Acme", "Data Analyst");
    const apply = async (mail: Partial<Composed>) => {
      const id = await person.receive(mail);
      person.pass(60_000);
      await person.run((c) => applyMail(c, id, {}));
      return id;
    };
    const first = await apply(invitation("20261203T140000"));
    const round = {
      kind: "technical",
      at: Date.parse("2026-12-03T19:00:00Z"),
      with: null,
      outcome: "pending",
    };
    expect(await person.job(job.id)).toMatchObject({ status: "interviewing", rounds: [round] });
    await apply(invitation("20261204T100000"));
    const moved = { ...round, at: Date.parse("2026-12-04T15:00:00Z") };
    expect((await person.job(job.id)).rounds).toEqual([moved]);
    const last = await apply(invitation("20261204T100000", { method: "CANCEL" }));
    expect((await person.job(job.id)).rounds).toEqual([{ ...moved, outcome: "cancelled" }]);
    await person.run((c) => undoMail(c, last));
    expect((await person.job(job.id)).rounds).toEqual([moved]);
    // What was changed since stays: the round is no longer where the first mail put it.
    await person.run((c) => undoMail(c, first));
    expect(await person.job(job.id)).toMatchObject({ rounds: [moved] });
  });

  it("adds a job that the board lacks, and deletes it again only if nobody has changed it", async () => {
    const person = await newPerson();
    const received = {
      subject: "Thanks",
      text: "We received your application for the Data Analyst position at Acme.",
    };
    const id = await person.receive(received);
    expect(await person.inbox()).toMatchObject([
      { jobId: null, suggestion: { status: "applied", addsJob: true } },
    ]);
    const { jobId } = await person.run((c) => applyMail(c, id, {}));
    expect(await person.job(jobId ?? "")).toMatchObject({
      company: "Acme",
      title: "Data Analyst",
      status: "applied",
      source: "mail",
    });
    await person.run((c) => moveJob(c, jobId ?? "", "screening", () => {}));
    await expect(person.run((c) => undoMail(c, id))).rejects.toThrow("changed since");
  });

  it("asks which job is meant where several are possible, and never moves one back", async () => {
    const person = await newPerson();
    const [one, other] = [
      await person.addJob("Acme", "Data Analyst"),
      await person.addJob("Acme", "Data Analyst"),
    ];
    const id = await person.receive({});
    expect(await person.inbox()).toMatchObject([{ needsJob: true, jobId: null, suggestion: null }]);
    await expect(person.run((c) => applyMail(c, id, {}))).rejects.toThrow("belongs to no job");
    await person.run((c) => applyMail(c, id, { jobId: other.id }));
    expect((await person.job(one.id)).status).toBe("applied");
    expect((await person.job(other.id)).status).toBe("rejected");
    const late = {
      messageId: "<late@x>",
      subject: "Thanks",
      text: "We received your application for the Clerk position at Globex.",
    };
    await person.addJob("Globex", "Clerk", "interviewing");
    await person.receive(late);
    expect((await person.inbox()).find(({ company }) => company === "Globex")).toMatchObject({
      state: "noted",
      suggestion: null,
    });
  });

  it("follows a conversation to its job, although a reply names neither company nor title", async () => {
    const person = await newPerson();
    const job = await person.addJob("Acme", "Data Analyst");
    const id = await person.receive(invitation("20261203T140000"));
    await person.run((c) => applyMail(c, id, {}));
    await person.receive({
      ...{ from: "Ines <ines@elsewhere.example>", subject: "Re: Thursday", messageId: "<r@x>" },
      inReplyTo: "<20261203T140000REQUEST@greenhouse-mail.io>",
      text: "Hi Sam,\n\nWe are delighted to offer you the position!",
    });
    expect((await person.inbox()).find(({ kind }) => kind === "offer")).toMatchObject({
      jobId: job.id,
      suggestion: { status: "offer" },
    });
  });

  it("asks which job a mail is about that names another one, and keeps the answer", async () => {
    const person = await newPerson({ appliesAtOnce: true });
    const job = await person.addJob("Acme", "Program Manager", "interviewing");
    const subject = "Update on Acme Position Field Researcher";
    const text = "Hi Sam,\n\nWe have decided not to move forward with filling this role.";
    const from = "Acme <acme@myworkday.com>";
    await person.receive({ from, subject, text });
    expect(await person.inbox()).toMatchObject([
      { kind: "rejection", state: "suggested", needsJob: true, jobId: null, suggestion: null },
    ]);
    expect((await person.job(job.id)).status).toBe("interviewing");
    const offer = await person.receive({
      ...{ from, subject: "Acme Position Field Researcher", messageId: "<o@x>" },
      text: "Hi Sam,\n\nWe are delighted to offer you the Field Researcher position at Acme!",
    });
    const added = await person.run((c) => applyMail(c, offer, { addJob: true }));
    expect(await person.job(added.jobId ?? "")).toMatchObject({ title: "Field Researcher" });
    expect((await person.job(job.id)).status).toBe("interviewing");
    const late = await person.receive({
      ...{ from, subject: "Acme Position Field Work", messageId: "<r@x>" },
      text: "Hi Sam,\n\nThank you for applying. We have received your application.",
    });
    // The chosen job is further than that: the question is answered all the same.
    const settled = await person.run((c) => applyMail(c, late, { jobId: job.id }));
    expect(settled).toMatchObject({ state: "noted", needsJob: false, jobId: job.id });
  });

  it("is never what the person wrote, and what they forward is by its author", async () => {
    const person = await newPerson();
    await person.addJob("Ostrand Bank", "Fraud Analyst", "interviewing");
    const quote =
      "On Tue, Nov 17, 2026 at 10:29 AM Dana Cole <dana@ostrandbank.example> wrote:\n> Thanks, Sam.";
    const own = "Did you decide to go in another direction?";
    const subject = "Re: Fraud Analyst at Ostrand Bank";
    const from = "Sam Vale <sam@gmail.example>";
    await person.receive({ from, subject, text: `Hi Dana,\n\n${own}\n\nSam\n\n${quote}` });
    await db
      .update(users)
      .set({ email: from.slice(10, -1) })
      .where(eq(users.id, person.account));
    const messageId = (one: string) => `<${one}@gmail.example>`;
    const text = `Hi Dana,\n\n${own}`;
    await person.receive({ from, subject, text, messageId: messageId("unquoted") });
    const forward = (inner: string) => `---------- Forwarded message ---------\n${inner}`;
    const header = `From: ${from}\nDate: Sat, Nov 21, 2026\nSubject: Fwd: ${subject}\nTo: x@y.example\n\n`;
    await person.receive({
      ...{ from, subject: `Fwd: ${subject}`, messageId: messageId("forwarded") },
      text: forward(`${header}${text}`),
    });
    expect((await person.inbox()).map(({ kind, state }) => [kind, state])).toEqual(
      Array(3).fill(["other", "noted"]),
    );
    const theirs = `From: Dana <dana@ostrandbank.example>\nDate: Fri, Nov 20, 2026\nSubject: ${subject.slice(4)}\nTo: ${from}\n\nWe have chosen another candidate for the Fraud Analyst position at Ostrand Bank.`;
    const id = await person.receive({
      ...{
        from,
        subject: `Fwd: Fwd: ${subject}`,
        messageId: messageId("twice"),
        headers: [passed],
      },
      text: forward(header + forward(theirs)),
    });
    expect((await person.inbox()).find((one) => one.id === id)).toMatchObject({
      ...{ kind: "rejection", state: "suggested", from: "dana@ostrandbank.example" },
      // The signature is of who forwards.
      checks: { dmarc: null },
    });
    // It was sent to whoever forwards it, who is the person.
    const { ownAddresses } = await readInbox(person.read(), mailDomain);
    expect(ownAddresses).toEqual(["sam@gmail.example"]);
  });

  it("is of one account: another's mail and job are not found", async () => {
    const [sam, kim] = [await newPerson(), await newPerson()];
    const job = await sam.addJob("Acme", "Data Analyst");
    const id = await sam.receive({});
    await kim.addJob("Acme", "Data Analyst");
    const own = await kim.receive({});
    for (const verb of [applyMail, dismissMail, undoMail]) {
      await expect(kim.run((c) => verb(c, id, {}))).rejects.toThrow("has no mail");
    }
    await expect(kim.run((c) => applyMail(c, own, { jobId: job.id }))).rejects.toThrow(
      "has no job",
    );
    expect((await sam.inbox()).map((mail) => mail.id)).toEqual([id]);
  });

  it("shows the code and the link that begin forwarding, and what cannot be read", async () => {
    const person = await newPerson();
    const link = "https://mail-settings.google.com/mail/vf-1";
    await person.receive({
      ...{ from: "Gmail Team <forwarding-noreply@google.com>", messageId: "<c@google.com>" },
      subject: "(#204817365) Gmail Forwarding Confirmation - Receive Mail from sam@gmail.example",
      text: `To allow this, click the link:\n${link}`,
    });
    expect(await person.inbox()).toMatchObject([
      { kind: "confirmation", code: "204817365", link, state: "noted" },
    ]);
    await person.receive({ html: "x", text: "\n".repeat(70_000), messageId: "<u@x>" });
    const raw = `From: a@example.com\r\n\r\n${"\n".repeat(70_000)}`;
    const id = await receiveMail(
      { db, now: start, domain: mailDomain, bucket: null },
      arriving(raw, person.address),
    );
    await readIncoming({ db, bucket: null, now: () => start, announce: async () => {} }, id);
    expect((await person.inbox()).find((mail) => mail.id === id)).toMatchObject({
      kind: "other",
      subject: "(a mail that cannot be read)",
    });
  });
});

describe("at once", () => {
  it("is applied only what its person wants so, and what is certain", async () => {
    const person = await newPerson({ appliesAtOnce: true });
    const job = await person.addJob("Acme", "Data Analyst");
    const uncertain: Partial<Composed>[] = [
      { headers: [] },
      { headers: ["Authentication-Results: mx.cloudflare.net; dmarc=fail"] },
      { headers: ["Authentication-Results: mx.evil.example; dmarc=pass", passed] },
      { from: "Acme <careers@acme.example>" },
      // Both pass on what anybody writes there.
      { from: "Eve Hall via LinkedIn <messages-noreply@linkedin.com>" },
      { from: "Eve Hall <eve-4x2@indeedemail.com>" },
      {
        text: "We have decided to move forward with other candidates for the Data Analyst position at Acme. Your interview has been scheduled.",
      },
      {
        text: "Thank you for your interest in the Designer position at Acme. We will not be moving forward with your application.",
      },
      {
        subject: "Fwd: Your application",
        from: "Sam <sam@gmail.example>",
        text: `---------- Forwarded message ---------\nFrom: ${rejection.from}\nSubject: Your application to Acme\n\n${rejection.text}`,
      },
    ];
    const ids: string[] = [];
    for (const [at, mail] of uncertain.entries()) {
      ids.push(await person.receive({ ...mail, messageId: `<u${at}@x>` }));
    }
    const received = new Map((await person.inbox()).map(({ id, state }) => [id, state]));
    const states = ids.map((id) => received.get(id));
    // Its own domain says that the second is not its own.
    expect(states).toEqual(uncertain.map((_, at) => (at === 1 ? "noted" : "suggested")));
    expect((await person.job(job.id)).status).toBe("applied");
    const id = await person.receive({});
    expect((await person.inbox()).find((mail) => mail.id === id)).toMatchObject({
      state: "applied",
      isAutomatic: true,
    });
    expect((await person.job(job.id)).status).toBe("rejected");
    await person.run((c) => undoMail(c, id));
    expect((await person.job(job.id)).status).toBe("applied");
    const events = await db.select().from(outbox).where(eq(outbox.userId, person.account));
    expect(events.filter(({ type }) => type === "mail.received")).toHaveLength(
      uncertain.length + 1,
    );
    expect(events.filter(({ type }) => type === "job.status_changed")).toHaveLength(2);
  });
});

/** A bucket in memory, in the order of R2. */
function memoryBucket(fail: () => void = () => {}) {
  const stored = new Map<string, unknown>();
  const bucket = {
    async put(key: string, value: unknown) {
      fail();
      stored.set(key, value);
    },
    async list({ prefix = "", limit = 1_000 }: { prefix?: string; limit?: number } = {}) {
      const keys = [...stored.keys()].sort().filter((key) => key.startsWith(prefix));
      return {
        objects: keys.slice(0, limit).map((key) => ({ key })),
        truncated: keys.length > limit,
      };
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) stored.delete(key);
    },
    async get(key: string) {
      fail();
      const value = stored.get(key);
      return value === undefined ? null : new Response(value as Uint8Array<ArrayBuffer>);
    },
  };
  return { stored, bucket: bucket as unknown as MailBucket };
}

describe("the mails themselves", () => {
  it("are kept without pictures, go straight to the bucket, and the oldest make room", async () => {
    const person = await newPerson();
    const { stored, bucket } = memoryBucket();
    const stage = () => ({ db, now: start, domain: mailDomain, bucket });
    const random = () => toBase64(crypto.getRandomValues(new Uint8Array(45_000)));
    const noise = () => `${random()}${random()}`.replace(/.{76}/g, "$&\r\n");
    const mail = (text: string) =>
      arriving(
        `From: a@b.example\r\nSubject: x\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${text}\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${noise().repeat(25)}\r\n--b--\r\n`,
        person.address,
      );
    const first = mail(noise());
    expect(first.size).toBeGreaterThan(3_000_000);
    const id = await receiveMail(stage(), first);
    const [row] = await db.select().from(incomingMails).where(eq(incomingMails.id, id));
    expect(row?.gzip).toBe("");
    const reader = { db, bucket, now: () => start, announce: async () => {} };
    await readIncoming(reader, id);
    const [kept] = await db.select().from(mails).where(eq(mails.id, id));
    expect(kept?.hasRaw).toBe(true);
    expect(kept?.rawBytes).toBeLessThan(256 * 1024);
    // The plan's room is nearly taken.
    await db
      .update(mails)
      .set({ rawBytes: rawMailBytesOf("free") })
      .where(eq(mails.id, id));
    await db.update(users).set({ tier: "free" }).where(eq(users.id, person.account));
    const next = await receiveMail({ ...stage(), now: start + 1 }, mail(noise()));
    await readIncoming({ ...reader, now: () => start + 1 }, next);
    const rows = await db.select().from(mails).where(eq(mails.userId, person.account));
    expect(Object.fromEntries(rows.map((one) => [one.id, one.hasRaw]))).toEqual({
      [id]: false,
      [next]: true,
    });
    expect([...stored.keys()].map((key) => key.includes(next))).toEqual([true]);
    // A copy is not kept twice.
    const copy = await receiveMail({ ...stage(), now: start + 2 }, mail("copy"));
    const again = await receiveMail({ ...stage(), now: start + 2 }, mail("copy"));
    for (const one of [copy, again]) await readIncoming({ ...reader, now: () => start + 2 }, one);
    expect(stored.size).toBe(2);
  });

  it("are kept for thirty days, and go with their account", async () => {
    const [sam, kim] = [await newPerson(), await newPerson()];
    const { stored, bucket } = memoryBucket();
    const place = (userId: string, day: string) =>
      rawKey({ userId, id: newId("mail"), receivedAt: Date.parse(day) });
    for (const day of ["2026-10-01", "2026-10-20", "2026-10-22", "2026-11-20"]) {
      for (const { account } of [sam, kim]) await bucket.put(place(account, day), "");
    }
    await deletePastRaw(bucket, start);
    expect(new Set([...stored.keys()].map((key) => key.slice(0, 10)))).toEqual(
      new Set(["2026-10-22", "2026-11-20"]),
    );
    await deleteRawOf(bucket, sam.account, start);
    expect([...stored.keys()].every((key) => key.includes(kim.account))).toBe(true);
    expect(stored.size).toBe(2);
  });
});

describe("a change that is refused", () => {
  it("is only suggested at the last try, so that the mail is read", async () => {
    const person = await newPerson({ appliesAtOnce: true });
    const job = await person.addJob("Acme", "Data Analyst");
    await db.run(
      sql.raw(
        `create trigger no_changes before update on jobs when new.user_id = '${person.account}'
         begin select raise(abort, 'refused'); end`,
      ),
    );
    const mail = arriving(composeMail({ ...rejection, to: person.address }), person.address);
    const id = await receiveMail({ db, now: start, domain: mailDomain, bucket: null }, mail);
    const readAt = (now: number) =>
      readIncoming({ db, bucket: null, now: () => now, announce: async () => {} }, id);
    await expect(readAt(start)).rejects.toThrow();
    await expect(readAt(start + hourMs)).rejects.toThrow();
    await readAt(start + 2 * hourMs);
    await db.run("drop trigger no_changes");
    expect(await person.inbox()).toMatchObject([{ state: "suggested", kind: "rejection" }]);
    expect((await person.job(job.id)).status).toBe("applied");
  });
});

describe("whoever dies", () => {
  /** The points at which a reader can die: before and after each of its calls of the database and the bucket. */
  it("at any point leaves each mail unread or read, and once", async () => {
    let points = 0;
    // What the floods have left would be found first.
    await db.delete(incomingMails);
    for (let dieAt = 0; dieAt < 40; dieAt++) {
      const person = await newPerson({ appliesAtOnce: true });
      const job = await person.addJob("Acme", "Data Analyst");
      let at = Number.NEGATIVE_INFINITY;
      const die = () => {
        if (at++ === dieAt) throw new Dead();
      };
      const memory = memoryBucket(() => die());
      const { bucket, stored } = memory;
      const id = await receiveMail(
        { db, now: start, domain: mailDomain, bucket: memory.bucket },
        arriving(composeMail({ ...rejection, to: person.address }), person.address),
      );
      at = 0;
      const dying = readIncoming(
        { db: dyingDatabase(die), bucket, now: () => start, announce: async () => die() },
        id,
      );
      const died = await dying.then(
        () => false,
        (error: unknown) => isDead(error) || Promise.reject(error),
      );
      // Nobody else reads it while the claim lasts; then the sweep finds it, if it is unread.
      const later = start + 61_000;
      const unread = (await findUnread(db, later)).filter((one) => one === id);
      for (const one of [...unread, ...unread]) {
        await readIncoming({ db, bucket, now: () => later, announce: async () => {} }, one);
      }
      const rows = await db.select().from(mails).where(eq(mails.userId, person.account));
      expect(rows.map((row) => [row.id, row.state])).toEqual([[id, "applied"]]);
      expect(await findUnread(db, later + hourMs)).not.toContain(id);
      expect((await person.job(job.id)).status).toBe("rejected");
      const events = await db.select().from(outbox).where(eq(outbox.userId, person.account));
      expect(events.map(({ type }) => type).sort()).toEqual([
        "job.created",
        "job.status_changed",
        "mail.received",
      ]);
      expect(stored.size).toBe(1);
      if (!died) break;
      points++;
    }
    expect(points).toBeGreaterThan(6);
  });

  it("or is sent the same mail again, reads it once", async () => {
    const person = await newPerson();
    await person.receive({}, "bounce@mailer.example");
    // A copy that was forwarded, and one whose first acknowledgment was lost.
    await person.receive({}, "sam+caf_=x@gmail.example");
    await Promise.all([person.receive({}), person.receive({})]);
    expect(await person.inbox()).toHaveLength(1);
    expect(
      await db.select().from(incomingMails).where(eq(incomingMails.userId, person.account)),
    ).toEqual([]);
    expect(await db.select().from(jobs).where(eq(jobs.userId, person.account))).toEqual([]);
    expect(await db.select().from(inboxes).where(eq(inboxes.userId, person.account))).toHaveLength(
      1,
    );
  });

  it("while a mail is stored has told its sender nothing: either it is stored whole, or not", async () => {
    for (let dieAt = 0; dieAt < 6; dieAt++) {
      const person = await newPerson();
      let at = 0;
      const dying = dyingDatabase(() => {
        if (at++ === dieAt) throw new Dead();
      });
      const mail = arriving(composeMail({ ...rejection, to: person.address }), person.address);
      const taken = await receiveMail(
        { db: dying, now: start, domain: mailDomain, bucket: null },
        mail,
      ).then(
        () => true,
        (error: unknown) => (isDead(error) ? false : Promise.reject(error)),
      );
      const stored = await db
        .select()
        .from(incomingMails)
        .where(eq(incomingMails.userId, person.account));
      if (taken) expect(stored).toHaveLength(1);
      // Its sender sends it again.
      else await person.receive({});
      for (const { id } of stored)
        await readIncoming({ db, bucket: null, now: () => start, announce: async () => {} }, id);
      expect(await person.inbox()).toHaveLength(1);
    }
  });
});

class Dead extends Error {}

function isDead(error: unknown): boolean {
  return error instanceof Dead || (error instanceof Error && error.cause instanceof Dead);
}

/** The database of somebody who dies before or after one of their calls is executed. */
function dyingDatabase(die: () => void): Database {
  const connection = openConnection({ url: database.url }, { timeoutMs: 60_000 });
  const around = (call: (...args: unknown[]) => Promise<unknown>) => {
    return async (...args: unknown[]) => {
      die();
      const result = await call(...args);
      die();
      return result;
    };
  };
  const client = new Proxy(connection.client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const call = value.bind(target);
      return name === "execute" || name === "batch" ? around(call) : call;
    },
  });
  const dying = withDrizzle({ ...connection, client });
  opened.push(dying);
  return dying;
}

const opened: Database[] = [];
