import type { City, LocalWages } from "../../reference/records.ts";

/** A city, and the published wages of the role's occupation in its area and state. */
export interface Place {
  city: City;
  wages: LocalWages;
}
