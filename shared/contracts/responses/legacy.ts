import * as z from "zod";
import { AdjacentEntry } from "./adjacent.ts";
import { CrowdFigures } from "./crowd.ts";
import { Estimate, TotalCompensation } from "./estimate.ts";
import { Snapshot } from "./history.ts";
import { CityReference, RoleReference } from "./reference.ts";
import { RoleSkill } from "./skills.ts";
import { ExperienceBands } from "./widget.ts";

const NoSource = z
  .null()
  .meta({ description: "Always null: no public source. The assumptions give the reason." });

export const LegacyData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    baseSalary: Estimate.meta({ description: "Estimate at mid level." }),
    experienceBands: ExperienceBands,
    totalComp: TotalCompensation,
    remoteAdjustment: NoSource,
    companySize: NoSource,
    equity: NoSource,
    skillPremiums: z.array(RoleSkill).nullable().meta({
      description: "Same as in `skills`; null if the key may not call it.",
    }),
    educationPremiums: NoSource,
    freelanceRates: NoSource,
    adjacentRoles: z.array(AdjacentEntry).nullable().meta({
      description: "Same as in `adjacent`; null if the key may not call it.",
    }),
    trends: z.array(Snapshot).meta({
      description: "Same as in `history`: only the latest four quarters on the Free plan.",
    }),
    yoyGrowth: z.number().nullable().meta({
      description:
        "Change from the same quarter of the previous year, in percent; null if `trends` does not include it.",
    }),
    employerSalaries: NoSource,
    crowdSubmissions: CrowdFigures.nullable().meta({
      description:
        "Same as in `crowd`; null if the account has not made a submission, or with fewer than ten submitters.",
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "LegacySalary" });
export type LegacyData = z.infer<typeof LegacyData>;
