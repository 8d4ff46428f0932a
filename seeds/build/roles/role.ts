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
  /** What every spelling of the title has in common. */
  key: string;
  code: string;
  how: CodeChoice["how"];
  reason: Reason;
  specialized: boolean;
  ai: boolean;
  filings: number;
}
