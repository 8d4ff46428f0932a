import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLru } from "../../../shared/reference/lru.ts";

describe("a bounded memory", () => {
  it("forgets what was not asked for the longest", () => {
    const lru = createLru<number>(2);
    lru.set("a", 1);
    lru.set("b", 2);
    lru.get("a");
    lru.set("c", 3);
    expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([1, undefined, 3]);
  });

  it("never holds more than it may, and always what was set last", () => {
    const keys = fc.array(fc.constantFrom(..."abcdefgh"), { minLength: 1 });
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 5 }), (asked, capacity) => {
        const lru = createLru<string>(capacity);
        for (const key of asked) {
          lru.set(key, key);
          expect(lru.get(key)).toBe(key);
        }
        const held = [..."abcdefgh"].filter((key) => lru.get(key) !== undefined);
        expect(held.length).toBe(Math.min(capacity, new Set(asked).size));
      }),
    );
  });
});
