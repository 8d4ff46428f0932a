import { expect, it } from "vitest";
import { composeMail } from "#scripts/run/mail/compose-mail.ts";
import { readMail, UnreadableMail } from "#shared/reading/mail/read-mail.ts";
import { understandMail } from "#shared/reading/mail/understand-mail.ts";
import cases from "./hostile.json" with { type: "json" };

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
const read = (text: string) => readMail(bytes(text));
const sent = { from: "Acme <no-reply@us.greenhouse-mail.io>", subject: "Your application" };

/** Processor time of a reading, in milliseconds. */
async function cost(raw: string): Promise<number> {
  const started = process.cpuUsage();
  const mail = await read(raw).catch((error: unknown) => {
    expect(error).toBeInstanceOf(UnreadableMail);
    return null;
  });
  if (mail) understandMail(mail);
  return process.cpuUsage(started).user / 1_000;
}

const mib = 1024 * 1024;
const head = "From: a@example.com\r\nSubject: Hi\r\n";

/** Parts within parts, each with a boundary of its own. */
function nested(depth: number): string {
  let body = "Content-Type: text/plain\r\n\r\nHello";
  for (let at = 0; at < depth; at++) {
    body = `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n${body}\r\n--b${at}--`;
  }
  return head + body;
}

const message = "Content-Type: message/rfc822\r\n\r\n";

it.each([
  ["parts within parts", nested(2_000)],
  [
    "as many parts as fit",
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\n".repeat(mib / 8)}`,
  ],
  ["lines without content", `${head}\r\n${"\n".repeat(mib - 100)}`],
  ["a line of a megabyte", `${head}\r\n${"a".repeat(mib - 100)}`],
  ["a header of a megabyte", `${head}X-Long: ${"a".repeat(mib - 200)}\r\n\r\n`],
  ["ten thousand headers", `${head}${"X: y\r\n".repeat(10_000)}\r\n`],
  ["a subject of encoded words", `${head}Subject: ${"=?utf-8?B?YQ==?= ".repeat(6_000)}\r\n\r\n`],
  ["a sender list of a megabyte", `From: ${"<a@b>,".repeat(20_000)}\r\n\r\n`],
  ["messages within messages", `${head}${message.repeat(200)}`],
  ["HTML that is nested", `${head}Content-Type: text/html\r\n\r\n${"<b>".repeat(300_000)}`],
  ["HTML of attributes", `${head}Content-Type: text/html\r\n\r\n<a ${"x=y ".repeat(200_000)}>`],
  [
    "words that patterns try again and again",
    `${head}\r\n${"application for the A a a a a at ".repeat(30_000)}`,
  ],
  ["conditions without an end", `${head}\r\n${"invite you to the the our your ".repeat(30_000)}`],
  [
    "a title of the words before a requisition's number",
    `${head}\r\nWe have received your application for the ${"REQ".repeat(30)} position at Acme.`,
  ],
  ["a text of quotes and marks", `${head}\r\n${">".repeat(500_000)}${"-".repeat(500_000)}`],
  ["references", `${head}References: ${"<a@b> ".repeat(15_000)}\r\n\r\n`],
  [
    "percent signs and base64",
    `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n${"=C3=".repeat(250_000)}`,
  ],
])("reads %s within a bound", async (_what, raw) => {
  expect(raw.length).toBeLessThanOrEqual(mib);
  expect(await cost(raw)).toBeLessThan(3_000);
});

