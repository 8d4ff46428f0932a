import { CommandFailed } from "#scripts/run/local/failure.ts";
import { readComposedConfig, type Stage } from "#scripts/run/workers/composed-config.ts";
import { isWorkersDev } from "#scripts/run/workers/configure-worker.ts";
import { checkOrigin } from "../deploy/check-origin.ts";
import { type Asking, obtain } from "./obtain.ts";

interface Site {
  origin: string;
  single: boolean;
  /** The R2 bucket with the data files; null if none are offered. */
  dataBucket: string | null;
}

interface Given {
  site: string | undefined;
  single: boolean | null;
  stage: Stage | undefined;
}

/** Asks where the service will be, and as how many Workers. @throws {CommandFailed} */
export async function chooseSite(asking: Asking, given: Given): Promise<Omit<Site, "dataBucket">> {
  const { stage } = given;
  const origin = await obtain(asking, {
    question: "Address of the site (a domain of your Cloudflare account, or NAME.workers.dev)",
    otherwise: "--site ORIGIN, or SITE_ORIGIN",
    given: given.site,
    // Whether separate Workers can have it is checked below: on workers.dev there is no choice.
    check: (text) => checkOrigin(toOrigin(text), { single: given.single ?? true, stage }),
  });
  if (given.single !== null) return { origin, single: given.single };
  if (isWorkersDev(new URL(origin).host)) return { origin, single: true };
  const single = await obtain(asking, {
    question: "As one Worker, or a separate one for each function (one/separate)",
    otherwise: "--single or --separate",
    fallback: "one",
    check: (text) => readChoice(text, ["one", "separate"]) === "one",
  });
  return { origin, single };
}

/** Asks for the bucket of the data files. */
export function chooseBucket(asking: Asking, given: string | undefined): Promise<string | null> {
  const { r2_buckets } = readComposedConfig();
  return obtain(asking, {
    question: `R2 bucket for data files to download, e.g. ${r2_buckets[0]?.bucket_name}`,
    otherwise: "--data-bucket NAME",
    given,
    fallback: "none",
    check(text) {
      if (text === "none") return null;
      if (/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(text)) return text;
      throw new CommandFailed(
        `Not a name of a bucket: ${text}. It has 3 to 63 lowercase letters, digits and hyphens; or none.`,
      );
    },
  });
}

/** @throws {CommandFailed} if it is none of the words, nor how one of them begins. */
function readChoice<Word extends string>(text: string, words: readonly Word[]): Word {
  const word = words.find((one) => one.startsWith(text.toLowerCase()));
  if (word) return word;
  throw new CommandFailed(`Answer ${words.join(" or ")}.`);
}

/** Makes an origin of what people type: a host, or an address with a slash at its end. */
function toOrigin(text: string): string {
  const address = text.includes("://") ? text : `https://${text}`;
  return address.replace(/\/$/, "").toLowerCase();
}
