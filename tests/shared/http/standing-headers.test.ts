import { describe, expect, it } from "vitest";
import { StandingHeaders, standingHeaders } from "../../../shared/http/standing-headers.ts";

describe("headers that are sent again and again", () => {
  it("tell what was set last, and what was there before", () => {
    const headers = new StandingHeaders(new Headers({ Vary: "Accept", Age: "1" }));
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
    standingHeaders({ Age: "1", ETag: '"a"' });
    expect([...standingHeaders({ ETag: '"b"' })]).toEqual([["etag", '"b"']]);
    expect([...standingHeaders({ Age: "", ETag: '"b"' })]).toEqual([
      ["age", ""],
      ["etag", '"b"'],
    ]);
  });

  it("refuse what cannot be sent, and send the next as if nothing had been", () => {
    standingHeaders({ Vary: "Accept" });
    expect(() => standingHeaders({ Vary: "a\nb" })).toThrow(TypeError);
    expect(standingHeaders({ Vary: "Accept" }).get("vary")).toBe("Accept");
  });
});
