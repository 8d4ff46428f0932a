import { expect, it } from "vitest";
import { readSamples } from "#scripts/run/mail/samples.ts";
import { trySample } from "#scripts/run/mail/try-rules.ts";
import { systems } from "#shared/reading/mail/all-systems.ts";

const all = await readSamples();

it("every system's file is listed, and has samples", () => {
  const files = all.map(({ system }) => system).filter((system) => system !== "generic");
  expect(files).toEqual(Object.keys(systems));
  for (const { samples } of all) expect(samples.length).toBeGreaterThan(0);
});

it("no sample is understood wrongly, and nearly all are understood whole", async () => {
  const tried = await Promise.all(
    all.flatMap(({ system, samples }) => samples.map((sample) => trySample(system, sample))),
  );
  expect(tried.filter(({ isWrong }) => isWrong)).toEqual([]);
  const whole = tried.filter(({ isRight }) => isRight).length;
  expect(whole / tried.length).toBeGreaterThan(0.95);
});
