import * as z from "zod";
import { wageLevelNames } from "#shared/contract/levels.ts";
import {
  CityReference,
  DataPointId,
  Dollars,
  RecordsOrNoData,
  RoleReference,
} from "#shared/contract/salary-fields.response.ts";
import { IsoDate } from "#shared/contract/salary-fields.ts";

export const WageLevel = z
  .object({
    level: z.enum(wageLevelNames).meta({ example: "III" }),
    hourly: z.number().min(0).nullable().meta({
      description:
        "USD for an hour; null for occupations whose levels are published for a year, such as teachers.",
      example: 41.34,
    }),
    annual: Dollars.meta({
      description: "USD for a year; the hourly amount times 2,080 where levels are hourly.",
      example: 85_987,
    }),
    wage_year: z.string().meta({
      description: "The wage year of the level. The Department replaces levels every July.",
      example: "July 2025 to June 2026",
    }),
    data_point_id: DataPointId,
  })
  .meta({ id: "WageLevel" });
export type WageLevel = z.infer<typeof WageLevel>;

export const WageLevels = RecordsOrNoData("WageLevels", WageLevel).meta({
  description:
    "Prevailing wages for work visas, levels I to IV, lowest first; the reason if the Department of Labor publishes none. All four come from one formula, so they do not show what people with more experience earn.",
});
export type WageLevels = z.infer<typeof WageLevels>;

export const WageLevelsData = z
  .object({
    role: RoleReference,
    city: CityReference,
    occupation: z
      .object({
        code: z.string().meta({ example: "15-1252" }),
        title: z.string().meta({ example: "Software Developers" }),
      })
      .meta({ description: "The occupation of the role, which the levels are for." }),
    area: z
      .object({
        code: z.string().meta({ example: "41860" }),
        title: z.string().meta({ example: "San Francisco-Oakland-Fremont, CA" }),
      })
      .meta({ description: "The metropolitan area of the city, which the levels are for." }),
    wage_year: z
      .object({
        starts: IsoDate,
        ends: IsoDate,
        ended: z.boolean().meta({
          description: "Whether it is over, so that newer levels are in force than these.",
        }),
      })
      .nullable()
      .meta({ description: "The time that the levels are for; null if there are none." }),
    levels: WageLevels,
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "WageLevelsOfRole" });
export type WageLevelsData = z.infer<typeof WageLevelsData>;
