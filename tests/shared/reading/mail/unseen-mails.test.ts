/**
 * Mails that were written, and labeled by what a person reads in them, by somebody who had not seen the rules:
 * `ordinary` ones as applicant systems and personnel departments send them, in the shares of a real search, and
 * `personal` ones in people's own words. The rules were not changed after these were read, so that the shares are
 * those of mail to come. Whoever writes rules for one of them has to have another set written.
 */
import { expect, it } from "vitest";
import * as z from "zod";
import { mailKinds } from "#schema/inbox.ts";
import { trySample } from "#scripts/run/mail/try-rules.ts";
import mails from "#tests/support/mail/unseen-mails.json" with { type: "json" };

const Unseen = z.array(
  z.object({
    name: z.string(),
    set: z.enum(["ordinary", "personal"]),
    kind: z.enum(mailKinds),
    company: z.string().nullable(),
    title: z.string().nullable(),
    from: z.string(),
    subject: z.string(),
    text: z.exactOptional(z.string()),
    html: z.exactOptional(z.string()),
  }),
);

it.each([
  ["ordinary", 80, 0.75],
  ["personal", 60, 0.4],
] as const)(
  "%s mails that the rules were not written for are seldom taken for what they are not",
  async (set, count, share) => {
    const own = Unseen.parse(mails).filter((mail) => mail.set === set);
    expect(own).toHaveLength(count);
    const kinds = await Promise.all(
      own.map(async ({ set: _, ...mail }) => (await trySample(set, mail)).kinds),
    );
    const understood = kinds.filter(({ found, expected }) => found === expected).length;
    const wrong = kinds.filter(({ found, expected }) => found !== "other" && found !== expected);
    expect(wrong.length / count).toBeLessThan(0.05);
    expect(understood / count).toBeGreaterThan(share);
  },
);
