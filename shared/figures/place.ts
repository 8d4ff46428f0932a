import type { City, LocalWages } from "#shared/reference/records.ts";

/** A city, and the published wages of the role's occupation in its area and state. */
export interface Place {
  city: City;
  wages: LocalWages;
  /** The slug of the place that was asked for, where the city stands for one with another minimum wage. */
  asked?: string;
}
