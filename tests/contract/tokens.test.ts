/** What the tools cost an agent's context: reading them all, and each answer. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import type { ArgumentsSchema } from "#shared/mcp/tool.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { connectMcp, contentOf, type ListedTool, type McpClient } from "../support/mcp.ts";
import { tokensOf } from "../support/tokens.ts";

/** The most tokens of an answer to a call with its required arguments alone. */
const maxAnswer = 2_500;

let live: LiveService;
const clients: Record<string, McpClient> = {};
beforeAll(async () => {
  live = await shareLiveService();
  const account = await createAccount(live.db, { tier: "ultra" });
  const token = await createToken(live.db, { account, perMinute: 1_000 });
  const key = await createKey(live.db, { tier: "ultra" });
  clients.pipeline = await connectMcp(live.service, "/api/mcp", token);
  clients.salary = await connectMcp(live.service, "/api/v1/intelligence/mcp", key);
  clients.public = await connectMcp(live.service, "/mcp", key);
});
afterAll(async () => {
  for (const client of Object.values(clients)) await client.close();
  await live.stop();
});

function of(server: string): McpClient {
  const client = clients[server];
  if (!client) throw new Error(`there is no server ${server}`);
  return client;
}

const withoutOutput = ({ outputSchema: _, ...tool }: ListedTool) => tool;

describe("the list of tools", () => {
  it.each([
    { server: "pipeline", first: 29, further: 7, without: 4_200, complete: 5_497 },
    // The word of a title in place of years is 23 of them.
    { server: "salary", first: 6, further: 0, without: 1_318, complete: 1_862 },
    // The check of a posting, with its seven arguments, is 258 of them.
    { server: "public", first: 6, further: 1, without: 950, complete: 1_453 },
  ])("of the $server server is short", async ({ server, first, further, without, complete }) => {
    const listed = await of(server).list();
    expect(listed).toHaveLength(first + further);
    const early = listed.slice(0, first);
    expect(tokensOf(early.map(withoutOutput))).toBeLessThanOrEqual(without);
    expect(tokensOf(early)).toBeLessThanOrEqual(complete);
    for (const tool of listed.slice(first)) {
      // An offer has more fields than any other input, of which the period of its pay is 14 tokens.
      const most = tool.name === "compare_offers" ? 196 : 150;
      expect(tokensOf(tool), tool.name).toBeLessThanOrEqual(most);
    }
    for (const { name, inputSchema, outputSchema = {} } of listed) {
      expect(JSON.stringify(inputSchema), `${name}: no pattern to read`).not.toContain('"pattern"');
      const { properties = {}, required = [] } = outputSchema as Partial<ArgumentsSchema>;
      expect([...Object.keys(properties), ...required].length, name).toBeGreaterThan(0);
    }
  });

  it("of the pipeline names top-level fields and their types, and no deeper", async () => {
    for (const { name, outputSchema } of await of("pipeline").list()) {
      const { properties } = outputSchema as { properties: Record<string, object> };
      for (const field of Object.values(properties)) {
        expect(Object.keys(field), name).toEqual(["type"]);
      }
    }
  });
});

/** Text as long as the service takes it, of a person who writes much. */
const longText = "The recruiter called about the team, the stack and the schedule. ".repeat(150);

/** An account with more of everything than an answer shows. */
async function fill(client: McpClient): Promise<Record<string, string>> {
  const make = async (name: string, args: Record<string, unknown>) =>
    contentOf(await client.call(name, args)).id as string;
  const contacts: string[] = [];
  for (let index = 0; index < 25; index++) {
    contacts.push(
      await make("create_contact", {
        name: `Alexandra Montgomery-${index}`,
        email: `alexandra.montgomery.${index}@engineering.example.com`,
        phone: "+1 512 555 0100",
        company: "Consolidated Amalgamated Industries",
        title: "Senior Technical Recruiter",
        notes: longText,
      }),
    );
  }
  let job = "";
  let activity = "";
  let event = "";
  for (let index = 0; index < 12; index++) {
    job = await make("create_job", {
      company: `Consolidated Amalgamated Industries ${index}`,
      title: "Senior Software Engineer, Platform Infrastructure",
      status: "applied",
      url: `https://careers.example.com/openings/${index}?source=board&campaign=autumn`,
      location: "San Francisco, CA",
      salaryMin: 180_000,
      salaryMax: 240_000,
      notes: longText,
      contactIds: contacts,
    });
    activity = await make("log_activity", { type: "email", jobId: job, notes: longText });
    event = await make("create_calendar_event", {
      type: "interview",
      title: `Technical interview, part ${index}`,
      startsAt: `2026-11-${22 + (index % 8)}T15:00:00Z`,
      timeZone: "America/Los_Angeles",
      location: "https://meet.example.com/consolidated-amalgamated",
      notes: longText,
      jobId: job,
    });
  }
  for (const status of ["screening", "interviewing", "offer"]) {
    await client.call("update_job_status", { id: job, status });
  }
  return { job, contact: contacts[0] ?? "", activity, event };
}

