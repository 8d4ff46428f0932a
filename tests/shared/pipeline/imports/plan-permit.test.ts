import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { type RunContext, withPlanPermit } from "#shared/pipeline/imports/run-import.ts";

it("has two places for one account, however many previews it asks for", async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const plan = (accountId: string, until?: Promise<void>) => {
    const context = { db: { isSilentSince: () => false }, caller: { accountId } };
    return withPlanPermit(context as unknown as RunContext, async () => {
      order.push(accountId);
      await until;
    });
  };
  const plans = [plan("usr_a", first.promise), ...Array.from({ length: 5 }, () => plan("usr_a"))];
  await turn();
  plans.push(plan("usr_b"));
  await turn();
  first.resolve();
  await Promise.all(plans);
  expect(order).toEqual(["usr_a", "usr_a", "usr_b", ...Array(4).fill("usr_a")]);
});
