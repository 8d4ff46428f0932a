import { describe, expect, it } from "vitest";
import { scopesOf } from "#shared/access/scopes.ts";
import { chooseExpansions } from "#shared/salaries/calculate/choose.ts";
import type { SalaryContext } from "#shared/salaries/subject/salary-context.ts";

const free: SalaryContext["caller"] = { tier: "free", scopes: scopesOf("free") };
const pro: SalaryContext["caller"] = { tier: "pro", scopes: scopesOf("pro") };
const restricted: SalaryContext["caller"] = { tier: "pro", scopes: ["intelligence:read"] };

const choose = (asked: string[], caller = pro) =>
  chooseExpansions(asked, caller, (expand) => `/call?expand=${expand}`).map(([path]) => path);

describe("expand", () => {
  it("returns each path once, in the table's order, however often it is requested", () => {
    expect(choose(["city.metadata", "role.taxonomy", "city.metadata"])).toEqual([
      "role.taxonomy",
      "city.metadata",
    ]);
    expect(choose([])).toEqual([]);
  });

  it("expands * to every path that the caller's plan and scopes allow", () => {
    expect(choose(["*"], free)).toEqual(["role.taxonomy", "city.metadata", "comp.wage_levels"]);
    expect(choose(["*"], restricted)).toEqual([
      "role.taxonomy",
      "city.metadata",
      "role.seniority_bands",
      "comp.wage_levels",
    ]);
    expect(choose(["*"])).toHaveLength(8);
  });

  it("rejects an unknown path and suggests the nearest known one first", () => {
    expect(() => choose(["role.senority_bands"])).toThrow(
      expect.objectContaining({
        code: "expand_path_unknown",
        details: expect.objectContaining({
          param: "expand",
          message: expect.stringContaining("role.seniority_bands"),
          suggestions: ["/call?expand=role.seniority_bands"],
        }),
      }),
    );
    for (const name of ["constructor", "__proto__", "toString", ""]) {
      expect(() => choose([name])).toThrow(
        expect.objectContaining({ code: "expand_path_unknown" }),
      );
    }
  });

  it.each([
    ["hiring.velocity", free, "plan pro and the scope market:read"],
    ["role.seniority_bands", free, "plan pro"],
    ["role.skills.premium", restricted, "scope skills:read"],
  ] as const)(
    "rejects %s for a caller without the right to it, and names what is missing",
    (path, caller, lack) => {
      expect(() => choose(["role.taxonomy", path], caller)).toThrow(
        expect.objectContaining({
          code: "expand_path_forbidden",
          details: expect.objectContaining({
            message: expect.stringContaining(lack),
            alternative: "/call?expand=",
          }),
        }),
      );
    },
  );

  it("names the replacement of a retired path", () => {
    expect(() => choose(["role.seniority"])).toThrow(
      expect.objectContaining({
        code: "expand_path_sunset",
        details: expect.objectContaining({ alternative: "/call?expand=role.seniority_bands" }),
      }),
    );
  });
});
