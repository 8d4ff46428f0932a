import { includesTier } from "../access/tiers.ts";
import type { CrowdFigures } from "../contracts/crowd.ts";
import type { LegacyData, LegacyQuery } from "../contracts/legacy.ts";
import { ApiError } from "../core/errors.ts";
import { adjacent } from "./adjacent.ts";
import type { SalaryContext } from "./context.ts";
import { batchSize } from "./crowd/release-batch.ts";
import { type CrowdContext, crowd } from "./crowd.ts";
import { experienceBands } from "./experience-bands.ts";
import { findSubject } from "./find-subject.ts";
import { history } from "./history.ts";
import { pageUrl } from "./page-url.ts";
import { legacyPath } from "./paths.ts";
import { assumptions, compensationAssumptions } from "./prose/assumptions.ts";
import { citation } from "./prose/citation.ts";
import { quote } from "./quote.ts";
import { cityReference, roleReference } from "./references.ts";
import { skills } from "./skills.ts";

export type LegacyInput = Pick<LegacyQuery, "role" | "city">;

const quartersOfAYear = 4;
const adjacentCount = 5;

const withoutSource = [
  "remoteAdjustment, companySize, equity, educationPremiums and freelanceRates are null: no public source gives them by role.",
  "employerSalaries is null: public filings do not tell an employer's pay for a role and level well enough here; see companies.",
];

/**
 * What older clients expect in one answer: the blocks of several endpoints, each
 * only as far as this caller's key opens the endpoint it comes from.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function legacy(context: CrowdContext, input: LegacyInput): Promise<LegacyData> {
  const { reference, site } = context;
  const subject = await findSubject(reference, input, (other) =>
    legacyPath({ ...input, ...other }),
  );
  const { role, place } = subject;
  const asked = { role: role.slug, city: place?.city.slug };
  const { figures, estimate, totalCompensation, extra } = await quote(context, subject, "mid");
  const { snapshots } = await history(context, { ...asked, as_of: undefined });
  const allowed = allowances(context);
  const around = allowed.adjacent
    ? await adjacent(context, { role: role.slug, count: adjacentCount })
    : null;
  const submitted = await readCrowd(context, asked);
  const learnt = allowed.skills ? await skills(context, asked) : null;
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    baseSalary: estimate,
    experienceBands: await experienceBands(figures.input, context.secrets.dataPointKey),
    totalComp: totalCompensation,
    remoteAdjustment: null,
    companySize: null,
    equity: null,
    skillPremiums: learnt?.mode === "role" ? learnt.skills : null,
    educationPremiums: null,
    freelanceRates: null,
    adjacentRoles: around?.adjacent ?? null,
    trends: snapshots,
    yoyGrowth: yearOverYear(snapshots.map(({ median }) => median)),
    employerSalaries: null,
    crowdSubmissions: submitted.figures,
    citation: citation(figures, estimate, site.origin),
    assumptions: [
      ...assumptions(figures),
      ...compensationAssumptions(reference.dataset, extra),
      ...withoutSource,
      ...submitted.assumptions,
      ...(around ? [] : ["adjacentRoles is null: adjacent needs the Pro plan."]),
      ...(learnt
        ? []
        : ["skillPremiums is null: skills needs the Pro plan and the scope skills:read."]),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug } : {}),
    }),
  };
}

/** Which of the closed endpoints this caller could call. */
function allowances({ caller }: SalaryContext): { adjacent: boolean; skills: boolean } {
  const pro = includesTier(caller.tier, "pro");
  return { adjacent: pro, skills: pro && caller.scopes.includes("skills:read") };
}

/** What `crowd` answers this caller, and what is said of it here. */
async function readCrowd(
  context: CrowdContext,
  asked: { role: string; city?: string | undefined },
): Promise<{ figures: CrowdFigures | null; assumptions: string[] }> {
  try {
    const { figures, assumptions } = await crowd(context, asked);
    return figures
      ? { figures, assumptions: assumptions.map((text) => `crowdSubmissions: ${text}`) }
      : {
          figures,
          assumptions: [
            `crowdSubmissions is null: fewer than ${batchSize} accounts are in the figures.`,
          ],
        };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "submission_required") throw error;
    const closed =
      "crowdSubmissions is null: crowd is for accounts that have submitted pay themselves.";
    return { figures: null, assumptions: [closed] };
  }
}

/** In percent, from four quarters before the last. */
function yearOverYear(medians: readonly number[]): number | null {
  const [before, last] = [medians.at(-1 - quartersOfAYear), medians.at(-1)];
  if (before === undefined || last === undefined) return null;
  return Number(((last / before - 1) * 100).toFixed(2));
}
