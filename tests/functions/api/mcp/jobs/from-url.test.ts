import { describe, expect, it } from "vitest";
import { pagePosting, pageWith } from "#scripts/run/stage/postings.ts";
import { status as answer } from "#scripts/run/stage/receivers/receiver.ts";
import { connectMcp, contentOf, failureOf } from "#tests/support/mcp.ts";
import type { PipelineUser } from "#tests/support/pipeline.ts";
import boards from "#tests/support/postings/job-boards.json" with { type: "json" };
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const { boardLinks, greenhouseJob } = boards;

const harness = await shareWebhooks();
const pages = firstReceiver(harness);
const origin = new URL(pages.url).origin;
pages.behave((socket, request, raw) => {
  const { pathname } = new URL(request.path, origin);
  const found = /^\/(?:jobs|moved)\/(\w+)/.exec(pathname)?.[1];
  if (pathname.startsWith("/moved")) {
    return answer(302, { Location: `/jobs/${found}?utm_source=x` })(socket, request, raw);
  }
  if (pathname === "/loop") return answer(302, { Location: "/loop" })(socket, request, raw);
  if (pathname === "/inside") {
    return answer(302, { Location: "https://169.254.169.254/latest" })(socket, request, raw);
  }
  const page = pageWith({ ...pagePosting, title: `Data Engineer ${found}` });
  return answer(found ? 200 : 404, {}, found ? page : "")(socket, request, raw);
});

const add = (user: PipelineUser, body: object) => user.post("/jobs/from-url", body);

describe("POST /jobs/from-url", () => {
  it("adds the job of a page with the posting as it is now, and sends job.created alone", async () => {
    const user = await harness.newUser();
    const { status, body } = await add(user, { url: `${origin}/moved/a?x=1#top`, notes: "nice" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      company: "Globex & Sons",
      title: "Data Engineer a",
      status: "saved",
      url: `${origin}/jobs/a`,
      location: "Austin, TX",
      salaryMin: 130_000,
      salaryMax: 150_000,
      currency: "USD",
      notes: "nice",
      source: "receiver-0.test".replace("0", /\d+/.exec(origin)?.[0] ?? ""),
      posting: { source: "page", description: "The job\n\nMove data.", isCut: false },
    });
    const { posting, ...job } = body;
    expect(await user.events()).toEqual([{ type: "job.created", data: job }]);
    await user.patch(`/jobs/${job.id}`, { salaryMin: null, salaryMax: null });
    const read = (await user.get(`/jobs/${job.id}`)).body;
    expect(read.posting).toEqual(posting);
    const exported = (await user.get("/export")).body;
    expect(exported.jobs[0].posting).toEqual(posting);
    const other = await harness.newUser();
    expect((await other.post("/import", exported)).status).toBe(200);
    expect((await other.get("/export")).body.jobs[0].posting).toEqual(posting);
    expect((await other.get(`/jobs/${job.id}`)).status).toBe(404);
  });

  it("is a tool of agents, which says what it saved", async () => {
    const user = await harness.newUser();
    const client = await connectMcp(harness.service, "/api/mcp", user.token);
    const saved = await client.call("create_job_from_link", { url: `${origin}/jobs/tool` });
    const { id } = contentOf(saved);
    expect((await user.get(`/jobs/${id}`)).body).toMatchObject({
      title: "Data Engineer tool",
      posting: { source: "page" },
    });
    expect(saved.content[0]?.text).toContain("Data Engineer tool at Globex & Sons, saved");
    const again = await client.call("create_job_from_link", { url: `${origin}/jobs/tool` });
    expect(failureOf(again)).toMatch(/^CONFLICT/);
    await client.close();
  });

  it("reads a board's public JSON through the same checks", async () => {
    const board = harness.boards.get("boards-api.greenhouse.io");
    board?.behave(answer(200, {}, JSON.stringify(greenhouseJob)));
    const user = await harness.newUser();
    const { status, body } = await add(user, { url: boardLinks.greenhouse, status: "applied" });
    expect([status, body.status, body.source]).toEqual([201, "applied", "greenhouse"]);
    expect(body).toMatchObject({
      company: "Open Road",
      title: "Vault Designer",
      salaryMax: 150_500,
    });
    expect(board?.requests.at(-1)).toMatchObject({
      method: "GET",
      path: "/v1/boards/openroad/jobs/127817?pay_transparency=true",
      serverName: "boards-api.greenhouse.io",
    });
  });

  it("keeps pay abroad that does not say its currency in the posting's words alone", async () => {
    const pay = { min_cents: 4_100_000, max_cents: 4_700_000 };
    const abroad = { location: { name: "Leeds, UK" }, pay_input_ranges: [pay] };
    const board = harness.boards.get("boards-api.greenhouse.io");
    board?.behave(answer(200, {}, JSON.stringify({ ...greenhouseJob, ...abroad })));
    const user = await harness.newUser();
    const { body } = await add(user, { url: boardLinks.greenhouse });
    expect(body).toMatchObject({ salaryMin: null, salaryMax: null, location: "Leeds, UK" });
    expect(body.posting.pay).toMatch(/41,?000/);
  });

  it("names the job that the account has already, by link or by company and title", async () => {
    const user = await harness.newUser();
    const { body: job } = await add(user, { url: `${origin}/jobs/b` });
    const asked = pages.requests.length;
    const same = await add(user, { url: `${origin}/jobs/b/?utm_medium=mail` });
    expect([same.status, same.body.code]).toEqual([409, "CONFLICT"]);
    expect(same.body.error).toContain(job.id);
    expect(pages.requests.length, "known by its link, it is not read").toBe(asked);
    const moved = await add(user, { url: `${origin}/moved/b` });
    expect(moved.status).toBe(409);
    const titled = { company: "GLOBEX & sons", title: "data engineer  B" };
    const named = await add(user, { url: `${origin}/jobs/c`, ...titled });
    expect([named.status, named.body.details[0].field]).toEqual([409, "url"]);
    const again = await add(user, { url: `${origin}/jobs/b`, allowDuplicate: true });
    expect(again.status).toBe(201);
    const other = await harness.newUser();
    expect((await add(other, { url: `${origin}/jobs/b` })).status).toBe(201);
  });

  it("adds one job for one Idempotency-Key, and reads the page once", async () => {
    const user = await harness.newUser();
    const asked = pages.requests.length;
    const send = () =>
      user.post("/jobs/from-url", { url: `${origin}/jobs/d` }, { "idempotency-key": "once" });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(pages.requests.length).toBe(asked + 1);
  });

  it.each([
    ["/loop", /redirect more than/],
    ["/inside", /not an IP address/],
    ["/gone", /responded with 404/],
  ])("refuses a link to %s and says why", async (path, message) => {
    const user = await harness.newUser();
    const { status, body } = await add(user, { url: origin + path });
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", "url"]);
    expect(body.error).toMatch(message);
    expect((await user.get("/jobs")).body.total).toBe(0);
  });
});
