import { describe, expect, it } from "vitest";
import {
  HeaderTemplate,
  headerTemplate,
} from "../../../../shared/http/fast-path/header-template.ts";

describe("headers that are sent again and again", () => {
  it("tell what was set last, and what was there before", () => {
    const headers = new HeaderTemplate(new Headers({ Vary: "Accept", Age: "1" }));
    headers.set({ Age: "2", ETag: '"a"' });
    const first = new Response(null, { headers: headers.headers });
    headers.set({ Age: "3" });
    const second = new Response(null, { headers: headers.headers });
    expect([...first.headers]).toEqual([
      ["age", "2"],
      ["etag", '"a"'],
      ["vary", "Accept"],
    ]);
    expect([...second.headers]).toEqual([
      ["age", "3"],
      ["etag", '"a"'],
      ["vary", "Accept"],
    ]);
  });

  it("hold nothing of another response with other names", () => {
    headerTemplate({ Age: "1", ETag: '"a"' });
    expect([...headerTemplate({ ETag: '"b"' })]).toEqual([["etag", '"b"']]);
    expect([...headerTemplate({ Age: "", ETag: '"b"' })]).toEqual([
      ["age", ""],
      ["etag", '"b"'],
    ]);
  });

  it("refuse what cannot be sent, and send the next as if nothing had been", () => {
    headerTemplate({ Vary: "Accept" });
    expect(() => headerTemplate({ Vary: "a\nb" })).toThrow(TypeError);
    expect(headerTemplate({ Vary: "Accept" }).get("vary")).toBe("Accept");
  });
});
