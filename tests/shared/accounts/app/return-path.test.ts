import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readReturnPath, withReturn } from "#shared/accounts/app/require-session.http.ts";

it.each([
  "/app",
  "/app/keys",
  "/app/keys/key_1?from=list",
  "/app?x=1",
  "/oauth/authorize?client_id=https%3A%2F%2Fclient.example",
])("returns to %s", (path) => {
  expect(readReturnPath(path)).toBe(path);
});

it.each([
  undefined,
  "",
  "https://evil.example/app",
  "//evil.example/app",
  "/\\evil.example/app",
  "/\t/evil.example/app",
  "/app/..//evil.example",
  "/app/../api/mcp/me",
  "/application",
  "/login",
  "/app\r\nSet-Cookie: a=b",
  `/app/${"x".repeat(2_000)}`,
  "javascript:alert(1)",
])("returns to the overview instead of %j", (path) => {
  expect(readReturnPath(path)).toBe("/app");
});

it("leads to this host, whatever it is given", () => {
  void fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (text) => {
      for (const next of [text, `/app${text}`, `/${text}`]) {
        const url = new URL(readReturnPath(next), "https://here.example");
        expect(url.origin).toBe("https://here.example");
        expect(url.pathname).toMatch(/^\/(app|oauth\/authorize)(\/|$)/);
      }
    }),
  );
});

it("puts the path into a link, encoded", () => {
  expect(withReturn("/login", "/app/keys?a=b&c=d")).toBe(
    "/login?next=%2Fapp%2Fkeys%3Fa%3Db%26c%3Dd",
  );
  expect(withReturn("/login", "//evil.example")).toBe("/login");
});
