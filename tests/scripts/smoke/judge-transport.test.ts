import { describe, expect, it } from "vitest";
import { judgeTransport } from "../../../scripts/smoke/judge-transport.ts";
import type { HostProbe, ProbeResult } from "../../../scripts/smoke/probe-host.ts";

const responded: ProbeResult = { kind: "responded", status: 405 };
const noName: ProbeResult = { kind: "failed", error: "tls_failed" };
const slow: ProbeResult = { kind: "failed", error: "timeout" };
const onCloudflare: ProbeResult = { kind: "not-possible" };
const line = 'WEBHOOK_TRANSPORT = "fetch"';

function probe(pinned: ProbeResult, fetch: ProbeResult, name = "a.example.com"): HostProbe {
  return { url: `https://${name}/`, refused: null, pinned, fetch };
}

describe("the transport of a deployment", () => {
  it("stays pinned where sockets reach both hosts", () => {
    const { transport, lines } = judgeTransport(
      [probe(responded, responded), probe(responded, noName, "b.example.com")],
      "pinned",
    );
    expect(transport).toBe("pinned");
    expect(lines).toHaveLength(3);
    expect(lines.join("\n")).not.toContain(line);
  });

  it("is fetch where only fetch reaches a host that needs its name, and the line says so", () => {
    const probes = [probe(noName, responded), probe(responded, responded, "b.example.com")];
    const { transport, lines } = judgeTransport(probes, "pinned");
    expect(transport).toBe("fetch");
    expect(lines.at(-1)).toBe(line);
    expect(lines.join("\n")).toContain("Only fetch reaches https://a.example.com/:");
    // It is already set: nothing to do.
    expect(judgeTransport(probes, "fetch").lines).not.toContain(line);
  });

  it("goes back to pinned once sockets work", () => {
    const { transport, lines } = judgeTransport([probe(responded, responded)], "fetch");
    expect(transport).toBe("pinned");
    expect(lines.at(-1)).toContain("remove WEBHOOK_TRANSPORT");
  });

  it.each([
    ["both ways fail", probe(noName, noName)],
    ["the socket fails for a reason that a name would not change", probe(slow, responded)],
    ["a socket is not possible", probe(onCloudflare, responded)],
    ["the host is refused", { ...probe(onCloudflare, onCloudflare), refused: "must not" }],
  ])("is not decided where %s", (_name, one) => {
    const { transport, lines } = judgeTransport([one, one], "pinned");
    expect(transport).toBeNull();
    expect(lines.join("\n")).not.toContain(line);
  });
});
