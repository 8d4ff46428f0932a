import type { SalaryContext } from "#shared/salaries/subject/salary-context.ts";
import type { AccountContext, AccountWrite } from "#shared/writes/context.ts";

/** The context of pipeline verbs that read. */
export interface ReadContext extends AccountContext {
  /** Opens the salary catalog, for figures and names; null if no reference data is loaded. */
  salaries(): Promise<SalaryContext | null>;
}

/** The context of pipeline verbs that write. */
export interface WriteContext extends ReadContext, AccountWrite {}
