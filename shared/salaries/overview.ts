import type { Basis, ExperienceLevel } from "../contracts/common.ts";
import type { AdjacentEntry } from "../contracts/responses/adjacent.ts";
import type { CityFactor, ExperienceAt } from "../contracts/responses/calculate.ts";
import type { Estimate, Observed } from "../contracts/responses/estimate.ts";
import type { Snapshot } from "../contracts/responses/history.ts";
import type { LineageData } from "../contracts/responses/lineage.ts";
import type { ExperienceBands } from "../contracts/responses/widget.ts";
import type { City, Role } from "../reference/records.ts";
import { adjacent } from "./adjacent.ts";
import { cityFactors } from "./city-factors.ts";
import type { SalaryContext } from "./context.ts";
import { experienceAt } from "./experience-at.ts";
import { experienceBands } from "./experience-bands.ts";
import { type Percentiles, percentiles } from "./figures/percentiles.ts";
import type { Subject } from "./find-subject.ts";
import { history } from "./history.ts";
import { lineage } from "./lineage.ts";
import { pageUrl } from "./page-url.ts";
import { type CityPay, payByCity } from "./pay-by-city.ts";
import { assumptions, disagreements } from "./prose/assumptions.ts";
import { citation } from "./prose/citation.ts";
import { publishedGap } from "./prose/published-gap.ts";
import { quote } from "./quote.ts";

/** Everything that the page of a figure shows. Annual USD. */
export interface Overview {
  role: Role;
  /** null for the nation. */
  city: City | null;
  basis: Basis;
  experience: ExperienceAt;
  estimate: Estimate;
  observed: Observed | null;
  distribution: Percentiles;
  /** The factor and median in each basis; empty for the nation. */
  cityFactors: readonly CityFactor[];
  bands: ExperienceBands;
  /** The latest quarters, oldest first, at mid level. */
  snapshots: readonly Snapshot[];
  /** Related roles at mid level. */
  adjacent: readonly AdjacentEntry[];
  cities: readonly CityPay[];
  lineage: LineageData;
  citation: string;
  assumptions: readonly string[];
  /** Those of the assumptions that name a source which differs much. */
  disagreements: readonly string[];
  /** Why the estimate is not the published wage; null if they hardly differ. */
  publishedGap: string | null;
  pageUrl: string;
}

/** Number of related roles that a page shows. */
const adjacentCount = 3;

/**
 * What a role pays at a level, in a city or the nation, with what explains it: the parts of several
 * operations, in one.
 *
 * @param context as of a caller without a key: the latest four quarters.
 */
export async function overview(
  context: SalaryContext,
  subject: Subject,
  level: ExperienceLevel,
): Promise<Overview> {
  const { reference, secrets, site } = context;
  const { role, place, basis } = subject;
  const call = { role: role.slug, city: place?.city.slug, basis };
  const quoted = await quote(context, subject, level);
  const { figures, estimate } = quoted;
  const id = estimate.data_point_id;
  const [bands, past, near, cities, traced] = await Promise.all([
    experienceBands(figures.input, secrets.dataPointKey),
    history(context, { ...call, as_of: undefined }),
    adjacent(context, { ...call, count: adjacentCount }),
    payByCity(context, { role, level, basis }),
    lineage({ secrets, site, referenceAt: async () => reference }, id),
  ]);
  return {
    role,
    city: place?.city ?? null,
    basis,
    experience: experienceAt(figures),
    estimate,
    observed: quoted.observed,
    distribution: percentiles(figures),
    cityFactors: place ? await cityFactors(figures, id, secrets.dataPointKey) : [],
    bands,
    snapshots: past.snapshots,
    adjacent: near.adjacent,
    cities,
    lineage: traced,
    citation: citation(figures, estimate, site.origin),
    assumptions: assumptions(figures),
    disagreements: disagreements(figures),
    publishedGap: publishedGap(figures, quoted.observed?.median ?? null),
    pageUrl: pageUrl(site.origin, { ...call, exp: level }),
  };
}
