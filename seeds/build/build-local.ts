import type { Places } from "./build-places.ts";
import type { Wages } from "./build-wages.ts";
import type { Inputs } from "./input/read-inputs.ts";
import { fitLocal } from "./local/fit-local.ts";
import { readEarlierTables } from "./local/read-earlier-tables.ts";
import { readResidents } from "./local/read-residents.ts";
import type { Refusal } from "./refusal.ts";

export type Local = ReturnType<typeof buildLocal>;

/** The fitted local factors, and the earlier releases that they are tried on. */
export function buildLocal(inputs: Inputs, wages: Wages, places: Places, refusals: Refusal[]) {
  const { metro } = wages.areaYears;
  const earlier = readEarlierTables(inputs, wages.stateTitles, wages.isKept, metro, refusals);
  const residents = readResidents(inputs["residents-by-area"], refusals);
  return { ...fitLocal(wages, places, residents), earlier };
}
