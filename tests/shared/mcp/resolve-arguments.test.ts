import { expect, it } from "vitest";
import type { ResolvedName } from "#shared/catalog/resolve-name.ts";
import type { McpContext } from "#shared/mcp/context.ts";
import type { Lookup } from "#shared/mcp/lookup.ts";
import { resolveArguments } from "#shared/mcp/resolve-arguments.ts";

const lookup: Lookup = {
  role: (words) => ({ tool: "search_roles", arguments: { q: words } }),
  city: () => null,
};
const names = ["role", "city", "exp", "grade"];

function resolve(args: Record<string, unknown>, meant: ResolvedName | Error, own = names) {
  const asked: string[] = [];
  const context = {
    async resolveName(_: string, text: string) {
      asked.push(text);
      if (meant instanceof Error) throw meant;
      return meant;
    },
  } as unknown as McpContext;
  return resolveArguments(context, { tool: "get_salary", args, names: own }, lookup).then(
    (resolved) => ({ asked, resolved }),
  );
}

const engineer = { slug: "software-engineer", level: "grade-senior" } as const;

it("asks the catalog only about words, of arguments that name roles and cities", async () => {
  const args = { role: "nurse", city: "new-york", exp: "Sr", basis: "Local" };
  const { asked, resolved } = await resolve(args, engineer);
  expect([asked, resolved]).toEqual([[], { args, notes: [] }]);
  for (const role of ["", "  ", 7, null, "x".repeat(101), "A\u0000"]) {
    expect((await resolve({ role }, engineer)).asked, String(role)).toEqual([]);
  }
});

it("takes the level of the words, unless the call has one", async () => {
  const { resolved } = await resolve({ role: "Sr. SWE" }, engineer);
  expect(resolved).toEqual({
    args: { role: "software-engineer", grade: "senior" },
    notes: ['"Sr. SWE" is taken as software-engineer, grade=senior.'],
  });
  const own = await resolve({ role: "Sr. SWE", exp: "staff" }, engineer);
  expect(own.resolved).toMatchObject({ args: { role: "software-engineer", exp: "staff" } });
  const without = await resolve({ role: "Sr. SWE" }, engineer, ["role"]);
  expect(without.resolved).toEqual({
    args: { role: "software-engineer" },
    notes: [
      '"Sr. SWE" is taken as software-engineer; its level, grade=senior, is not part of this call.',
    ],
  });
});

it("asks words back that may mean several, or nothing", async () => {
  const several = { slug: null, candidates: ["a", "b"] };
  const { resolved } = await resolve({ role: "An Engineer" }, several);
  expect(resolved).toMatchObject({
    refusal: {
      isError: true,
      _meta: {
        error: {
          code: "role_ambiguous",
          argument: "role",
          candidates: ["a", "b"],
          next: { tool: "search_roles", arguments: { q: "An Engineer" } },
        },
      },
    },
  });
  const nowhere = await resolve(
    { role: "nurse", city: "At Lantis" },
    { slug: null, candidates: [] },
  );
  // No tool finds cities here, so the next call is the same without one.
  expect(nowhere.resolved).toMatchObject({
    refusal: {
      _meta: {
        error: {
          code: "city_not_found",
          next: { tool: "get_salary", arguments: { role: "nurse" } },
        },
      },
    },
  });
});

it("leaves the words to the operation if the catalog cannot be read", async () => {
  const { resolved } = await resolve({ role: "Sr. SWE" }, new Error("no database"));
  expect(resolved).toEqual({ args: { role: "Sr. SWE" }, notes: [] });
});

it("looks up the role and the city of ten records at most, and nothing that is nested deeper", async () => {
  const offer = { role: "A Nurse", city: "NYC", roleA: "B C", more: [{ role: "Deep Down" }] };
  const offers = (count: number) => ({ offers: Array.from({ length: count }, () => offer) });
  const ten = await resolve(offers(10), engineer, ["offers"]);
  expect(ten.asked).toEqual(Array.from({ length: 10 }, () => ["A Nurse", "NYC"]).flat());
  expect(ten.resolved).toMatchObject({
    args: { offers: Array.from({ length: 10 }, () => ({ roleA: "B C", more: offer.more })) },
  });
  const eleven = await resolve(offers(11), engineer, ["offers"]);
  expect(eleven).toEqual({ asked: [], resolved: { args: offers(11), notes: [] } });
});
