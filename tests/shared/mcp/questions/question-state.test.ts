import { expect, it } from "vitest";
import { type QuestionOwner, readState, writeState } from "#shared/mcp/questions/question-state.ts";

const [oldKey, newKey] = ["1e".repeat(32), "2f".repeat(32)];
const owner: QuestionOwner = {
  secretsKey: oldKey,
  accountId: "usr_1",
  server: "/api/mcp",
  tool: "delete_job",
  args: { id: "job_1", notes: { a: 1, b: [2] } },
};
const state = { until: 1_000, chosen: { id: "job_1" }, asked: "Delete the job Nurse?" };

it("is read for the call that it was written for, in whatever order its arguments come", async () => {
  const text = await writeState(owner, state);
  expect(await readState(owner, text)).toEqual(state);
  const args = { notes: { b: [2], a: 1 }, id: "job_1" };
  expect(await readState({ ...owner, args }, text)).toEqual(state);
});

it.each<[string, Partial<QuestionOwner>]>([
  ["account", { accountId: "usr_2" }],
  ["server", { server: "/mcp" }],
  ["tool", { tool: "delete_contact" }],
  ["argument", { args: { id: "job_2", notes: { a: 1, b: [2] } } }],
  ["key", { secretsKey: newKey }],
])("is nothing for another %s", async (_, other) => {
  const text = await writeState(owner, state);
  expect(await readState({ ...owner, ...other }, text)).toBeNull();
});

it("is nothing once a character of it has changed", async () => {
  const text = await writeState(owner, state);
  for (let at = 0; at < text.length; at++) {
    const changed = `${text.slice(0, at)}${text[at] === "a" ? "b" : "a"}${text.slice(at + 1)}`;
    expect(await readState(owner, changed), String(at)).toBeNull();
  }
  for (const other of ["", ".", text.slice(1), `${text}.${text}`, text.repeat(50)]) {
    expect(await readState(owner, other), other.slice(0, 20)).toBeNull();
  }
});

it("is nothing for arguments that are nested too deep to be compared", async () => {
  const args = JSON.parse(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`);
  expect(await readState({ ...owner, args }, await writeState(owner, state))).toBeNull();
});

it("outlives the replacement of the key that signed it", async () => {
  const text = await writeState(owner, state);
  const replaced = { ...owner, secretsKey: `${newKey},${oldKey}` };
  expect(await readState(replaced, text)).toEqual(state);
  expect(await readState(owner, await writeState(replaced, state))).toBeNull();
});
