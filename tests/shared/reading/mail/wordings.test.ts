import { expect, it } from "vitest";
import { composeMail } from "#scripts/run/mail/compose-mail.ts";
import { readMail } from "#shared/reading/mail/read-mail.ts";
import { understandMail } from "#shared/reading/mail/understand-mail.ts";
import { wordings } from "#tests/support/mail/wordings.ts";

it.each(Object.entries(wordings))("understands the ways to say: %s", async (kind, all) => {
  const misread: string[] = [];
  for (const [from, subject, text] of all) {
    const raw = composeMail({ from, subject, text });
    const found = understandMail(await readMail(Uint8Array.from(Buffer.from(raw))));
    if (found.kind !== kind) misread.push(`${found.kind}: ${subject}: ${text} [${found.evidence}]`);
  }
  expect(misread).toEqual([]);
});
