/** MCP Apps: the views of tools, for clients that say they show them. */
import { describe, expect, it } from "vitest";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { appsExtension, viewType } from "#shared/mcp/charts/client-draws.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import { connectMcp, contentOf, type McpClient, revisions, sendMcp } from "#tests/support/mcp.ts";
import { tokensOf } from "#tests/support/tokens.ts";

const declared = { extensions: { [appsExtension]: { mimeTypes: [viewType] } } };
const paths = { salary: "/api/v1/intelligence/mcp", pipeline: "/api/mcp", public: "/mcp" };
type ServerName = keyof typeof paths;

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "ultra" });
const credentials = { salary: key, public: key, pipeline: await createToken(live.db) };

type Extensions = Record<string, Record<string, unknown>>;

function connect(
  server: ServerName,
  revision: (typeof revisions)[number] = "2026-07-28",
  capabilities: { extensions?: Extensions } = declared,
): Promise<McpClient> {
  return connectMcp(live.service, paths[server], credentials[server], revision, {}, capabilities);
}

const drawn = {
  salary: { analyze_compensation: "pay" },
  public: { look_up_pay: "pay", check_pay: "pay" },
  pipeline: {
    get_pipeline: "funnel",
    get_salary: "pay",
    compare_roles: "comparison",
    compare_cities: "comparison",
    get_salary_range: "pay",
  },
} as const;

describe.each(Object.keys(paths) as ServerName[])("the %s server", (server) => {
  it.each(revisions)("names and has the views, for a client of %s that shows them", async (rev) => {
    const client = await connect(server, rev);
    const tools = await client.list();
    const linked = tools.flatMap(({ name, _meta }) =>
      _meta ? [[name, (_meta.ui as { resourceUri: string }).resourceUri] as const] : [],
    );
    const expected = Object.entries(drawn[server]).map(([name, view]) => [
      name,
      `ui://charts/${view}`,
    ]);
    expect(linked).toEqual(expected);
    const listed = await client.resources();
    for (const uri of new Set(linked.map(([, uri]) => uri))) {
      expect(listed).toContain(uri);
      const { mimeType, text = "", _meta } = await client.readPart(uri);
      expect(mimeType).toBe(viewType);
      expect(_meta?.ui).toMatchObject({ csp: { connectDomains: [], resourceDomains: [] } });
      expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(text.length).toBeLessThan(40_000);
      // Nothing is loaded, from anywhere.
      expect(text).not.toMatch(
        /\b(?:src|href)=|@import|url\((?!#)|\bfetch\(|XMLHttpRequest|import\(/,
      );
    }
    await client.close();
  });

  it("says nothing of views to other clients, but gives one to whoever asks for it", async () => {
    const other = { extensions: { [appsExtension]: { mimeTypes: ["text/html"] } } };
    for (const revision of revisions) {
      for (const capabilities of [{}, other]) {
        const client = await connect(server, revision, capabilities);
        for (const { name, _meta } of await client.list()) expect(_meta, name).toBeUndefined();
        expect((await client.resources()).join()).not.toContain("ui://");
        expect((await client.readPart("ui://charts/pay")).mimeType).toBe(viewType);
        await expect(client.read("ui://charts/none")).rejects.toThrow(/not found/i);
        await client.close();
      }
    }
  });
});

const initialize = (capabilities: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities,
    clientInfo: { name: "tests", version: "1.0.0" },
  },
});

describe("a session", () => {
  const idOf = async (capabilities: object) => {
    const { salary } = credentials;
    const response = await sendMcp(live.service, paths.salary, salary, initialize(capabilities));
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-expose-headers")).toContain("Mcp-Session-Id");
    return response.headers.get("mcp-session-id");
  };

  it("has an id only if the client shows views, and another each time", async () => {
    expect(await idOf({})).toBeNull();
    const ids = [await idOf(declared), await idOf(declared)];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^charts-[0-9a-f-]{36}$/);
  });

  it("is no credential: without one it opens nothing", async () => {
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const headers = { "mcp-session-id": (await idOf(declared)) ?? "" };
    for (const server of ["salary", "pipeline"] as const) {
      const response = await sendMcp(live.service, paths[server], undefined, list, headers);
      expect(response.status).toBe(401);
    }
  });
});

