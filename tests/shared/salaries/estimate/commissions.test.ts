import { describe, expect, it } from "vitest";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import { overview } from "#shared/salaries/figure-page/overview.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();

/** What figure, evaluation and page say of commissions. */
async function said(slug: string) {
  const asked = { role: slug, city: "austin", basis: "local", exp: "any" } as const;
  const { assumptions } = await calculate(context, { ...asked, expand: [] });
  const { reasons } = await evaluate(context, { ...asked, amount: 40_000, period: "annual" });
  const { role, city, wages } = await context.reference.roleInCity(slug, "austin");
  if (!role || !city) throw new Error(`The seeds have no ${slug} in Austin.`);
  const { tips } = await overview(context, { role, place: { city, wages }, basis: "local" }, "any");
  return [assumptions, reasons, [tips]].map((sentences) =>
    sentences.some((sentence) => sentence?.startsWith("Commissions are in these figures")),
  );
}

describe("commissions", () => {
  it("are said to be in the figures of jobs that are paid them", async () => {
    for (const slug of ["account-executive", "real-estate-agent", "insurance-agent"]) {
      expect(await said(slug), slug).toEqual([true, true, true]);
    }
  });

  it("are not mentioned for other jobs", async () => {
    for (const slug of ["registered-nurse", "cashier", "waiter"]) {
      expect(await said(slug), slug).toEqual([false, false, false]);
    }
  });
});
