import { describe, expect, it } from "vitest";
import type { AttemptError } from "#shared/outbound/attempt.ts";
import { explainAttempt } from "#shared/webhooks/log/explain-attempt.ts";

const failed = {
  outcome: "failed",
  responseStatus: null,
  responseHeaders: null,
  error: null,
  url: "https://hooks.example.com:8443/jobs",
  address: "203.0.113.7",
} as const;

/** Each with whether the receiver got the request, and what the words must name. */
const errors: Record<AttemptError, [wasSent: boolean, named: string]> = {
  target_refused: [false, "443 or 8443"],
  address_refused: [false, "203.0.113.7"],
  dns_unresolved: [false, "hooks.example.com"],
  dns_unreachable: [false, "next attempt"],
  connection_failed: [false, "port 8443"],
  tls_failed: [false, "openssl s_client -connect hooks.example.com:8443"],
  connection_closed: [true, "log"],
  timeout: [true, "five seconds"],
  answer_malformed: [true, "HTTP/1.1"],
  answer_too_large: [true, "16 KB"],
};

describe("an attempt is explained", () => {
  it.each(Object.entries(errors))("after %s", (error, [wasSent, named]) => {
    const explanation = explainAttempt({ ...failed, error });
    expect(explanation.wasSent).toBe(wasSent);
    expect(`${explanation.reason} ${explanation.advice}`).toContain(named);
    expect(explanation.advice).not.toBe("");
  });

  it("by every status that is no success, with something to do", () => {
    for (let status = 300; status < 600; status++) {
      const { reason, advice } = explainAttempt({ ...failed, responseStatus: status });
      expect(reason).toContain(String(status));
      expect(advice).not.toBe("");
    }
  });

  it("names where a redirect leads, and the signature where a receiver refuses it", () => {
    const redirect = { responseStatus: 307, responseHeaders: { location: "https://a.example/" } };
    expect(explainAttempt({ ...failed, ...redirect }).reason).toContain("to https://a.example/");
    expect(explainAttempt({ ...failed, responseStatus: 401 }).advice).toContain("signature");
  });

  it("also if its URL was not kept, and if it succeeded or was interrupted", () => {
    const { reason } = explainAttempt({ ...failed, url: null, error: "dns_unresolved" });
    expect(reason).toBe("the host has no address in DNS.");
    expect(explainAttempt({ ...failed, outcome: "succeeded", responseStatus: 204 }).advice).toBe(
      "",
    );
    expect(explainAttempt({ ...failed, outcome: "interrupted" }).reason).toContain("not known");
  });
});
