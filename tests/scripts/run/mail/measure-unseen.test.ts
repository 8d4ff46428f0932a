import { expect, it } from "vitest";
import { measureUnseen } from "#scripts/run/mail/measure-unseen.ts";

it("mails that the rules were not written for are seldom taken for what they are not", async () => {
  const shares = await measureUnseen();
  expect(shares.map(({ set, mails }) => [set, mails])).toEqual([
    ["ordinary", 80],
    ["personal", 60],
  ]);
  for (const { set, mails, understood, missed, wrong } of shares) {
    expect(understood + missed + wrong).toBe(mails);
    expect(wrong / mails, set).toBeLessThan(0.05);
    expect(understood / mails, set).toBeGreaterThan(set === "ordinary" ? 0.75 : 0.4);
  }
});
