/** Postings of many kinds, written for the tests, with what is in them and what the law of their place asks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PayShape } from "#shared/reading/postings/read-pay.ts";

export interface WrittenPosting {
  title: string;
  location: string;
  text: string;
  /** The base pay: ends as they are compared, for an hour or a year; null for a period that is asked about. */
  shape: PayShape;
  min: number | null;
  max: number | null;
  period: "annual" | "hourly" | null;
  isTotal?: true;
  /** Bonus, commission and the like, in the posting's words. */
  variable?: readonly string[];
  others?: readonly string[];
  /** Whose laws ask for pay in the posting, and whether this one has all that they ask for; null for what is open. */
  law: Readonly<Record<string, boolean | null>>;
}

const written: Record<string, WrittenPosting[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, "written-postings.json"), "utf8"),
);
export const writtenPostings = Object.values(written).flat();
