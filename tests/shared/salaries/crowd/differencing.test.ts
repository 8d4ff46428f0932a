/**
 * Simulates an attacker who sees every published figure before and after each
 * submission and tries to infer from the differences what one person earns.
 */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { contributors, submissionDays, submissions } from "#schema/submissions.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import type { CrowdFigures } from "#shared/salaries/crowd/crowd.response.ts";
import { crowd } from "#shared/salaries/crowd/crowd.ts";
import { SubmitBody } from "#shared/salaries/crowd/submit.request.ts";
import { submit } from "#shared/salaries/crowd/submit.ts";
import { createSubmitter } from "#shared/salaries/crowd/submitter.ts";
import { isWhole } from "#tests/support/whole.ts";
import { openContext } from "../context.ts";

const role = "software-engineer";
const cities = ["austin", "dallas"] as const;
const secret = "ab".repeat(32);
const dayMs = 86_400_000;

const server = await startSeededDatabase();
const db = server.connect({ timeoutMs: 600_000 });
const context = await openContext(server.url, "free");
afterAll(() => server.stop());

interface Submission {
  account: string;
  city: (typeof cities)[number];
  base: number;
  bonus?: number;
}

const who = fc.integer({ min: 1, max: 14 }).map((n) => `account ${n}`);
const one: fc.Arbitrary<Submission> = fc.record({
  account: who,
  city: fc.constantFrom(...cities),
  base: fc.integer({ min: 60_000, max: 500_000 }),
});

async function take({ account, city, base, bonus = 0 }: Submission, turn: number): Promise<void> {
  await writeAtomically(db, (write) =>
    submit(
      // One day per submission, so that the daily limit does not apply.
      {
        ...context,
        now: context.now + turn * dayMs,
        db,
        write,
        submitter: createSubmitter(account, secret),
        accountCreatedAt: 0,
      },
      SubmitBody.parse({ role, city, years_experience: 4, base, bonus }),
    ),
  );
}

interface View {
  all: CrowdFigures | null;
  austin: CrowdFigures | null;
  dallas: CrowdFigures | null;
}

/** Every published figure for the role. */
async function look(): Promise<View> {
  const see = async (city?: string) => {
    const submitter = createSubmitter("reader", secret);
    const asked = { role, ...(city ? { city } : {}) };
    return (await crowd({ ...context, database: () => db, submitter }, asked)).figures;
  };
  return { all: await see(), austin: await see("austin"), dallas: await see("dallas") };
}

/** The published figures after each submission. */
async function watch(sequence: readonly Submission[]): Promise<View[]> {
  await db.batch([db.delete(submissions), db.delete(submissionDays), db.delete(contributors)]);
  await db.insert(contributors).values({
    account: await createSubmitter("reader", secret).asContributor(),
  });
  const views: View[] = [];
  for (const [turn, submission] of sequence.entries()) {
    await take(submission, turn);
    views.push(await look());
  }
  return views;
}

describe("an attacker who compares the community's figures over time", {
  timeout: isWhole ? 600_000 : 120_000,
}, () => {
  it("sees no change caused by fewer than ten accounts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 10, maxLength: 40 }), async (sequence) => {
        const views = await watch(sequence);
        const shown = { austin: 0, dallas: 0 };
        for (const [turn, view] of views.entries()) {
          for (const city of cities) {
            const known = sequence.slice(0, turn + 1).filter((own) => own.city === city);
            const accounts = new Set(known.map(({ account }) => account)).size;
            const submitters = view[city]?.submitters ?? 0;
            expect(submitters).toBe(accounts - (accounts % 10));
            expect([0, 10]).toContain(submitters - shown[city]);
            shown[city] = submitters;
          }
          const elsewhere = (view.all?.submitters ?? 0) - shown.austin;
          expect(elsewhere).toBe(shown.dallas);
          if (shown.austin + shown.dallas === 0) expect(view.all).toBeNull();
        }
      }),
      { numRuns: isWhole ? 60 : 3 },
    );
  });

  it("sees the same figures whatever one person earns, until that person's batch is complete", async () => {
    const sequences = fc.array(one, { minLength: 1, maxLength: 16 });
    const cases = fc.record({
      before: sequences,
      after: sequences,
      at: fc.constantFrom(...cities),
    });
    const pay = fc.tuple(fc.constantFrom(60_000, 90_000), fc.constantFrom(300_000, 500_000));
    await fc.assert(
      fc.asyncProperty(cases, pay, async ({ before, after, at }, [low, high]) => {
        const victim = (base: number) => ({ account: "victim", city: at, base });
        const lower = await watch([...before, victim(low), ...after]);
        const higher = await watch([...before, victim(high), ...after]);
        const accounts = (turn: number) =>
          new Set(
            [...before, victim(low), ...after]
              .slice(0, turn + 1)
              .filter(({ city }) => city === at)
              .map(({ account }) => account),
          );
        const order = [...accounts(before.length + after.length)].indexOf("victim");
        /** Number of accounts that complete the victim's batch. */
        const complete = 10 * (Math.floor(order / 10) + 1);
        for (const turn of lower.keys()) {
          if (accounts(turn).size < complete) expect(higher[turn]).toEqual(lower[turn]);
        }
      }),
      { numRuns: isWhole ? 50 : 2 },
    );
  });

  it("who owns nine accounts of ten, in one batch and in all later ones, learns no more than the band", async () => {
    const amount = fc.integer({ min: 60_000, max: 300_000 });
    const own = fc.array(fc.record({ base: amount, bonus: fc.integer({ min: 0, max: 20_000 }) }), {
      minLength: 9,
      maxLength: 29,
    });
    const within = fc.integer({ min: 0, max: 4_999 });
    const band = fc.integer({ min: 12, max: 60 }).map((index) => index * 5_000);
    await fc.assert(
      fc.asyncProperty(own, band, within, within, async (pay, from, one, other) => {
        const views = [];
        for (const base of [from + one, from + other]) {
          const made = pay.map((own, n) => ({ ...own, account: `made ${n}`, city: cities[0] }));
          const victim = { base, account: "victim", city: cities[0] };
          views.push(await watch([...made.slice(0, 9), victim, ...made.slice(9)]));
        }
        expect(views[0]).toEqual(views[1]);
        expect(views[0]?.at(9)?.austin).toMatchObject({ submitters: 10 });
      }),
      { numRuns: isWhole ? 60 : 1 },
    );
  });
});
