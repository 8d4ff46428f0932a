import { describe, expect, it } from "vitest";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import { overview } from "#shared/salaries/figure-page/overview.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();

/** What figure, evaluation and page say of tips. */
async function said(slug: string) {
  const asked = { role: slug, city: "austin", basis: "local", exp: "any" } as const;
  const { assumptions } = await calculate(context, { ...asked, expand: [] });
  const { reasons } = await evaluate(context, { ...asked, amount: 40_000, period: "annual" });
  const { role, city, wages } = await context.reference.roleInCity(slug, "austin");
  if (!role || !city) throw new Error(`The seeds have no ${slug} in Austin.`);
  const { tips } = await overview(context, { role, place: { city, wages }, basis: "local" }, "any");
  const ofTips = (sentences: readonly (string | null)[]) =>
    sentences.some((sentence) => sentence?.startsWith("Tips are in these figures"));
  return [ofTips(assumptions), ofTips(reasons), ofTips([tips])];
}

describe("tips", () => {
  it("are said to be in the figures of jobs that receive them, wherever these are served", async () => {
    for (const slug of ["waiter", "bartender", "barista", "hairdresser"]) {
      expect(await said(slug), slug).toEqual([true, true, true]);
    }
  });

  it("are not mentioned for other jobs", async () => {
    for (const slug of ["registered-nurse", "cashier", "cook"]) {
      expect(await said(slug), slug).toEqual([false, false, false]);
    }
  });
});
