import type { City, LocalWages } from "../../reference/records.ts";

/** A city, and what is published about the role's occupation around it. */
export interface Place {
  city: City;
  wages: LocalWages;
}
