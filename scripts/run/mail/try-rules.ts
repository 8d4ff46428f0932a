import type { MailKind } from "#schema/inbox.ts";
import { readMail } from "#shared/reading/mail/read-mail.ts";
import type { MailSample } from "#shared/reading/mail/system.ts";
import { understandMail } from "#shared/reading/mail/understand-mail.ts";
import { composeMail } from "./compose-mail.ts";

export interface Tried {
  /** `greenhouse/rejection` */
  name: string;
  /** Whether kind, company and title are those that a person reads in the mail. */
  isRight: boolean;
  /** Whether its kind is understood wrongly, or a name that it does not contain is taken for one. */
  isWrong: boolean;
  kinds: { expected: MailKind; found: MailKind };
  expected: string;
  found: string;
}

/** Reads a sample by the rules. A company or title that was not found is not right, but wrong is only another one. */
export async function trySample(system: string, sample: MailSample): Promise<Tried> {
  const mail = await readMail(Uint8Array.from(Buffer.from(composeMail(sample))));
  const { kind, company, title, code, link } = understandMail(mail);
  const expected = [sample.kind, sample.company, sample.title, sample.code, sample.link];
  const found = [kind, company, title, code, link];
  const same = (one: unknown, other: unknown) => (one ?? null) === (other ?? null);
  const isOther = sample.kind === "other" && kind === "other";
  return {
    name: `${system}/${sample.name}`,
    isRight: isOther || expected.every((one, at) => same(one, found[at])),
    isWrong:
      kind !== sample.kind ||
      (!isOther && found.some((one, at) => (one ?? null) !== null && !same(one, expected[at]))),
    kinds: { expected: sample.kind, found: kind },
    expected: describe(expected),
    found: describe(found),
  };
}

function describe(values: readonly (string | null | undefined)[]): string {
  return values.map((one) => one ?? "–").join(" | ");
}
