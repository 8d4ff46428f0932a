/** No figure that lineage cannot explain: every number of every answer is looked at. */
import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import examples from "#schema/examples.json" with { type: "json" };
import { createKey } from "#scripts/run/stage/callers.ts";
import { exemptions, pipelineExemptions } from "../support/figures/lineage-exemptions.ts";
import { type Figure, idsFor, type Json, numbersOf } from "../support/figures/numbers.ts";
import { type LiveService, startLiveService } from "../support/live-service.ts";
import { connectMcp } from "../support/mcp.ts";
import { submission, submitPath } from "../support/submissions.ts";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await startLiveService();
  key = await createKey(live.db, { tier: "ultra", perMinute: 5_000 });
  for (let turn = 1; turn < 10; turn++) {
    const base = 140_000 + turn * 5_100;
    await live.get(submitPath, submission(await createKey(live.db), { base }));
  }
  await live.get(submitPath, submission(key));
});

const salaries = "/api/v1/intelligence/salaries";
const tools = "/api/mcp/intelligence";
const ask = async (path: string): Promise<Json> => {
  const { status, body } = await live.get(path, { key });
  expect(status, path).toBe(200);
  return body;
};

interface Explained {
  /** Figures by the last part of their names, and what that part stands for. */
  named: ReadonlyMap<string, readonly number[]>;
  /** Every number that the lineage tells. */
  numbers: readonly number[];
}

const explained = new Map<string, Promise<Explained>>();

function explain(id: string): Promise<Explained> {
  const known = explained.get(id) ?? read(id);
  explained.set(id, known);
  return known;
}

async function read(id: string): Promise<Explained> {
  const { data } = await ask(`/api/v1/intelligence/lineage/${id}`);
  const { result, figures = {}, steps = [], sources = [], parameters = [] } = data;
  const places = new Map<string, number>([
    ...steps.map(({ name, result }: Json) => [`step:${name}`, result]),
    ...sources.map(({ id, value }: Json) => [`source:${id}`, value]),
    ...parameters.map(({ name, value }: Json) => [`parameter:${name}`, value]),
  ]);
  const known = [
    ...numbersOf(result).map(({ path, value }) => [path, value] as const),
    ...Object.entries<string>(figures).map(([name, from]) => [name, places.get(from)] as const),
    ...[...places].map(([name, value]) => [name.replace("experience_", ""), value] as const),
  ];
  const byName = Map.groupBy(known, ([name]) => name.split(/[.:]/).at(-1) ?? "");
  return {
    named: new Map(
      [...byName].map(([name, own]) => [name, own.flatMap(([, value]) => value ?? [])]),
    ),
    numbers: known.flatMap(([, value]) => value ?? []),
  };
}

/** What an estimate calls the percentiles. */
const aliases: Record<string, string> = { p25: "low", p50: "median", p75: "high" };

/** Whether one of the lineages makes the figure: under its own name where it has that name. */
function isMade({ value, path }: Figure, lineages: readonly Explained[]): boolean {
  const name = path.split(".").at(-1) ?? "";
  const own = aliases[name] ?? name;
  const isSame = (number: number) => Math.abs(number - value) <= 1e-9 * Math.abs(value);
  return lineages.some(({ named, numbers }) => (named.get(own) ?? numbers).some(isSame));
}

/**
 * Figures whose id another call gives: catalogs name roles and cities, and a
 * difference is from the national median of the role that was asked for.
 */
async function isMadeElsewhere(figure: Figure): Promise<boolean> {
  const { value, path, around } = figure;
  const [row] = around;
  const lineageOf = async (query: string) => {
    const { data } = await ask(`${tools}/range?${query}`);
    return { ...data.estimate, lineage: await explain(data.estimate.data_point_id) };
  };
  if (/\bnational_median$/.test(path)) {
    return isMade({ ...figure, path: "median" }, [(await lineageOf(`role=${row.slug}`)).lineage]);
  }
  if (/\bcol_multiplier$/.test(path)) {
    const { lineage } = await lineageOf(`role=electrician&city=${row.slug}`);
    return isMade(figure, [lineage]);
  }
  if (/\bdifference(_percent)?$/.test(path)) {
    const asked = row.id.split(":")[1];
    // The role and the city, if any, that the whole list is for.
    const city = around.map((record) => record.city?.slug).find((slug) => slug !== undefined);
    const { median, lineage } = await lineageOf(`role=${asked}${city ? `&city=${city}` : ""}`);
    if (!isMade({ value: median, path: "median", around }, [lineage])) return false;
    const difference = row.median - median;
    const percent = Number(((difference / median) * 100).toFixed(2));
    return value === (path.endsWith("percent") ? percent : difference);
  }
  return false;
}

