/** Text in place of a slug is 400, and the error names the slug that it means, wherever one is taken. */
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { routes } from "#functions/routes.ts";
import { examples } from "#scripts/generate/openapi/examples/read.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { innermost, type SlugKind, slugKindOf } from "#shared/core/validation/schema-meta.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { connectMcp, contentOf, errorOf, failureOf } from "../support/mcp.ts";

let live: LiveService;
let key: string;
let token: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "ultra" });
  token = await createToken(live.db);
});

const typed: Record<SlugKind, { text: string; slug: string }> = {
  role: { text: "Registered Nurses", slug: "registered-nurse" },
  city: { text: "Austin TX", slug: "austin" },
};

/** The paths of the fields, outside of lists of records, that take slugs. */
function slugFields(schema: z.core.$ZodType | undefined): { field: string; kind: SlugKind }[] {
  if (!(schema instanceof z.core.$ZodObject)) return [];
  return Object.entries(schema._zod.def.shape).flatMap(([field, of]) => {
    const kind = slugKindOf(of);
    return kind === null ? [] : [{ field, kind }];
  });
}

const takers = routes
  .filter(({ findSlug }) => findSlug)
  .map((route) => ({
    route,
    name: `${route.method} ${route.path}`,
    queryFields: slugFields(route.query),
    bodyFields: slugFields(innermost(route.body ?? z.null())),
  }))
  .filter(({ queryFields, bodyFields }) => queryFields.length + bodyFields.length > 0);

const twoCities = { role: "electrician", cityA: "denver", cityB: "boston" };

describe.each(takers)("$name", ({ route, queryFields, bodyFields }) => {
  const example = examples.operations[route.operationId];
  const path = route.path.replace(":id", "job_none");
  const credential = () => (route.family === "pipeline" ? token : key);

  it.each(queryFields)("names the $kind meant by $field", async ({ field, kind }) => {
    const { text, slug } = typed[kind];
    const others = /^city[AB]$/.test(field) ? twoCities : example?.query;
    const query = new URLSearchParams({ ...others, [field]: text });
    const { status, body } = await live.get(`${path}?${query}`, { key: credential() });
    const error = route.family === "salary" ? body.error : body;
    expect([status, error.message ?? error.error]).toEqual([
      400,
      expect.stringContaining(`Did you mean ${slug}?`),
    ]);
    if (route.family !== "salary") return;
    const [call] = error.follow_up_suggestions;
    expect(new URLSearchParams(call.split("?")[1]).get(field)).toBe(slug);
    expect((await live.get(call, { key })).status).toBe(route.path.endsWith("/crowd") ? 403 : 200);
  });

  it.each(bodyFields)("names the $kind meant by $field in the body", async ({ field, kind }) => {
    const { text, slug } = typed[kind];
    const { status, body } = await live.get(path, {
      method: route.method.toUpperCase(),
      key: credential(),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...(example?.body as object), [field]: text }),
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`Did you mean ${slug}?`);
  });
});

