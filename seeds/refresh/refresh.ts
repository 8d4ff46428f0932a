/** Seeds of a new release of wages, from the present ones and the publisher's three workbooks. */

import type { CsvRow } from "../build/output/format-csv.ts";
import { type Refusal, refuseIfAny } from "../build/refusal.ts";
import { chooseOccupations } from "../build/wages/choose-occupations.ts";
import { assembleSeeds } from "./assemble-seeds.ts";
import type { Changes } from "./changes.ts";
import { checkRelease } from "./check-release.ts";
import { listPlaces } from "./list-places.ts";
import { listCalibration, listWages } from "./list-wages.ts";
import { type Present, tableOf } from "./read-present.ts";
import type { Release } from "./read-release.ts";
import {
  listOccupations,
  type Recoded,
  recodeCatalog,
  recodeTitleFactor,
} from "./recode-catalog.ts";
import { recodeTables } from "./recode-tables.ts";
import { updateSources } from "./update-sources.ts";

interface Refreshed {
  /** Contents by path within `seeds/`. */
  files: Map<string, string>;
  version: string;
  /** Notes for a person, a line each. */
  notes: string[];
}

/**
 * @param refusals what reading the release has found.
 * @param fetchedOn the day on which the workbooks were fetched, `YYYY-MM-DD`.
 * @throws {SeedRefusal} naming file, row and reason if the release fails its checks.
 */
export function refresh(
  present: Present,
  release: Release,
  changes: Changes,
  refusals: Refusal[],
  fetchedOn: string,
): Refreshed {
  refusals.push(...checkRelease(present, release, changes));
  refuseIfAny(refusals);
  const { year, national, metros } = release;
  const { occupations, leftOut } = chooseOccupations(national);
  const published = new Map(occupations.map((occupation) => [occupation.code, occupation]));
  const recoded = recodeCatalog(present, changes, (code) => published.has(code), refusals);
  refuseIfAny(refusals);

  const { kept } = recoded;
  const places = listPlaces(present, release, changes);
  const { version, files } = assembleSeeds(present, {
    year,
    listed: new Map<string, readonly CsvRow[]>([
      ...recodeTables(present, recoded),
      ...listWages(present, release, recoded),
      ...places.tables,
      ["occupations.csv", listOccupations(recoded, published)],
    ]),
    wages: {
      areaYears: { metro: year },
      occupations: occupations.filter(({ code }) => kept.has(code)),
      national: national.filter(({ code, group }) => group === "detailed" && kept.has(code)),
      metros: metros.filter(({ code }) => kept.has(code)),
    },
    places: places.fitted,
    sources: updateSources(present, release, kept, fetchedOn),
    calibration: listCalibration(present, recoded),
    titleFactor: recodeTitleFactor(present, recoded),
    counts: { occupations: kept.size },
  });
  return {
    version,
    files,
    notes: [
      ...movedRoles(recoded),
      ...occupations
        .filter(({ code }) => !kept.has(code))
        .map(({ code, title }) => `${code} ${title} has no role and is left out`),
      ...leftOut.map(({ code, title, reason }) => `${code} ${title}: ${reason}`),
      ...places.notes,
      ...titleChanges(present, published),
    ],
  };
}

function movedRoles({ moved }: Recoded): string[] {
  const groups = Map.groupBy(moved, ({ from, to }) => `${to}, formerly ${from}`);
  return [...groups].map(([codes, roles]) => {
    const named = roles.slice(0, 3).map(({ slug }) => slug);
    const rest =
      roles.length > named.length ? ` and ${roles.length - named.length} more roles` : "";
    return `${named.join(", ")}${rest}: occupation ${codes}`;
  });
}

function titleChanges(
  present: Present,
  published: ReadonlyMap<string, { title: string }>,
): string[] {
  return tableOf(present, "occupations.csv").flatMap(({ soc_code: code = "", title = "" }) => {
    const now = published.get(code)?.title;
    return now === undefined || now === title
      ? []
      : [`${code} is called ${now}, formerly ${title}`];
  });
}
