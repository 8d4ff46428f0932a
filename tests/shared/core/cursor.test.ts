import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCursor, writeCursor } from "#shared/core/cursor.ts";

const slug = fc.stringMatching(/^[a-z0-9-]{1,80}$/);

describe("a cursor", () => {
  it("is valid for the list it was created for", () => {
    fc.assert(
      fc.property(fc.string(), slug, (list, at) => {
        const cursor = writeCursor(list, at);
        expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,400}$/);
        expect(readCursor(list, cursor)).toEqual({ slug: at });
        expect(readCursor(`${list}&limit`, cursor)).toEqual({ fault: "foreign" });
      }),
    );
  });

  it("is refused after any change to its text", () => {
    const cursor = writeCursor("roles?sort=title", "software-engineer");
    for (let index = 0; index < cursor.length; index++) {
      const other = cursor[index] === "A" ? "B" : "A";
      const changed = cursor.slice(0, index) + other + cursor.slice(index + 1);
      expect(readCursor("roles?sort=title", changed), changed).toEqual({ fault: "garbled" });
      expect(readCursor("roles?sort=title", cursor.slice(0, index))).toEqual({ fault: "garbled" });
    }
  });

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.base64String(), fc.string({ unit: "binary" })), (text) => {
        expect(readCursor("roles", text)).toEqual({ fault: "garbled" });
      }),
    );
  });
});
