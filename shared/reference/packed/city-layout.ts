/** The layout of the cities' body, which the packer and the reader share. */
import type { Area, City, MinimumWage } from "../records.ts";

export interface CitiesHeader {
  cities: PackedCity[];
  /** Alias and slug. */
  aliases: [string, string][];
  /** Metropolitan areas and states of the cities. */
  areas: Area[];
  /** Code and title of every state. */
  states: [code: string, title: string][];
  /** Number of the rows with places that are no city of the catalog. */
  placeParts: number;
  /** Keyed by area of the parity, oldest year first: year and parity. */
  parities: Record<string, [number, number][]>;
  /** Keyed by city, or by the name of a law of other places; oldest first. */
  minimumWages: Record<string, MinimumWage[]>;
  local: {
    /** Areas that the model covers, each a row of the columns, and what it found of them. */
    areaCodes: string[];
    effects: number[];
    /** Major groups and then minor groups, each a column of effects in ten-thousandths; 0 is none. */
    majorGroups: string[];
    minorGroups: string[];
  };
}

export interface PackedCity
  extends Pick<
    City,
    | ("slug" | "longSlug" | "name" | "state" | "population")
    | ("latitude" | "longitude" | "timeZone")
  > {
  cbsaCode: string;
  parityAreaCode: string;
}