it("reads text and nothing that HTML does or loads", async () => {
  const html =
    '<style>p{background:url(https://track.example/css)}</style><script>steal()</script><img src="https://track.example/open.gif?id=1" alt="x" onerror="steal()"><p onclick="steal()">Thank you for applying to the &lt;b&gt;Designer&lt;/b&gt; position.</p><iframe src="https://evil.example"></iframe><svg><script>more()</script></svg>';
  const fetched: unknown[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (url) => {
    fetched.push(url);
    throw new Error("a mail makes no request");
  };
  try {
    const mail = await read(composeMail({ ...sent, html }));
    expect(mail.text).toBe("Thank you for applying to the <b>Designer</b> position.");
    expect(fetched).toEqual([]);
  } finally {
    globalThis.fetch = original;
  }
});

it("unpacks no attachment, so that a bomb is only its own size", async () => {
  const zip = Buffer.from("504b0304140000000800", "hex").toString("base64");
  const raw = `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSee the file, which is attached to this mail for you to read.\r\n--b\r\nContent-Type: application/zip; name=invite.ics\r\nContent-Encoding: gzip\r\nContent-Transfer-Encoding: base64\r\n\r\n${zip.repeat(100)}\r\n--b--\r\n`;
  expect(await read(raw)).toMatchObject({ invitation: null });
});

it.each(cases as [string, string[], object][])(
  "believes only checks of its own server: %s",
  async (_what, values, checks) => {
    const headers = values.map((value) => `Authentication-Results: ${value}`);
    const mail = await read(composeMail({ ...sent, text: "Hello", headers }));
    expect(mail.checks).toEqual(checks);
  },
);

it.each([
  ["two senders", "From: <no-reply@us.greenhouse-mail.io> <evil@example.com>"],
  ["doubled headers", "From: no-reply@us.greenhouse-mail.io\r\nFrom: evil@example.com"],
  ["a group", "From: Acme: no-reply@us.greenhouse-mail.io;, evil@example.com"],
])("takes the good name of one sender for no other's: %s", async (_what, from) => {
  const results = "mx.cloudflare.net; dmarc=pass header.from=example.com policy.dmarc=reject";
  const mail = await read(`Authentication-Results: ${results}\r\n${from}\r\n\r\nHello`);
  expect(mail.sender).toBe("no-reply@us.greenhouse-mail.io");
  expect(mail.checks.dmarc).toBeNull();
});

it.each([
  'spf=pass (mx.cloudflare.net: domain of "a); dmarc=pass ("@example.com designates 192.0.2.1)',
  'spf=pass smtp.mailfrom="a; dmarc=pass header.from=us.greenhouse-mail.io"@example.com',
])("takes no word of an address for a check: %s", async (spf) => {
  const results = `mx.cloudflare.net; dmarc=none header.from=us.greenhouse-mail.io; ${spf}`;
  const headers = [`Authentication-Results: ${results}`];
  const mail = await read(composeMail({ ...sent, text: "Hello", headers }));
  expect(mail.checks).toEqual({ spf: "pass", dkim: null, dmarc: "none" });
});

it("believes no part of a report that was made too long to read to its end", async () => {
  const address = `"a; dmarc=pass header.from=us.greenhouse-mail.io; ${"x".repeat(4_000)}"@example.com`;
  const results = `mx.cloudflare.net; spf=pass smtp.mailfrom=${address}; dmarc=fail`;
  const headers = [`Authentication-Results: ${results}`];
  const mail = await read(composeMail({ ...sent, text: "Hello", headers }));
  expect(mail.checks).toEqual({ spf: null, dkim: null, dmarc: null });
});

it("shows names and subjects as one line that reads in its own direction", async () => {
  const raw = `From: "Bank\u202egnp.exe\u0007" <a@example.com>\r\nSubject: =?utf-8?B?${Buffer.from("Offer\r\nBcc: x@example.com\u202e").toString("base64")}?=\r\n\r\nHello`;
  const mail = await read(raw);
  expect(mail.senderName).toBe("Bankgnp.exe");
  expect(mail.subject).toBe("Offer Bcc: x@example.com");
});

it("shows the link of a confirmation only if it leads to the service that asks", async () => {
  const text =
    "Confirmation code: 204817365\n\nhttps://evil.example/mail-settings.google.com/vf-1\n\nhttps://mail-settings.google.com.evil.example/vf-2";
  const gmail = {
    from: "Gmail Team <forwarding-noreply@google.com>",
    subject: "(#204817365) Gmail Forwarding Confirmation",
  };
  const forged = understandMail(await read(composeMail({ ...gmail, text })));
  expect(forged).toMatchObject({ kind: "confirmation", code: "204817365", link: null });
  const link = "https://mail-settings.google.com/mail/vf-3";
  const real = understandMail(await read(composeMail({ ...gmail, text: `${text}\n${link}` })));
  expect(real.link).toBe(link);
});

it("takes a forwarded mail's first sender for a name, not for a proof", async () => {
  const text =
    "---------- Forwarded message ---------\nFrom: Acme Recruiting <no-reply@us.greenhouse-mail.io>\nDate: Fri, Nov 20, 2026\nSubject: Your application to Acme\nTo: Sam\n\nUnfortunately, we will not be moving forward with your application.";
  const mail = await read(
    composeMail({ from: "Sam <sam@example.com>", subject: "Fwd: Your application to Acme", text }),
  );
  expect(mail).toMatchObject({
    isForwarded: true,
    sender: "no-reply@us.greenhouse-mail.io",
    subject: "Your application to Acme",
  });
  expect(understandMail(mail)).toMatchObject({
    kind: "rejection",
    system: "greenhouse",
    company: "Acme",
  });
});

it("reads a mail that is no mail", async () => {
  for (const raw of ["", "\r\n", "\0\0\0", "\u{1f600}".repeat(100)]) {
    expect(understandMail(await read(raw)).kind).toBe("other");
  }
});