describe("the data of a chart", () => {
  const place = { role: "registered-nurse", city: "san-francisco" };
  const get = async (path: string) =>
    (await live.get(`/api/v1/intelligence/salaries/${path}`, { key: credentials.salary })).body;
  const chartsOf = async (server: ServerName, name: string, args: Record<string, unknown> = {}) => {
    const client = await connect(server);
    const plain = await connect(server, "2026-07-28", {});
    const [result, other] = [await client.call(name, args), await plain.call(name, args)];
    await client.close();
    await plain.close();
    // A client without views gets no chart, and the model reads the same either way.
    expect(other._meta?.charts).toBeUndefined();
    const { request_id: _, ...citation } = contentOf(result).citation ?? {};
    expect(contentOf(other).citation ?? {}).toMatchObject(citation);
    expect(result.content).toEqual(other.content);
    expect(tokensOf(result._meta)).toBeLessThan(500);
    return result._meta?.charts as Record<string, unknown>[];
  };

  it("is that of the endpoints: a distribution at a level, with an offer, and two roles", async () => {
    const [own] = await chartsOf("salary", "analyze_compensation", { ...place, exp: "senior" });
    const query = "role=registered-nurse&city=san-francisco";
    const judged = (await get(`evaluate?${query}&exp=senior&amount=150000`)).data;
    const { confidence_lower, confidence_upper } = judged.estimate;
    const expected = {
      kind: "distribution",
      role: { title: judged.role.title },
      city: { name: "San Francisco", state: "CA" },
      experience: { level: "senior" },
      distribution: judged.distribution,
      estimate: { confidence_lower, confidence_upper },
      observed: { median: judged.observed.median },
      citation: (await get(`calculate?${query}&exp=senior`)).data.citation,
    };
    expect(own).toEqual(expected);

    const [offered, compared] = await chartsOf("salary", "analyze_compensation", {
      ...place,
      exp: "senior",
      offer: { amount: 150_000 },
      compare_to: "physician-assistant",
      fields: ["estimate"],
    });
    expect(offered).toEqual({ ...expected, offer: { min: 150_000, max: 150_000 } });
    const { data } = await get(
      "compare?roleA=registered-nurse&roleB=physician-assistant&city=san-francisco&basis=local",
    );
    const side = ({ role, estimate: { low, median, high } }: typeof data.primary) => ({
      name: role.title,
      estimate: { low, median, high },
    });
    expect(compared).toMatchObject({
      kind: "comparison",
      sides: [side(data.primary), side(data.secondary)],
    });

    const [checked] = await chartsOf("public", "check_pay", { ...place, amount: 150_000 });
    expect(checked).toMatchObject({
      offer: { min: 150_000, max: 150_000 },
      experience: { level: "any" },
    });
    const [levels] = await chartsOf("public", "look_up_pay", place);
    const widget = await get(`widget?${query}`);
    const { dataPointId: _, ...staff } = widget.experienceBands.staff;
    expect(levels).toMatchObject({ kind: "levels", levels: { staff } });
    expect(levels?.levels).not.toHaveProperty("staff.dataPointId");
  });

  it("is that of the pipeline: pay, a comparison and the funnel", async () => {
    const [pay] = await chartsOf("pipeline", "get_salary", { role: "electrician", exp: "entry" });
    const judged = (await get("evaluate?role=electrician&exp=entry&amount=50000")).data;
    expect(pay).toMatchObject({ city: null, distribution: judged.distribution });
    const [range] = await chartsOf("pipeline", "get_salary_range", { role: "electrician" });
    const mid = (await get("evaluate?role=electrician&amount=50000")).data;
    expect(range).toMatchObject({ distribution: mid.distribution, experience: { level: "any" } });
    const cities = { role: "electrician", cityA: "austin", cityB: "denver" };
    const [compared] = await chartsOf("pipeline", "compare_cities", cities);
    expect(compared).toMatchObject({ sides: [{ name: "Austin, TX" }, { name: "Denver, CO" }] });
    const plumber = { roleA: "electrician", roleB: "plumber" };
    const [roles] = await chartsOf("pipeline", "compare_roles", plumber);
    expect(roles).toMatchObject({ kind: "comparison", sides: [{ name: "Electrician" }, {}] });

    const client = await connect("pipeline");
    const job = { company: "Acme", title: "Electrician", status: "applied" };
    contentOf(await client.call("create_job", job));
    await client.close();
    const [funnel] = await chartsOf("pipeline", "get_pipeline");
    const { stages } = (await live.get("/api/mcp/pipeline/funnel", { key: credentials.pipeline }))
      .body;
    expect(stages[1]).toMatchObject({ stage: "applied", reached: 1 });
    expect(funnel).toEqual({
      kind: "funnel",
      stages: stages.map(({ stage, reached, rate }: Record<string, unknown>) => ({
        ...{ stage, reached, rate },
      })),
    });
  });

  it("is absent from a failure", async () => {
    const client = await connect("salary");
    const result = await client.call("analyze_compensation", { role: "sofware-enginer" });
    expect([result.isError, result._meta?.charts]).toEqual([true, undefined]);
    await client.close();
  });
});

describe("the list of tools with its views", () => {
  it("stays within the bounds of an agent's context", async () => {
    const bounds = { pipeline: [5_500, 8_500], salary: [2_000, 2_500], public: [1_080, 1_800] };
    for (const server of Object.keys(paths) as ServerName[]) {
      const client = await connect(server);
      const tools = await client.list();
      const inputs = tools.map(({ outputSchema: _, ...tool }) => tool);
      const [without = 0, complete = 0] = bounds[server];
      expect(tokensOf(inputs), server).toBeLessThanOrEqual(without);
      expect(tokensOf(tools), server).toBeLessThanOrEqual(complete);
      if (server === "salary") expect(JSON.stringify({ tools }).length).toBeLessThan(10_000);
      await client.close();
    }
  });
});
