import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { followEvents } from "#sdk/src/cli/webhooks/follow.ts";
import { PipelineClient, verifyWebhook, type WebhookEvent } from "#sdk/src/index.ts";
import { startSite } from "#tests/support/loopback-site.ts";
import { aJob, type PipelineService, sharePipeline } from "../support/pipeline.ts";

let pipeline: PipelineService;
beforeAll(async () => {
  pipeline = await sharePipeline();
});

/** Follows the events of an account until `enough` lines were printed that match a pattern. */
function follow(
  client: PipelineClient,
  options: { after?: string; events?: string[]; forwardTo?: string },
) {
  const lines: string[] = [];
  const stop = new AbortController();
  const done = followEvents({
    ...{ pipeline: client, after: options.after, events: options.events ?? ["*"] },
    ...{ forwardTo: options.forwardTo ?? null, pauseMs: 20, longestPauseMs: 40 },
    print: (line) => void lines.push(line),
    signal: stop.signal,
  });
  return {
    lines,
    see: (pattern: RegExp) =>
      expect.poll(() => lines.some((line) => pattern.test(line)), { timeout: 60_000 }).toBe(true),
    async stop() {
      stop.abort();
      await done;
      return /--after (\S+)/.exec(lines.at(-1) ?? "")?.[1] ?? "";
    },
    done,
  };
}

describe("webhooks listen without a tunnel", () => {
  it("sends events on as a webhook would, signed with the secret that it prints", async () => {
    const received: { body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
    const program = await startSite(async (request, response) => {
      received.push({ body: await text(request), headers: request.headers });
      response.writeHead(204).end();
    });

    const user = await pipeline.newUser();
    const baseUrl = pipeline.service.url.origin;
    const client = new PipelineClient({ baseUrl, token: user.token });
    const { data: start } = await client.events.list({ after: "latest" });
    await user.post("/contacts", { name: "Ada" });
    const { body: job } = await user.post("/jobs", aJob);
    const listening = follow(client, {
      ...{ after: start.nextCursor, events: ["job.created", "job.deleted"] },
      forwardTo: `${program.url}/hook`,
    });
    await listening.see(/answered 204/);
    await user.remove(`/jobs/${job.id}`);
    await listening.see(/job\.deleted/);
    await expect.poll(() => received.length).toBe(2);
    await listening.stop();
    await program.stop();

    const secret = /secret until then: (whsec_\S+)/.exec(listening.lines.join("\n"))?.[1] ?? "";
    const events: WebhookEvent[] = [];
    for (const { body, headers } of received) {
      events.push(await verifyWebhook(body, headers, secret));
      expect(headers["x-service-signature"]).toMatch(/^sha256=[0-9a-f]{64}$/);
    }
    expect(events.map(({ event, data }) => [event, "id" in data && data.id])).toEqual([
      ["job.created", job.id],
      ["job.deleted", job.id],
    ]);
  });

  it("goes on where it stopped, and leaves nothing out while the service does not answer", async () => {
    const user = await pipeline.newUser();
    let failures = 0;
    const client = new PipelineClient({
      ...{ baseUrl: pipeline.service.url.origin, token: user.token, maxRetries: 0 },
      fetch: (input, init) => {
        if (failures-- > 0) return Promise.reject(new TypeError("connection refused"));
        return fetch(input, init);
      },
    });
    const first = follow(client, {});
    await first.see(/Listening without a tunnel/);
    const { body: one } = await user.post("/jobs", aJob);
    // It begins with what comes after its first look, before or after this job.
    await expect
      .poll(async () => {
        await user.patch(`/jobs/${one.id}`, { notes: String(Math.random()) });
        return first.lines.some((line) => line.includes("job.updated"));
      })
      .toBe(true);
    failures = 3;
    const { body: two } = await user.post("/jobs", { ...aJob, title: "Second" });
    await first.see(/does not answer: .*Trying again from the same place/);
    await first.see(new RegExp(two.id));
    const after = await first.stop();
    const { body: three } = await user.post("/jobs", { ...aJob, title: "Third" });
    const second = follow(client, { after });
    await second.see(new RegExp(three.id));
    await second.stop();
    expect(second.lines.filter((line) => line.includes("job."))).toHaveLength(1);
  });
});
