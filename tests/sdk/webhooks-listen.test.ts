import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { listenForWebhooks } from "#sdk/src/cli/webhooks/listen.ts";
import { PipelineClient, verifyWebhook, type WebhookEvent } from "#sdk/src/index.ts";
import { startSite } from "#tests/support/loopback-site.ts";
import { eventually } from "../support/eventually.ts";
import { lastingPort } from "../support/lasting-port.ts";
import { firstReceiver, shareWebhooks, type WebhookService } from "../support/webhooks.ts";

let hooks: WebhookService;
beforeAll(async () => {
  hooks = await shareWebhooks();
});

describe("webhooks listen", () => {
  it("registers, receives by a tunnel, verifies, forwards, and removes its registration", async () => {
    const receiver = firstReceiver(hooks);
    const port = await lastingPort();
    // As a tunnel does: what arrives at the public address goes on to this machine.
    receiver.behave((socket, { headers, body }) => {
      const { host: _, "content-length": __, connection: ___, ...own } = headers;
      fetch(`http://127.0.0.1:${port}/`, {
        method: "POST",
        headers: own,
        body: new Uint8Array(body),
      })
        .then(({ status }) =>
          socket.end(`HTTP/1.1 ${status} Whatever\r\nContent-Length: 0\r\n\r\n`),
        )
        .catch(() => socket.destroy());
    });
    const forwarded: WebhookEvent[] = [];
    const program = await startSite(async (request, response) => {
      // The headers that sign it are passed on as well.
      forwarded.push(await verifyWebhook(await buffer(request), request.headers, secret));
      response.writeHead(204).end();
    });

    const { token } = await hooks.newUser();
    const pipeline = new PipelineClient({ baseUrl: hooks.service.url.origin, token });
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const lines: string[] = [];
    const stop = new AbortController();
    const listening = listenForWebhooks({
      pipeline,
      url: receiver.url,
      events: ["job.created"],
      port,
      tls: null,
      forwardTo: `${program.url}/hook`,
      secret,
      print: (line) => lines.push(line),
      signal: stop.signal,
    });
    try {
      await eventually(() => lines.find((line) => line.startsWith("Listening on")));
      expect((await pipeline.webhooks.list()).data).toMatchObject([
        { url: receiver.url, events: ["job.created"], hasSecret: true },
      ]);
      const { data: job } = await pipeline.jobs.create({
        company: "Acme",
        title: "Engineer",
        status: "saved",
      });
      await eventually(() => forwarded[0]);
      expect(forwarded).toMatchObject([{ event: "job.created", data: { id: job.id } }]);
      await eventually(() => lines.find((line) => line.includes("/hook answered 204")));
      expect(lines.join("\n")).toMatch(/ job\.created {2}dlv_\w+ {2}verified\n/);

      const forged = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "{}" });
      expect(forged.status).toBe(400);
      expect(lines.at(-1)).toContain("NOT VERIFIED: webhook-id, webhook-timestamp");
      expect(forwarded).toHaveLength(1);
    } finally {
      stop.abort();
      await program.stop();
    }
    await listening;
    expect((await pipeline.webhooks.list()).total).toBe(0);
  });

  it("registers nothing if its port is taken", async () => {
    const other = await startSite(() => {});
    const port = Number(new URL(other.url).port);
    const { token } = await hooks.newUser();
    const pipeline = new PipelineClient({ baseUrl: hooks.service.url.origin, token });
    const refused = listenForWebhooks({
      ...{ pipeline, url: firstReceiver(hooks).url, events: ["*"], port, tls: null },
      ...{ forwardTo: null, secret: undefined, print: () => {}, signal: AbortSignal.abort() },
    });
    await expect(refused).rejects.toThrow(`Port ${port} cannot be used`);
    expect((await pipeline.webhooks.list()).total).toBe(0);
    await other.stop();
  });
});
