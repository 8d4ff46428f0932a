import type { Operation } from "#shared/contract/operation.ts";

/** The operations that the public tools call. */
export interface PublicOperations {
  roles: Operation;
  search: Operation;
  cities: Operation;
  widget: Operation;
  checkPay: Operation;
  checkPosting: Operation;
  compareOffers: Operation;
}