describe("an answer", () => {
  it("of each tool of the pipeline is short, whatever the account contains", async () => {
    const client = of("pipeline");
    const { job, contact, activity, event } = await fill(client);
    const place = { role: "software-engineer", city: "san-francisco" };
    const pay = contentOf(await of("public").call("check_pay", { ...place, amount: 150_000 }));
    const calls: Record<string, Record<string, unknown>> = {
      trace_figure: { data_point_id: pay.data.estimate.data_point_id },
      get_job: { id: job },
      create_job: { company: "A", title: "Nurse", status: "saved", notes: longText },
      update_job: { id: job, notes: longText },
      update_job_status: { id: job, status: "interviewing" },
      get_contact: { id: contact },
      create_contact: { name: "B", notes: longText },
      update_contact: { id: contact, notes: longText },
      log_activity: { type: "note", jobId: job, notes: longText },
      create_calendar_event: {
        type: "deadline",
        title: "C",
        startsAt: "2026-11-30T15:00:00Z",
        notes: longText,
      },
      log_mood: { mood: 3, note: longText },
      get_salary: place,
      get_salary_range: place,
      get_salary_trends: place,
      search_roles: { q: "engineer" },
      check_posting: { title: "Electrician", location: "Denver, CO", text: "$30 an hour" },
      compare_roles: { roleA: "software-engineer", roleB: "data-scientist", city: "san-francisco" },
      compare_cities: { role: "software-engineer", cityA: "san-francisco", cityB: "new-york" },
      update_activity: { id: activity, notes: longText },
      update_calendar_event: { id: event, notes: longText },
      delete_activity: { id: activity },
      delete_calendar_event: { id: event },
      delete_contact: { id: contact },
      delete_job: { id: job },
    };
    const writing = /^(?:create_webhook|delete_webhook|create_job_from_link)$/;
    const tools = (await client.list()).filter(({ name }) => !writing.test(name));
    // What is deleted is called last.
    for (const { name } of tools.toSorted((a, b) => rank(a.name) - rank(b.name))) {
      const result = await client.call(name, calls[name] ?? {});
      contentOf(result);
      expect(tokensOf(result), name).toBeLessThanOrEqual(maxAnswer);
      expect(tokensOf(result.content), `${name}: words`).toBeLessThanOrEqual(1_200);
    }
    const notes = contentOf(await client.call("list_jobs", { fields: ["notes"], limit: 1 }));
    expect(notes.jobs[0].notes).toBe(longText);
  });

  it("of each tool of figures is short", async () => {
    const place = { role: "software-engineer", city: "san-francisco" };
    const offer = { ...place, amount: 165_000 };
    const cities = ["San Francisco", "Austin, TX", "toledo", "new-york", "philadelphia"];
    const fiveOffers = cities.map((city, at) => ({
      ...{ label: `Consolidated Amalgamated Industries ${at}`, base: 150_000 + at, city },
      ...{ bonus: 10_000, signing: 20_000 },
    }));
    for (const [server, calls] of [
      [
        "salary",
        {
          list_capabilities: {},
          analyze_compensation: place,
          analyze_skills: place,
          analyze_market: place,
          discover_roles_and_cities: { query: "engineer", state: "CA" },
          find_adjacent_opportunities: place,
        },
      ],
      [
        "public",
        {
          find_roles: { query: "engineer" },
          list_all_roles: {},
          list_cities: {},
          look_up_pay: place,
          check_pay: offer,
          check_job_posting: { title: "Electrician", location: "Denver, CO", text: "$30 an hour" },
          compare_offers: { offers: fiveOffers },
        },
      ],
    ] as const) {
      const names = (await of(server).list()).map(({ name }) => name);
      expect(Object.keys(calls)).toEqual(names);
      for (const [name, args] of Object.entries(calls)) {
        const result = await of(server).call(name, args);
        contentOf(result);
        expect(tokensOf(result), name).toBeLessThanOrEqual(maxAnswer);
      }
    }
  });
});

/** With a job go its activities. */
function rank(name: string): number {
  if (!name.startsWith("delete_")) return 0;
  return name === "delete_job" ? 2 : 1;
}
