/** A Worker that runs one function of webhook sending per request. */
import { readClientDocument } from "#shared/oauth/read-client-document.ts";
import type { OutgoingDelivery } from "#shared/outbound/attempt.ts";
import { fetchPublic } from "#shared/outbound/fetch-public.ts";
import { postByFetch } from "#shared/outbound/post-by-fetch.ts";
import { postBySocket } from "#shared/outbound/post-by-socket.ts";
import { resolvePublic } from "#shared/outbound/resolve-public.ts";
import { sendDelivery } from "#shared/outbound/send-delivery.ts";
import { readSendingSettings, type SendingBindings } from "#shared/outbound/settings.ts";
import { writeRequest } from "#shared/outbound/write-request.ts";
import { signDelivery } from "#shared/webhooks/delivery/sign-delivery.ts";
import { checkReceiver } from "#shared/webhooks/subscriptions/check-receiver.ts";

export interface Task {
  env: SendingBindings;
  verb:
    | "send"
    | "send as deployed"
    | "send and wait"
    | "check"
    | "resolve"
    | "fetch"
    | "post"
    | "get"
    | "read client"
    | "sign";
  // biome-ignore lint/suspicious/noExplicitAny: the arguments of the verb, from a test
  input: any;
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { env, verb, input } = (await request.json()) as Task;
    return Response.json(await run(verb, input, env));
  },
};

async function run(verb: Task["verb"], input: Task["input"], env: SendingBindings) {
  const settings = readSendingSettings(env);
  switch (verb) {
    case "send":
      return sendDelivery(input as OutgoingDelivery, settings);
    // Locally, settings never let `fetch` be used.
    case "send as deployed":
      return sendDelivery(input as OutgoingDelivery, { ...settings, byFetch: "cloudflare" });
    case "send and wait": {
      const attempt = await sendDelivery(input as OutgoingDelivery, settings);
      await scheduler.wait(3_000);
      return attempt;
    }
    case "check":
      return checkReceiver(input, settings);
    case "resolve":
      return resolvePublic(input, settings);
    case "fetch":
      return postByFetch(input, AbortSignal.timeout(input.deadlineMs ?? 5_000));
    case "post": {
      const { target, addresses, body } = input;
      const bytes = writeRequest(target, {}, body);
      return postBySocket(target, addresses, bytes, AbortSignal.timeout(5_000));
    }
    case "get":
      return fetchPublic({ accept: "*/*", maxBytes: 1_000, ...input }, settings);
    case "read client":
      return readClientDocument(input, (request) => fetchPublic(request, settings)).catch(
        (error: Error) => ({ refused: error.message }),
      );
    case "sign":
      return signDelivery(input);
  }
}
