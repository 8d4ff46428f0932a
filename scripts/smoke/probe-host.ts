import type { AttemptError } from "../../shared/webhooks/sending/attempt.ts";
import { AttemptFailed } from "../../shared/webhooks/sending/attempt-failed.ts";
import { checkTarget, TargetRefused } from "../../shared/webhooks/sending/check-target.ts";
import { isCloudflare } from "../../shared/webhooks/sending/cloudflare-ranges.ts";
import type { upgradeTls } from "../../shared/webhooks/sending/connect-first.ts";
import { postByFetch } from "../../shared/webhooks/sending/post-by-fetch.ts";
import { type PostResult, postBySocket } from "../../shared/webhooks/sending/post-by-socket.ts";
import { resolvePublic } from "../../shared/webhooks/sending/resolve-public.ts";
import type { SendingSettings } from "../../shared/webhooks/sending/settings.ts";
import { writeRequest } from "../../shared/webhooks/sending/write-request.ts";

/** Whether a request reached the host one way; any HTTP status will do. */
export type ProbeResult =
  | { kind: "responded"; status: number }
  | { kind: "failed"; error: AttemptError }
  /** A socket may not connect to Cloudflare's own addresses. */
  | { kind: "not-possible" };

export interface HostProbe {
  url: string;
  /** Why it was not tried at all; null if it was. */
  refused: string | null;
  pinned: ProbeResult;
  fetch: ProbeResult;
}

const deadlineMs = 5_000;
const notTried: ProbeResult = { kind: "not-possible" };

/**
 * Sends a small POST to a URL both ways: by a socket to a checked address, and by `fetch`. The
 * same rules as for deliveries decide whether it may be called at all.
 */
export async function probeHost(
  url: string,
  settings: SendingSettings,
  secure?: typeof upgradeTls,
): Promise<HostProbe> {
  const found = await findAddresses(url, settings);
  if (typeof found === "string") {
    return { url, refused: found, pinned: notTried, fetch: notTried };
  }
  const { target, addresses } = found;
  const body = JSON.stringify({ event: "webhook.probe" });
  const headers = { "User-Agent": "Service-Webhooks/1.0" };
  const connectable = addresses.filter((address) => !isCloudflare(address));
  const request = writeRequest(target, headers, body);
  const [pinned, fetched] = await Promise.all([
    connectable.length === 0
      ? notTried
      : settle(postBySocket(target, connectable, request, AbortSignal.timeout(deadlineMs), secure)),
    settle(postByFetch({ url, headers, body }, AbortSignal.timeout(deadlineMs))),
  ]);
  return { url, refused: null, pinned, fetch: fetched };
}

async function findAddresses(url: string, settings: SendingSettings) {
  try {
    const target = checkTarget(url, settings);
    if (target.local) return { target, addresses: [target.local.address] };
    const resolution = await resolvePublic(target.host, settings);
    switch (resolution.kind) {
      case "public":
        return { target, addresses: resolution.addresses };
      case "refused":
        return `has the address ${resolution.address}, which is not public (${resolution.purpose})`;
      case "unresolved":
        return "has no address in DNS";
      case "unreachable":
        return "could not be looked up: no DNS resolver responded";
    }
  } catch (error) {
    if (error instanceof TargetRefused) return error.message;
    throw error;
  }
}

function settle(post: Promise<PostResult>): Promise<ProbeResult> {
  return post.then(
    ({ response: { status } }) => ({ kind: "responded", status }) as const,
    (error: unknown) => {
      if (error instanceof AttemptFailed) return { kind: "failed", error: error.code };
      throw error;
    },
  );
}
