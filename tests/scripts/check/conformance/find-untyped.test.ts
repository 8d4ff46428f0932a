import { describe, expect, it } from "vitest";
import { findUntyped } from "#scripts/check/conformance/clients/find-untyped.ts";

const declaration = /^export (?:type|interface) (\w+)/;
const find = (source: string) => findUntyped(source, declaration);

describe("findUntyped", () => {
  it("names the declarations that contain unknown or any", () => {
    const source = "export type A = {\n  rows: unknown[];\n};\nexport interface B {\n  x?: any;\n}";
    expect(find(source).found).toEqual(["A: rows: unknown[];", "B: x?: any;"]);
  });

  it("does not take comments, texts and names of properties for types", () => {
    const source = [
      "/** Whatever any caller sends.",
      " * Unknown or any. */",
      "export type A = 'unknown' | \"any\"; // any",
      "export type B = { unknown: 'unknown'; any?: string; company: string };",
    ].join("\n");
    expect(find(source).found).toEqual([]);
  });

  it("counts what is open by its nature apart, with the reason", () => {
    const source = "export type McpMessage = {\n  [key: string]: unknown;\n};";
    const { found, excepted } = find(source);
    expect(found).toEqual([]);
    expect([...excepted.values()]).toEqual([1]);
  });

  it("counts what the generator leaves untyped itself", () => {
    const own = { pattern: /304 = any/, reason: "no body" };
    const source = "export type Get304 = any;\nexport type Get200 = any;";
    const { found, excepted } = findUntyped(source, declaration, own);
    expect([found, [...excepted]]).toEqual([
      ["Get200: export type Get200 = any;"],
      [["no body", 1]],
    ]);
  });
});
