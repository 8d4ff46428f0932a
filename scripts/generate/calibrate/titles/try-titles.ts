/** Whether titles are paid as the published wages of their occupation and as developers themselves say. */

import { estimate } from "#shared/figures/estimate.ts";
import { countsResidents, isPhysician } from "#shared/figures/local/unusual-cell.ts";
import { releaseQuarter } from "#shared/figures/quarter.ts";
import { isChief } from "#shared/figures/title-factor.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Role, Wages } from "#shared/reference/records.ts";
import type { Catalog } from "./read-catalog.ts";

/** How far a title's figures are from another wage, as the mean of logarithms. */
export interface Distance {
  role: Role;
  log: number;
}

const areasCompared = 12;
const mostFiled = 150;
/** At most this many of them may name their occupation, or the test would test nothing. */
const mostIdentity = 75;
const tolerance = 0.1;
/**
 * The developer survey's kinds of job that name one title of the catalog. Left out are those that
 * name a field (research, education, design), a rank in any field (executives), or several titles.
 */
export const developerKinds: Readonly<Record<string, string>> = {
  "Developer, full-stack": "full-stack-developer",
  "Developer, back-end": "backend-developer",
  "Developer, front-end": "frontend-developer",
  "Developer, desktop or enterprise applications": "application-developer",
  "Developer, embedded applications or devices": "embedded-software-engineer",
  "Developer, mobile": "mobile-developer",
  "Developer, game or graphics": "game-developer",
  "Developer, QA or test": "qa-engineer",
  "Engineering manager": "engineering-manager",
  "Cloud infrastructure engineer": "cloud-engineer",
  "Engineer, data": "data-engineer",
  "Engineer, site reliability": "site-reliability-engineer",
  "Data scientist or machine learning specialist": "data-scientist",
  "Data or business analyst": "data-analyst",
  "DevOps specialist": "devops-engineer",
  "System administrator": "systems-administrator",
  "Security professional": "security-engineer",
  "Product manager": "product-manager",
  "Project manager": "project-manager",
  "Hardware Engineer": "hardware-engineer",
  "Database administrator": "database-administrator",
};
/** The May of the developers' survey. */
const surveyYear = 2023;

/** The figure at mid level in the quarter of a release; null where nothing is published. */
export function midFigure(
  { dataset, placeOf }: Catalog,
  role: Role,
  { areaCode, year }: { areaCode: string | null; year: number },
): number | null {
  const place = areaCode === null ? null : placeOf(areaCode, role.occupation.socCode);
  const figures = estimate(
    { dataset, role, place, basis: "local", level: "any", quarter: releaseQuarter(year) },
    createUnrecordedWorksheet(),
  );
  return figures?.median ?? null;
}

/** Whether the distance is more than a tenth of the wage. */
export const isOff = ({ log }: Distance) => Math.abs(Math.expm1(log)) > tolerance;

export function rootMeanSquare(logs: readonly number[]): number {
  return Math.sqrt(logs.reduce((sum, log) => sum + log ** 2, 0) / logs.length);
}

/**
 * Each title against the published median of its occupation in the areas with most workers. Both
 * would be carried to a later quarter by the same factor, so the release's own quarter is compared.
 */
export function tryPublished(catalog: Catalog, roles: readonly Role[], year: number): Distance[] {
  const areas = [...catalog.areas]
    .sort((a, b) => catalog.workersIn(b) - catalog.workersIn(a))
    .slice(0, areasCompared);
  return roles.flatMap((role) => {
    const logs = areas.flatMap((areaCode) => {
      const { wages } = catalog.placeOf(areaCode, role.occupation.socCode);
      if (isOfResidents(catalog, role, areaCode, wages.metro)) return [];
      const published = wages.metro?.median;
      const figure = midFigure(catalog, role, { areaCode, year });
      return published && figure ? [Math.log(figure / published)] : [];
    });
    if (logs.length === 0) return [];
    return [{ role, log: logs.reduce((sum, log) => sum + log, 0) / logs.length }];
  });
}

/** Whether the published median is one of physicians in training. */
function isOfResidents(
  { dataset }: Catalog,
  { occupation: { socCode } }: Role,
  areaCode: string,
  pay: Wages | null,
): boolean {
  const { local } = dataset.parameters;
  return pay !== null && local !== undefined && countsResidents(local, { socCode, areaCode, pay });
}

