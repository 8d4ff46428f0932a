import type { AccountContext, AccountWrite } from "../accounts/context.ts";
import type { SalaryContext } from "../salaries/context.ts";

/** What verbs of the pipeline that read are given. */
export interface ReadContext extends AccountContext {
  /** The source of figures and names of the salary catalog; null as long as none is loaded. */
  salaries(): Promise<SalaryContext | null>;
}

/** What verbs of the pipeline that write are given. */
export interface WriteContext extends ReadContext, AccountWrite {}
