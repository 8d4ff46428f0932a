/** The layout of the cities' body, which the packer and the reader share. */
import type { Area, City } from "../records.ts";

export interface CitiesHeader {
  cities: PackedCity[];
  /** Alias and slug. */
  aliases: [string, string][];
  /** Metropolitan areas and states of the cities. */
  areas: Area[];
  /** By area of the parity, oldest year first: year and parity. */
  parities: Record<string, [number, number][]>;
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
