import type { EstimateInput } from "#shared/figures/estimate.ts";
import type { SocGroup } from "#shared/reference/records.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { Taxonomy } from "./expansions.response.ts";

/** The role's classification in SOC 2018 and O*NET. */
export function roleTaxonomy(_context: SalaryContext, { role }: EstimateInput): Taxonomy {
  const group = (level: SocGroup["level"]) => {
    const found = role.groups.find((known) => known.level === level);
    return found ? { code: found.code, title: found.title } : null;
  };
  return {
    soc: {
      major: group("major"),
      minor: group("minor"),
      broad: group("broad"),
      detailed: { code: role.occupation.socCode, title: role.occupation.title },
    },
    onet: role.onet.map(({ onetSoc, title, jobZone }) => ({
      code: onetSoc,
      title,
      job_zone: jobZone,
    })),
    specialized: role.specialized,
    sources: ["bls-oews-national", "onet-occupations"],
  };
}
