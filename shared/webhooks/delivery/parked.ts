/** Stands where the claim stands while a delivery that is due waits for a place at its webhook. */
export const parked = "parked";
