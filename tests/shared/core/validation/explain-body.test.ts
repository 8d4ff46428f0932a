import { describe, expect, it } from "vitest";
import * as z from "zod";
import { CitySlug } from "#shared/contract/salary-fields.ts";
import { explainBody } from "#shared/core/validation/explain-body.ts";

const contract = z.strictObject({
  city: CitySlug,
  tone: z.enum(["warm", "direct"]),
  email: z.email().optional(),
  from: z.iso.date().optional(),
  events: z
    .array(z.string())
    .min(1)
    .max(2)
    .optional()
    .meta({ example: ["job.created"] }),
  note: z.string().min(1).max(20).optional(),
  offer: z.object({ base: z.int().min(1).max(10) }).optional(),
  salary: z.int().min(0).max(9).nullable().meta({ example: 5 }).optional(),
});
const right = { city: "austin", tone: "warm" };

function explain(body: unknown) {
  const { error } = contract.safeParse(body, { reportInput: true });
  return error ? explainBody(error, contract) : [];
}

describe("an invalid body", () => {
  it("reports a missing field as required, with what is allowed", () => {
    expect(explain({})).toEqual([
      {
        field: "city",
        message:
          "is required. Allowed: 1 to 80 lowercase letters, digits and hyphens; for example san-francisco.",
      },
      { field: "tone", message: "is required. Allowed: one of warm, direct." },
    ]);
  });

  it("reports at most twenty errors, however many unknown fields there are", () => {
    const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`x${n}`, n]));
    expect(explain({ ...right, ...unknown })).toHaveLength(20);
  });

  it.each([
    [{ city: 7 }, "city", "1 to 80 lowercase letters, digits and hyphens"],
    [{ email: "nobody" }, "email", "an email address"],
    [{ from: "2026-02-30" }, "from", "a date, YYYY-MM-DD"],
    [{ events: [] }, "events", 'at least 1 value; for example ["job.created"]'],
    [{ events: ["a", "b", "c"] }, "events", "at most 2 values"],
    [{ events: "a" }, "events", "an array"],
    [{ note: "" }, "note", "at least 1 character."],
    [{ note: 5 }, "note", "text of at least 1 character."],
    [{ note: "x".repeat(21) }, "note", "at most 20 characters"],
    [{ offer: 1 }, "offer", "an object"],
    [{ salary: "1" }, "salary", "an integer from 0 to 9; for example 5."],
  ])("%o names what is allowed", (wrong, field, allowed) => {
    const faults = explain({ ...right, ...wrong });
    expect(faults).toHaveLength(1);
    expect(faults[0]?.field).toBe(field);
    expect(faults[0]?.message).toContain(`is not valid. Allowed: ${allowed}`);
  });

  it.each([
    [{ offer: { base: 11 } }, "offer.base", "is too large. Allowed: an integer from 1 to 10."],
    [{ offer: { base: 1e300 } }, "offer.base", "is too large. Allowed: an integer from 1 to 10."],
    [{ salary: -1 }, "salary", "is too small. Allowed: an integer from 0 to 9; for example 5."],
  ])("%o says in which direction the number is out of its range", (wrong, field, message) => {
    expect(explain({ ...right, ...wrong })).toEqual([{ field, message }]);
  });

  it("uses the message of a custom check of a number", () => {
    const even = z.object({
      n: z
        .int()
        .refine((n) => n % 2 === 0, "an even number")
        .meta({ example: 4 }),
    });
    const { error } = even.safeParse({ n: 3 }, { reportInput: true });
    expect(error && explainBody(error, even)).toEqual([
      { field: "n", message: "is not valid. Allowed: an even number; for example 4." },
    ]);
  });

  it("shows an example that is an object as JSON", () => {
    const message = z.looseObject({}).meta({ example: { jsonrpc: "2.0", id: 1 } });
    const { error } = message.safeParse([], { reportInput: true });
    const faults = error ? explainBody(error, message) : [];
    expect(faults).toEqual([
      {
        field: "body",
        message: 'is not valid. Allowed: an object; for example {"jsonrpc":"2.0","id":1}.',
      },
    ]);
  });

  it("names the field that an unknown one was likely meant for", () => {
    expect(explain({ city: "austin", tonee: "warm", E_mail: "a@example.com" })).toEqual([
      {
        field: "tone",
        message: "is required; tonee is not a field of this body. Allowed: one of warm, direct.",
      },
      { field: "tonee", message: "is not a field of this body. Did you mean tone?" },
      { field: "E_mail", message: "is not a field of this body. Did you mean email?" },
    ]);
    const strict = z.strictObject({ offer: z.strictObject({ base: z.int(), bonus: z.int() }) });
    const { error } = strict.safeParse({ offer: { base: 1, bonuss: 2 } }, { reportInput: true });
    expect(error && explainBody(error, strict)).toEqual([
      { field: "offer.bonus", message: expect.stringContaining("bonuss is not a field") },
      { field: "offer.bonuss", message: "is not a field of offer. Did you mean bonus?" },
    ]);
  });
});
