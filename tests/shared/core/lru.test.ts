import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLru } from "#shared/core/lru.ts";

describe("the LRU cache", () => {
  it("drops the least recently used value", () => {
    const lru = createLru<number>(2);
    lru.set("a", 1);
    lru.set("b", 2);
    lru.get("a");
    lru.set("c", 3);
    expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([1, undefined, 3]);
  });

  it("never exceeds its capacity, and always has the last value set", () => {
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

  it("never exceeds its weight, even if values are replaced", () => {
    const put = fc.tuple(fc.constantFrom(..."abcdefgh"), fc.integer({ min: 0, max: 12 }));
    fc.assert(
      fc.property(fc.array(put, { minLength: 1 }), (asked) => {
        const lru = createLru<number>(6, { of: (value) => value, max: 10 });
        const last = new Map<string, number>();
        for (const [key, value] of asked) {
          lru.set(key, value);
          last.set(key, value);
          expect(lru.get(key)).toBe(value > 10 ? undefined : value);
        }
        const held = [...last].filter(([key]) => lru.get(key) !== undefined);
        for (const [key, value] of held) expect(lru.get(key)).toBe(value);
        expect(held.reduce((total, [, value]) => total + value, 0)).toBeLessThanOrEqual(10);
        const all = [...last.values()].filter((value) => value <= 10);
        const light = all.reduce((total, value) => total + value, 0) <= 10 && all.length <= 6;
        if (light && asked.length === last.size) expect(held).toHaveLength(all.length);
      }),
    );
  });
});
