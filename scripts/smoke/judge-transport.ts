import type { HostProbe, ProbeResult } from "./probe-host.ts";

export type Transport = "pinned" | "fetch";

export interface Verdict {
  /** The transport that the deployment should have; null if the probes do not tell. */
  transport: Transport | null;
  /** For the operator, a line each. */
  lines: readonly string[];
}

const works = ({ kind }: ProbeResult) => kind === "responded";

/** How it looks if the host name was not sent: the receiver has no certificate to offer, or another's. */
const mayLackName = (result: ProbeResult) =>
  result.kind === "failed" && ["tls_failed", "connection_closed"].includes(result.error);

/** Which transport reaches the hosts. Pinned sockets are preferred wherever they work. */
export function judgeTransport(probes: readonly HostProbe[], current: Transport): Verdict {
  const tried = probes.filter(({ pinned }) => pinned.kind !== "not-possible");
  const onlyByFetch = tried.filter(({ pinned, fetch }) => mayLackName(pinned) && works(fetch));
  const pinnedWorks = tried.length > 0 && tried.every(({ pinned }) => works(pinned));
  const lines = probes.map(describe);
  if (onlyByFetch.length > 0)
    return { transport: "fetch", lines: [...lines, ...adviseFetch(onlyByFetch, current)] };
  if (!pinnedWorks) {
    const advice =
      "This says nothing about the transport. Choose hosts that respond to HTTPS and are not on Cloudflare.";
    return { transport: null, lines: [...lines, advice] };
  }
  return { transport: "pinned", lines: [...lines, ...advisePinned(current)] };
}

function adviseFetch(hosts: readonly HostProbe[], current: Transport): string[] {
  const names = hosts.map(({ url }) => url).join(" and ");
  const found = `Only fetch reaches ${names}: sockets of this edge do not send the host name (workerd issue 6903).`;
  return current === "fetch"
    ? [found, "WEBHOOK_TRANSPORT is fetch, as it should be."]
    : [
        found,
        "Put this line under [vars] in wrangler.toml and deploy core and webhooks again (docs/operating.md says what it changes):",
        'WEBHOOK_TRANSPORT = "fetch"',
      ];
}

function advisePinned(current: Transport): string[] {
  return current === "pinned"
    ? ["Sockets to checked addresses work. Nothing is to be changed."]
    : [
        "Sockets to checked addresses work: remove WEBHOOK_TRANSPORT from wrangler.toml and deploy core and webhooks again.",
      ];
}

function describe({ url, refused, pinned, fetch }: HostProbe): string {
  if (refused !== null) return `${url}: ${refused}`;
  return `${url}: pinned ${explain(pinned)}, fetch ${explain(fetch)}`;
}

function explain(result: ProbeResult): string {
  switch (result.kind) {
    case "responded":
      return `responded ${result.status}`;
    case "failed":
      return `failed (${result.error})`;
    case "not-possible":
      return "not possible (on Cloudflare)";
  }
}
