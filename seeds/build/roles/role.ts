import type { CodeChoice } from "./choose-code.ts";

export type Reason =
  | "wanted"
  | "most-filed-in-occupation"
  | "most-reported-in-occupation"
  | "specialized"
  | "filed"
  | "reported";

/** A title of the catalog. */
export interface Role {
  slug: string;
  title: string;
  /** The part that every spelling of the title has in common. */
  key: string;
  code: string;
  how: CodeChoice["how"];
  reason: Reason;
  specialized: boolean;
  ai: boolean;
  /** Other codes under which employers file the same job, reviewed by hand. */
  alsoFiledAs: readonly string[] | "any";
  /** Slugs of roles whose observations are evidence for this one too. */
  pooledWith: readonly string[];
  /** Keeps its occupation's wage, because its filings are not evidence about it. */
  keepsWage: boolean;
  /** The title is a name of its occupation, by `seeds/identity-titles.csv`. */
  namesOccupation: boolean;
  filings: number;
}
