import type { SenderChecks } from "#schema/inbox.ts";

/** The name under which Cloudflare reports what it has checked, on top of all other headers. */
const authority = "mx.cloudflare.net";

/** Characters; that of a mail with ten signatures has half as many. */
const longestReport = 4_000;

const results = /^(?:pass|fail|softfail|neutral|none|temperror|permerror|policy)$/;

/**
 * The results of SPF, DKIM and DMARC as the server reports them that has received the mail. Only the
 * topmost report counts, since whoever sends a mail can write others below it.
 *
 * Even that one repeats words of the sender's, such as the address for bounces, which may be
 * `"a; dmarc=pass"@example.com`.
 *
 * @param headers in the order of the mail, names in lower case.
 * @param sender the address that the mail is taken to be from.
 */
export function readChecks(
  headers: readonly { key: string; value: string }[],
  sender: string,
): SenderChecks {
  const top = headers.find(({ key }) => key === "authentication-results")?.value ?? "";
  // A longer one may have been stretched by the sender, and what counts would be cut off.
  const [server = "", ...reports] = (top.length > longestReport ? "" : top)
    .replace(/\([^()]{0,500}\)/g, "")
    .split(";");
  const isOurs = server.trim().toLowerCase().split(/\s/)[0] === authority;
  const found = isOurs ? reports.flatMap((report) => readReport(report) ?? []) : [];
  const ofMethod = (method: string) => found.filter((one) => one.method === method);
  return {
    spf: bestOf(ofMethod("spf")),
    dkim: bestOf(ofMethod("dkim")),
    dmarc: dmarcOf(ofMethod("dmarc"), sender),
  };
}

interface Report {
  method: string;
  result: string;
  /** The domain of the `From` header that was checked, in lower case; null if the report does not say it. */
  domain: string | null;
}

function readReport(report: string): Report | null {
  const text = report.toLowerCase();
  const [, method = "", result = ""] = /^\s*([a-z0-9-]{1,20})\s*=\s*([a-z]{1,20})/.exec(text) ?? [];
  const domain = /\sheader\.from\s*=\s*([^\s;]+)/.exec(text)?.[1] ?? null;
  return results.test(result) ? { method, result, domain } : null;
}

/** A mail has several signatures; one that is good is enough. */
function bestOf(reports: readonly Report[]): string | null {
  const pass = reports.find(({ result }) => result === "pass");
  return (pass ?? reports[0])?.result ?? null;
}

/** A pass counts if nothing says otherwise, and for its own domain: a mail may have several addresses of senders. */
function dmarcOf(reports: readonly Report[], sender: string): string | null {
  const other = reports.find(({ result }) => result !== "pass");
  if (other) return other.result;
  const domain = sender.split("@").at(-1)?.toLowerCase();
  const isOfSender = reports.every((one) => one.domain === null || one.domain === domain);
  return isOfSender ? (reports[0]?.result ?? null) : null;
}
