import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { mailKinds } from "#schema/inbox.ts";
import { type Tried, trySample } from "./try-rules.ts";

/**
 * Mails that were written, and labeled by what a person reads in them, by somebody who had not seen the rules:
 * `ordinary` ones as applicant systems and personnel departments send them, in the shares of a real search, and
 * `personal` ones in people's own words. The rules were not changed after these were read, so that the shares are
 * those of mail to come. Whoever writes rules for one of them has to have another set written.
 */
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

interface Shares {
  set: "ordinary" | "personal";
  mails: number;
  /** How many are understood as what they are. */
  understood: number;
  /** How many suggest nothing, although they change something. */
  missed: number;
  /** How many are taken for something that they are not. */
  wrong: number;
}

export async function measureUnseen(): Promise<Shares[]> {
  const file = join(import.meta.dirname, "unseen-mails.json");
  const unseen = Unseen.parse(JSON.parse(readFileSync(file, "utf8")));
  const tried = await Promise.all(
    unseen.map(async ({ set, ...mail }) => ({ set, ...(await trySample(set, mail)) })),
  );
  return (["ordinary", "personal"] as const).map((set) => {
    const own = tried.filter((one) => one.set === set);
    const count = (is: (one: Tried) => boolean) => own.filter(is).length;
    return {
      ...{ set, mails: own.length },
      understood: count(({ kinds }) => kinds.found === kinds.expected),
      missed: count(({ kinds }) => kinds.found === "other" && kinds.expected !== "other"),
      wrong: count(({ kinds }) => kinds.found !== "other" && kinds.found !== kinds.expected),
    };
  });
}
