import type { SenderChecks } from "../../schema/inbox.ts";

/** The name under which Cloudflare reports what it has checked, on top of all other headers. */
const authority = "mx.cloudflare.net";

const results = /^(?:pass|fail|softfail|neutral|none|temperror|permerror|policy)$/;

/**
 * The results of SPF, DKIM and DMARC as the server reports them that has received the mail. Only the
 * topmost report counts, since whoever sends a mail can write others below it.
 *
 * @param headers in the order of the mail, names in lower case.
 */
export function readChecks(headers: readonly { key: string; value: string }[]): SenderChecks {
  const top = headers.find(({ key }) => key === "authentication-results")?.value ?? "";
  const [server = "", ...reports] = top
    .slice(0, 4_000)
    .replace(/\([^()]{0,500}\)/g, "")
    .split(";");
  const isOurs = server.trim().toLowerCase().split(/\s/)[0] === authority;
  const resultOf = (method: string) => {
    const found = reports
      .map((report) => /^\s*([a-z0-9-]{1,20})\s*=\s*([a-z]{1,20})/i.exec(report))
      .filter((one) => one?.[1]?.toLowerCase() === method)
      .map((one) => one?.[2]?.toLowerCase() ?? "")
      .filter((one) => results.test(one));
    // A mail has several signatures; one that is good is enough.
    return isOurs ? (found.find((one) => one === "pass") ?? found[0] ?? null) : null;
  };
  return { spf: resultOf("spf"), dkim: resultOf("dkim"), dmarc: resultOf("dmarc") };
}
