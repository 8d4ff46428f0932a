import { describe, expect, it } from "vitest";
import { composeMail } from "#scripts/run/mail/compose-mail.ts";
import { readMail } from "#shared/reading/mail/read-mail.ts";
import { maxKeptBytes, reduceMail } from "#shared/reading/mail/reduce-mail.ts";

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "utf8"));
const line = `${"QUJD".repeat(19)}\r\n`;
const picture = (size: number) => line.repeat(Math.ceil(size / line.length));
const calendar =
  "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261203T140000Z\r\nSUMMARY:Talk\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
const composed = {
  from: "Zoë <zoe@orrin.example>",
  subject: "Gespräch",
  text: "Your interview is on Thursday — see you there.",
  calendar,
};

function withAttachment(raw: string, part: string): string {
  return raw.replace(/^--(part-\d+)--\r\n$/m, `--$1\r\n${part}\r\n--$1--\r\n`);
}

describe("what is kept of a mail", () => {
  it("is read like the whole of it, without pictures and attachments", async () => {
    const raw = composeMail({ ...composed, html: "<p>Your interview</p>" });
    const attached = withAttachment(
      raw,
      `Content-Type: application/pdf; name=offer.pdf\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture(4_000_000)}`,
    );
    expect(attached.length).toBeGreaterThan(4_000_000);
    const kept = reduceMail(bytes(attached));
    expect(kept.length).toBeLessThan(4_000);
    expect(await readMail(kept)).toEqual(await readMail(bytes(raw)));
    expect((await readMail(kept)).invitation?.uid).toBe("1");
  });

  it("has the words below pictures that are written into the HTML", async () => {
    for (const encoding of ["base64", "quoted-printable", "8bit"]) {
      const html = `<p>Dear Zoë,</p><img src="data:image/png;base64,${"A".repeat(900_000)}"><p>We offer you the job.</p>`;
      const encoded =
        encoding === "base64"
          ? Buffer.from(html).toString("base64").replace(/.{76}/g, "$&\r\n")
          : encoding === "8bit"
            ? html
            : html.replaceAll("=", "=3D").replaceAll("ë", "=C3=AB").replace(/A{70}/g, "$&=\r\n");
      const raw = `From: a@orrin.example\r\nSubject: Überblick\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${encoded}`;
      const kept = reduceMail(bytes(raw));
      expect(kept.length).toBeLessThanOrEqual(maxKeptBytes);
      expect((await readMail(kept)).text).toMatch(/Dear Zoë,\s+We offer you the job\./);
    }
  });

  it("is the mail that was forwarded as a file, too", async () => {
    const inner = composeMail({ ...composed, calendar });
    const raw = `From: sam@gmail.example\r\nSubject: Fwd\r\nContent-Type: multipart/mixed; boundary=o\r\n\r\n--o\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--o--\r\n`;
    expect(await readMail(reduceMail(bytes(raw)))).toEqual(await readMail(bytes(raw)));
  });

  it("is at most 256 KiB, whatever comes, and soon", () => {
    const nested = Array.from(
      { length: 2_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join("");
    const hostile = [
      "\n".repeat(5_000_000),
      `Content-Type: multipart/mixed; boundary=b\n\n${"--b\n\n".repeat(900_000)}`,
      `Content-Type: text/plain\n\n${"a".repeat(5_000_000)}`,
      `X: ${"a".repeat(5_000_000)}`,
      nested,
      `Content-Type: text/html\n\n${"data:image/".repeat(400_000)}`,
      "",
    ];
    for (const one of hostile) {
      const begun = performance.now();
      expect(reduceMail(bytes(one)).length).toBeLessThanOrEqual(maxKeptBytes);
      expect(performance.now() - begun).toBeLessThan(3_000);
    }
  });
});