const used = new Set<RegExp>();

/** The numbers of an answer that nothing tells the origin of. */
async function unexplained(answer: Json, sent: Json, known = exemptions): Promise<string[]> {
  const left: string[] = [];
  for (const figure of numbersOf(answer)) {
    const exception = known.find(
      ({ path, holds }) => path.test(figure.path) && (holds?.(figure, sent) ?? true),
    );
    if (exception) {
      used.add(exception.path);
      continue;
    }
    const lineages = await Promise.all(idsFor(figure).map(explain));
    if (isMade(figure, lineages) || (await isMadeElsewhere(figure))) continue;
    left.push(`${figure.path} = ${figure.value}`);
  }
  return left;
}

describe("every figure has a lineage, or a declared reason to have none", () => {
  // A lineage is what explains the others.
  const recorded = routes.filter(({ operationId }) => operationId !== "getLineage");

  it.each(recorded)("in the example of $operationId", async (route) => {
    const operations: Record<string, Json> = examples.operations;
    const { answer, query, body } = operations[route.operationId];
    const known = route.family === "salary" ? exemptions : pipelineExemptions;
    expect(await unexplained(answer, { query, body }, known)).toEqual([]);
  });

  const role = "role=software-engineer&city=austin";
  it.each([
    [`${salaries}/skills`],
    [`${salaries}/skills?role=data-scientist&city=denver`],
    [`${salaries}/calculate?${role}&exp=staff&expand=*`],
    [`${salaries}/calculate?role=registered-nurse&city=tulsa&expand=*`],
    // Raised to a minimum wage.
    [`${salaries}/calculate?role=cashier&city=seattle&exp=entry&expand=*`],
    [`${salaries}/history?role=barista&city=denver`],
    [`${salaries}/projections?role=barista&city=denver`],
    [`${salaries}/employer-cost?role=barista&city=denver&size=startup`],
    [`${salaries}/evaluate?role=cashier&city=seattle&exp=entry&amount=44304`],
    [`${tools}/range?role=cashier&city=seattle`],
    [`${salaries}/adjacent?role=software-engineer&count=20`],
    [`${salaries}/companies?slug=amazon,google`],
    [`${salaries}/evaluate?${role}&amount=61.25&period=hourly`],
    [`${salaries}/evaluate?role=registered-nurse&min=90000&max=110000&exp=staff`],
    [`${salaries}/crowd?${role}`],
    [`${salaries}?${role}`],
    [`${tools}/compare?roleA=electrician&roleB=plumber&city=reno`],
  ])("in %s", async (path) => {
    expect(await unexplained(await ask(path), path)).toEqual([]);
  });

  it("in offer comparisons", async () => {
    const body = {
      offers: [
        {
          label: "Acme",
          base: 185_000,
          city: "san-francisco",
          role: "software-engineer",
          equity: { total: 160_000, vesting_years: 4 },
        },
        { label: "Globex", base: 160_000, bonus: 12_500, city: "austin" },
        { label: "Initech", base: 190_000, city: "toledo" },
      ],
    };
    const { status, body: answer } = await live.get(`${salaries}/compare-offers`, {
      method: "POST",
      key,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(status).toBe(200);
    expect(await unexplained(answer, [body, 40_000])).toEqual([]);
  });

  it("in the results of tools", async () => {
    const client = await connectMcp(live.service, "/api/v1/intelligence/mcp", key);
    try {
      const include = ["history", "projections", "employer_cost"];
      const subject = { role: "software-engineer", city: "austin" };
      for (const [name, given] of [
        ["analyze_compensation", { ...subject, include, compare_to: "data-scientist" }],
        ["analyze_compensation", { ...subject, offer: { amount: 150_000 } }],
        ["analyze_skills", subject],
        ["analyze_market", subject],
        ["find_adjacent_opportunities", { role: "electrician", count: 3 }],
        ["discover_roles_and_cities", { query: "nurse", limit: 2 }],
      ] as const) {
        // Shorter answers are a part of this one.
        const all = name.startsWith("discover") ? {} : { fields: ["*"] };
        const { structuredContent } = await client.call(name, { ...given, ...all });
        expect(await unexplained(structuredContent, given), name).toEqual([]);
      }
    } finally {
      await client.close();
    }
  });

  it("and each of the reasons is needed", () => {
    const paths = [...exemptions, ...pipelineExemptions].map(({ path }) => path);
    expect(paths.filter((path) => !used.has(path))).toEqual([]);
  });
});