/** Each title's national figure against the published national median of its occupation. */
export function tryNation(catalog: Catalog, roles: readonly Role[], year: number): Distance[] {
  return roles.flatMap((role) => {
    const published = role.wages.find((wages) => wages.year === year)?.median;
    const figure = midFigure(catalog, role, { areaCode: null, year });
    return published && figure ? [{ role, log: Math.log(figure / published) }] : [];
  });
}

export function identityTitles({ roles }: Catalog): Role[] {
  return [...roles.values()].filter(({ namesOccupation }) => namesOccupation);
}

/** The titles that employers file most, at most half of which name their occupation. */
export function mostFiledTitles({ roles }: Catalog): Role[] {
  const ordered = [...roles.values()].sort(
    (a, b) => b.filings - a.filings || (a.slug < b.slug ? -1 : 1),
  );
  let named = 0;
  return ordered
    .filter(({ namesOccupation }) => !namesOccupation || named++ < mostIdentity)
    .slice(0, mostFiled);
}

/** The nation's figure of each kind of developer against what the survey's respondents are paid. */
export function tryDevelopers(catalog: Catalog, years: number): Distance[] {
  return catalog.developerPay.flatMap(({ kind, pay, ...own }) => {
    const slug = developerKinds[kind];
    if (slug === undefined || own.years !== years) return [];
    const role = catalog.roles.get(slug);
    if (!role) throw new Error(`The catalog lacks ${slug}, with which "${kind}" is compared.`);
    const figure = midFigure(catalog, role, { areaCode: null, year: surveyYear });
    return figure === null ? [] : [{ role, log: Math.log(figure / pay) }];
  });
}

/** Logarithms less their mean. */
export function centered(logs: readonly number[]): number[] {
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => log - mean);
}

/** An occupation in which a title without evidence has a narrower interval than another title. */
interface Inverted {
  unknown: Role;
  known: Role;
}

/** Compares intervals of the nation's figures, relative to the median. Contradicting titles are left out. */
export function findNarrowUnknown(catalog: Catalog, year: number): Inverted[] {
  const { dataset, roles } = catalog;
  const widthOf = (role: Role) => {
    const figures = estimate(
      { dataset, role, place: null, basis: "local", level: "any", quarter: releaseQuarter(year) },
      createUnrecordedWorksheet(),
    );
    if (!figures) return null;
    // Bounds are rounded to whole dollars.
    const slack = 1 / figures.median;
    return { low: Math.log(figures.confidenceUpper / figures.median) - slack, slack };
  };
  // Chiefs have the widest interval of their group, whatever is known of their title.
  const titles = [...roles.values()].filter(
    ({ namesOccupation, title, occupation }) =>
      !namesOccupation && !isChief(title, occupation.socCode),
  );
  const byOccupation = Map.groupBy(titles, ({ occupation }) => occupation.socCode);
  return [...byOccupation.values()].flatMap((own) => {
    const [unknown] = own.filter(({ statistics }) => statistics.length === 0);
    const width = unknown && widthOf(unknown);
    if (!unknown || !width) return [];
    const known = own.find((role) => {
      if (role.statistics.length === 0 || role.statistics.some(({ contradicts }) => contradicts)) {
        return false;
      }
      const other = widthOf(role);
      return other !== null && other.low - other.slack > width.low + width.slack;
    });
    return known ? [{ unknown, known }] : [];
  });
}

/** USD a year. */
export const leastOfPhysicians = 150_000;

export interface PhysicianCells {
  cells: number;
  under: number;
  lowest: number;
}

/** The figures of physicians in every area, which must not be those of residents in training. */
export function tryPhysicians(catalog: Catalog, year: number): PhysicianCells {
  const physicians = [...catalog.roles.values()].filter(({ occupation: { socCode } }) =>
    isPhysician(socCode),
  );
  const byCode = new Map(physicians.map((role) => [role.occupation.socCode, role]));
  const plain = [...byCode.values()].map((role) => ({
    ...role,
    namesOccupation: true,
    statistics: [],
  }));
  const figures = plain.flatMap((role) =>
    catalog.areas.flatMap((areaCode) => midFigure(catalog, role, { areaCode, year }) ?? []),
  );
  return {
    cells: figures.length,
    under: figures.filter((figure) => figure < leastOfPhysicians).length,
    lowest: Math.min(...figures),
  };
}
