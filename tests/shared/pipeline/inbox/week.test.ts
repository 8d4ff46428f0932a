import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { jobs } from "#schema/pipeline.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { deliverMail, mailDomain } from "#scripts/run/stage/mail.ts";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { applyMail, dismissMail } from "#shared/pipeline/inbox/apply-mail.ts";
import type { InboxMail } from "#shared/pipeline/inbox/inbox.response.ts";
import { updateInbox } from "#shared/pipeline/inbox/inbox-settings.ts";
import { listMails } from "#shared/pipeline/inbox/list-mails.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import type { WriteContext } from "#shared/pipeline/records/context.ts";
import { type WeekMail, weekJobs, weekMails } from "#tests/support/mail/week.ts";

const database = await startDatabase();
const db = database.connect();
afterAll(() => database.stop());

async function newPerson(appliesAtOnce: boolean) {
  const account = await createAccount(db);
  const clock = { now: Date.UTC(2026, 10, 23, 9) };
  const context = () => ({
    ...{ db, now: clock.now, newId, announce: () => {}, salaries: async () => null },
    caller: { accountId: account, credentialId: "" },
  });
  const run = <T>(verb: (context: WriteContext) => Promise<T>) =>
    writeAtomically(db, (write) => verb({ ...context(), write }), { owner: account });
  const { address } = await run((c) => updateInbox(c, mailDomain, { isOn: true, appliesAtOnce }));
  const read = () => context() as unknown as WriteContext;
  return { account, clock, run, read, address: address ?? "" };
}

/** Whether a mail that changes, or would change, the board is understood as a person reads it. */
function isUnderstood(
  { is }: WeekMail,
  found: InboxMail,
  ids: ReadonlyMap<string, string>,
): boolean {
  if (!is || found.kind !== is.kind) return false;
  const job = weekJobs[is.job];
  if (found.needsJob) return true;
  if (found.suggestion?.addsJob)
    return !ids.has(is.job) && found.company === job?.company && found.title === job?.title;
  return found.jobId === ids.get(is.job);
}

it("leaves the board right, with nothing wrong applied and hardly anything wrong suggested", async () => {
  expect(weekMails).toHaveLength(60);
  const robin = await newPerson(true);
  const neighbor = await newPerson(true);
  const ids = new Map<string, string>();
  for (const [name, { company, title, status }] of Object.entries(weekJobs)) {
    if (status === null) continue;
    for (const person of [robin, neighbor]) {
      const job = await person.run((c) => createJob(c, { company, title, status }));
      if (person === robin) ids.set(name, job.id);
    }
  }
  const before = await db.select().from(jobs).where(eq(jobs.userId, neighbor.account));
  const wrong: string[] = [];
  const counts = {
    understood: 0,
    suggested: 0,
    suggestedWrongly: 0,
    applied: 0,
    appliedWrongly: 0,
    missed: 0,
  };
  for (const mail of weekMails) {
    robin.clock.now += 2 * 3_600_000;
    const { now } = robin.clock;
    const { is, ...composed } = mail;
    const id = await deliverMail({ db, now }, { ...composed, to: robin.address });
    const { mails } = await listMails(robin.read(), { limit: 1 });
    const [found] = mails;
    // A copy, such as one that was forwarded, is no second mail.
    if (found?.id !== id) continue;
    const isRight = isUnderstood(mail, found, ids);
    if (found.state === "applied") {
      counts.applied++;
      if (!isRight) {
        counts.appliedWrongly++;
        wrong.push(`applied: ${mail.subject}`);
      }
    } else if (found.state === "suggested") {
      counts.suggested++;
      if (!isRight) {
        counts.suggestedWrongly++;
        wrong.push(`suggested: ${mail.subject} (${found.kind}, ${found.company}, ${found.title})`);
        await robin.run((c) => dismissMail(c, id));
        continue;
      }
      const chosen = found.needsJob && is ? { jobId: ids.get(is.job) ?? "" } : {};
      const applied = await robin.run((c) => applyMail(c, id, chosen));
      if (is && !ids.has(is.job) && applied.jobId) ids.set(is.job, applied.jobId);
    } else if (is && found.kind !== is.kind) {
      counts.missed++;
      wrong.push(`missed: ${mail.subject}`);
    }
    if (is ? found.kind === is.kind : found.state === "noted") counts.understood++;
  }
  expect(counts.appliedWrongly, wrong.join("\n")).toBe(0);
  expect(counts.understood, wrong.join("\n")).toBeGreaterThanOrEqual(58);
  expect(counts.suggestedWrongly / counts.suggested).toBeLessThan(0.05);

  const rows = await db.select().from(jobs).where(eq(jobs.userId, robin.account));
  const board = rows.map(({ company, title, status, rounds }) => ({
    ...{ company, title, status },
    rounds: (rounds ?? [])
      .filter(({ at, outcome }) => at !== null && outcome === "pending")
      .map(({ at }) => at),
    canceled: (rounds ?? []).filter(({ outcome }) => outcome === "cancelled").map(({ at }) => at),
  }));
  const expected = Object.values(weekJobs).map(
    ({ company, title, ends, rounds = [], canceled = [] }) => ({
      ...{ company, title, status: ends },
      rounds: rounds.map((at) => Date.parse(at)),
      canceled: canceled.map((at) => Date.parse(at)),
    }),
  );
  const inOrder = (all: typeof board) =>
    all.toSorted((a, b) => `${a.company} ${a.title}`.localeCompare(`${b.company} ${b.title}`));
  expect(inOrder(board)).toEqual(inOrder(expected));

  // Nothing of it has reached the account next to it, which has the same jobs.
  expect(await db.select().from(jobs).where(eq(jobs.userId, neighbor.account))).toEqual(before);
  expect((await listMails(neighbor.read(), { limit: 10 })).total).toBe(0);
});
