import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonScanner } from "#shared/pipeline/imports/json-scanner.ts";

const encoder = new TextEncoder();

function scan(text: string, size = 1_000): void {
  const scanner = new JsonScanner();
  const bytes = encoder.encode(text);
  for (let at = 0; at < bytes.length; at += size) scanner.push(bytes.subarray(at, at + size));
}

/** A record with marks of JSON in its text. */
const row = {
  id: 'a"\\',
  notes: "[{,:}]\\",
  contactIds: ["x,", "y]"],
  salaryMin: -1.5e3,
  url: null,
};

describe("the scanner of an import", () => {
  it("lets 5,000 records pass, in all lists together, and not one more", () => {
    const file = (jobs: number, contacts: number, space?: number) =>
      JSON.stringify(
        { nextCursor: null, jobs: Array(jobs).fill(row), contacts: Array(contacts).fill(row) },
        null,
        space,
      );
    for (const space of [undefined, 1]) {
      scan(file(4_000, 1_000, space), 777);
      expect(() => scan(file(4_000, 1_001, space))).toThrow(/more than 5,000 rows/);
    }
  });

  it("lets 400,000 values pass, and not one more", () => {
    const file = (count: number) => JSON.stringify({ jobs: [Array(count).fill(0)] });
    // The file, its list and its record are three.
    scan(file(399_997));
    expect(() => scan(file(399_998))).toThrow(/more than 400,000 values/);
  });

  it("does not go on in a body that is nested too deeply", () => {
    expect(() => scan("[".repeat(13))).toThrow(/nested/);
    scan(`{"a":${"[".repeat(11)}${"]".repeat(11)}}`);
  });

  it("lets any other small JSON pass, in parts of any size", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.integer({ min: 1, max: 9 }), (text, size) =>
        scan(text, size),
      ),
    );
  });
});
