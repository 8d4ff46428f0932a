/** The deprecated answer that bundles several others. */
import * as z from "zod";
import { AdjacentEntry } from "./adjacent.ts";
import { CitySlug, Country, RoleSlug } from "./common.ts";
import { CrowdFigures } from "./crowd.ts";
import { Estimate, TotalCompensation } from "./estimate.ts";
import { Snapshot } from "./history.ts";
import { CityReference, RoleReference } from "./reference.ts";
import { RoleSkill } from "./skills.ts";
import { ExperienceBands } from "./widget.ts";

export const LegacyQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  country: Country,
});
export type LegacyQuery = z.output<typeof LegacyQuery>;

const NoSource = z.null().meta({ description: "No public source; the assumptions say why." });

export const LegacyData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    baseSalary: Estimate.meta({ description: "At mid level." }),
    experienceBands: ExperienceBands,
    totalComp: TotalCompensation,
    remoteAdjustment: NoSource,
    companySize: NoSource,
    equity: NoSource,
    skillPremiums: z.array(RoleSkill).nullable().meta({
      description: "As `skills` answers them; null for a key that cannot call it.",
    }),
    educationPremiums: NoSource,
    freelanceRates: NoSource,
    adjacentRoles: z.array(AdjacentEntry).nullable().meta({
      description: "As `adjacent` answers them; null for a key that cannot call it.",
    }),
    trends: z.array(Snapshot).meta({
      description: "As `history` answers them: the latest four quarters on the Free plan.",
    }),
    yoyGrowth: z.number().nullable().meta({
      description:
        "Percent from the same quarter of the year before; null where `trends` does not reach it.",
    }),
    employerSalaries: NoSource,
    crowdSubmissions: CrowdFigures.nullable().meta({
      description:
        "As `crowd` answers them; null for an account that has not submitted, and below five submitters.",
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "LegacySalary" });
export type LegacyData = z.infer<typeof LegacyData>;
