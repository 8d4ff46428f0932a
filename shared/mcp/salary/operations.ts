import type { Operation } from "#shared/contract/operation.ts";

/** The operations that the tools call. */
export interface SalaryOperations {
  salary: Operation;
  history: Operation;
  projections: Operation;
  employerCost: Operation;
  wageLevels: Operation;
  compare: Operation;
  evaluate: Operation;
  skills: Operation;
  market: Operation;
  /** Needed by charts alone. */
  distribution: Operation;
  adjacent: Operation;
  roles: Operation;
  search: Operation;
  cities: Operation;
}