describe("an error about text in place of a slug", () => {
  const calculate = async (query: Record<string, string>) => {
    const search = new URLSearchParams({ role: "electrician", city: "houston", ...query });
    const path = `/api/v1/intelligence/salaries/calculate?${search}`;
    const { status, body } = await live.get(path, { key });
    return { status, error: body.error };
  };

  it("reads a word of the title before the role as `grade`, unless the call names a level", async () => {
    const { error } = await calculate({ role: "Sr. SWE" });
    expect(error.message).toContain("Did you mean software-engineer?");
    expect(error.follow_up_suggestions[0]).toMatch(/role=software-engineer&.*grade=senior$/);
    const own = await calculate({ role: "Staff SWE", exp: "entry" });
    expect(own.error.follow_up_suggestions[0]).toMatch(/exp=entry$/);
  });

  it("suggests one call in which every text is a slug", async () => {
    const { error } = await calculate({ role: "Sr. SWE", city: "Austin, TX" });
    const query = new URLSearchParams(error.follow_up_suggestions[0].split("?")[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ role: "software-engineer", city: "austin", grade: "senior" },
    });
  });

  it("names the nearest slug if the text is misspelled, and none if nothing is near", async () => {
    const { error } = await calculate({ role: "Sofware Enginer" });
    expect(error.message).toContain("Did you mean software-engineer?");
    const other = await calculate({ role: "Ωμέγα" });
    expect([other.status, other.error.follow_up_suggestions]).toEqual([400, undefined]);
    expect(other.error.message).not.toContain("Did you mean");
  });

  it("names it inside an offer, and in the errors of tools", async () => {
    const offers = [
      { label: "A", city: "Austin, TX", base: 100_000 },
      { label: "B", city: "denver", base: 100_000 },
    ];
    const { status, body } = await live.get("/api/v1/intelligence/salaries/compare-offers", {
      method: "POST",
      key,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ offers }),
    });
    expect([status, body.error.param]).toEqual([400, "offers.0.city"]);
    expect(body.error.message).toContain("Did you mean austin?");
    const salary = await connectMcp(live.service, "/api/v1/intelligence/mcp", key);
    const pipeline = await connectMcp(live.service, "/api/mcp", token);
    const words = { role: "Sr. Software Engineer", city: "NYC" };
    for (const result of [
      await salary.call("analyze_compensation", words),
      await pipeline.call("get_salary", words),
    ]) {
      const { data } = contentOf(result);
      expect([data.role.slug, data.city.slug, data.experience.grade]).toEqual([
        "software-engineer",
        "new-york",
        "senior",
      ]);
      expect(result.content[0]?.text).toMatch(
        /^"Sr\. Software Engineer" is taken as software-engineer, grade=senior\.\n"NYC" is taken as new-york\./,
      );
    }
    for (const [tool, client] of [
      ["analyze_compensation", salary],
      ["get_salary", pipeline],
    ] as const) {
      const unclear = await client.call(tool, { role: "Sofware Enginer", city: "austin" });
      expect(errorOf(unclear)).toMatchObject({ code: "role_ambiguous", argument: "role" });
      expect(errorOf(unclear).candidates?.length).toBeGreaterThan(2);
      expect(failureOf(unclear)).toMatch(
        /To find others: (?:search_roles|discover_roles_and_cities)/,
      );
      const nowhere = await client.call(tool, { role: "nurse", city: "Portland, Maine" });
      expect(errorOf(nowhere)).toMatchObject({ code: "city_not_found", argument: "city" });
      const noRole = await client.call(tool, { role: "Qwxz Kjhv" });
      expect(errorOf(noRole)).toMatchObject({ code: "role_not_found", argument: "role" });
    }
    const job = { company: "Acme", title: "Nurse", status: "saved", roleSlug: "RN" };
    expect(contentOf(await pipeline.call("create_job", job)).roleSlug).toBe("registered-nurse");
    await Promise.all([salary.close(), pipeline.close()]);
  });
});

describe("a slug that is not in the catalog", () => {
  it("is answered with the call at the level that it begins with", async () => {
    const path = "/api/v1/intelligence/salaries/calculate?role=senior-rn&city=austin-texas";
    const { status, body } = await live.get(path, { key });
    expect(status).toBe(404);
    const [call] = body.error.follow_up_suggestions;
    expect(call).toMatch(/role=registered-nurse&city=austin&grade=senior/);
    expect(body.error.message).toContain("grade=senior");
    expect((await live.get(call, { key })).status).toBe(200);
  });

  it("is suggested without a level where the operation takes none", async () => {
    const path = "/api/v1/intelligence/salaries/history?role=senior-rn";
    const { body } = await live.get(path, { key });
    const [call] = body.error.follow_up_suggestions;
    expect(call).toContain("role=registered-nurse");
    expect(call).not.toContain("exp=");
    expect((await live.get(call, { key })).headers.get("x-ignored-params")).toBeNull();
  });
});

describe("words that mean no job with a yearly figure", () => {
  const hourly = "published by the hour only";

  it.each([
    ["actor", `Actors are ${hourly}`],
    ["navy-seal", "not in this survey"],
    ["senator", "no published wage"],
    ["intern", "name the job"],
    ["qwertyuiop", "misspelling"],
  ])("%s says why in the API, and suggests no other job", async (role, why) => {
    const path = "/api/v1/intelligence/salaries/calculate";
    const { status, body } = await live.get(`${path}?role=${role}&city=denver`, { key });
    expect([status, body.error.code]).toEqual([404, "role_not_found"]);
    expect(body.error.message).toContain(why);
    expect(body.error.message).not.toContain("Did you mean");
    expect(body.error.follow_up_suggestions ?? []).toEqual([]);
  });

  it("say it in tools and on pages too", async () => {
    const salary = await connectMcp(live.service, "/api/v1/intelligence/mcp", key);
    const said = await salary.call("analyze_compensation", { role: "Film Actor", city: "denver" });
    expect(failureOf(said)).toContain("role_not_found");
    expect(JSON.stringify(said)).toContain(hourly);
    const nothing = await salary.call("analyze_compensation", {
      role: "Moon Wizard",
      city: "denver",
    });
    expect(JSON.stringify(nothing)).toContain("misspelling");
    await salary.close();
    const page = await live.service.fetch("/salaries/actor");
    expect(page.status).toBe(404);
    expect(await page.text()).toContain(hourly);
  });
});
