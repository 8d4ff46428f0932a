import { firstFlooredYear } from "#shared/figures/legal-minimum.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import { count, percent, type Section } from "../section.ts";
import type { Catalog } from "./read-catalog.ts";
import { calibrateExperience } from "./try-experience.ts";
import { tryLevels } from "./try-levels.ts";
import { type MinimumShare, tryMinimum } from "./try-minimum.ts";
import {
  centered,
  type Distance,
  findNarrowUnknown,
  identityTitles,
  isOff,
  leastOfPhysicians,
  midFigure,
  mostFiledTitles,
  type PhysicianCells,
  rootMeanSquare,
  tryDevelopers,
  tryNation,
  tryPhysicians,
  tryPublished,
} from "./try-titles.ts";

/** A bound that the method's titles and levels must keep, with the measured value. */
interface Requirement {
  name: string;
  measured: number;
  /** The smallest accepted value; absent where any is. */
  least?: number;
  /** The largest accepted value. */
  most: number;
}

/** The middle and the last of the years of the level with which they are compared. */
const surveyYears = [4, 5];

/** The completed quarters with complete rates: the minimum changed on 1 January, 1 July and 30 September. */
const minimumQuarters = [1, 2, 3].map((quarter) => ({ year: firstFlooredYear, quarter }));

/** Tries titles and levels on published wages and on what developers say they are paid. */
export function calibrateTitles(catalog: Catalog, year: number) {
  const named = identityTitles(catalog);
  const nation = tryNation(catalog, named, year);
  const identity = tryPublished(catalog, named, year);
  const mostFiled = tryPublished(catalog, mostFiledTitles(catalog), year);
  const [managers, filed] = [true, false].map((own) =>
    mostFiled.filter(({ role }) => role.occupation.socCode.startsWith("11-") === own),
  ) as [Distance[], Distance[]];
  const developers = surveyYears.map((years) => tryDevelopers(catalog, years));
  const levels = tryLevels(catalog, year);
  const narrow = findNarrowUnknown(catalog, year);
  const minimum = minimumQuarters.map((quarter) => tryMinimum(catalog, quarter));
  const apart = Math.abs(
    Math.log(ratioOf(catalog, "software-developer", "software-engineer", year)),
  );
  const experience = calibrateExperience(
    catalog,
    catalog.experienceBands,
    catalog.dataset.parameters.experience,
  );
  const physicians = tryPhysicians(catalog, year);
  const sections = [
    titleSection(nation, identity, filed, managers),
    developerSection(developers),
    ...experience.sections,
    physicianSection(physicians),
    minimumSection(catalog, minimum),
  ];
  const plain = developers.map((own) => rootMeanSquare(own.map(({ log }) => log)));
  const required: Requirement[] = [
    { name: "identity titles off by more than 10%", measured: share(nation), most: 0 },
    { name: "most-filed titles off by more than 10%", measured: share(filed), most: 0.03 },
    ...plain.map((measured, at) => ({
      name: `pay of developers at ${surveyYears[at]} years`,
      measured,
      most: 0.135,
    })),
    { name: "software developer against software engineer", measured: apart, most: 0.05 },
    ...levels.map(({ level, outside, workers }) => ({
      name: `${level} outside p10 to p90`,
      measured: outside / workers,
      most: 0,
    })),
    ...minimum.map(({ quarter, under }) => ({
      name: `pairs under the legal minimum in ${quarterLabel(quarter)}`,
      measured: under,
      most: 0,
    })),
    ...experience.required,
    {
      name: `physicians under $${count(leastOfPhysicians)}`,
      measured: physicians.under,
      most: 0,
    },
    { name: "unknown titles with a narrower interval", measured: narrow.length, most: 0 },
  ];
  return { sections, required };
}

const share = (distances: readonly Distance[]) => distances.filter(isOff).length / distances.length;

function titleSection(
  nation: readonly Distance[],
  identity: readonly Distance[],
  filed: readonly Distance[],
  managers: readonly Distance[],
): Section {
  const row = (name: string, own: readonly Distance[]) => [
    name,
    count(own.length),
    rootMeanSquare(own.map(({ log }) => log)).toFixed(3),
    count(own.filter(isOff).length),
    percent(share(own)),
  ];
  const off = [...filed, ...managers]
    .filter(isOff)
    .toSorted((a, b) => a.log - b.log)
    .map(({ role, log }) => `${role.title} ${log > 0 ? "+" : ""}${percent(Math.expm1(log), 0)}`);
  return {
    title: "Titles against the published medians of their occupation",
    text: `Figures, whatever the experience, against the published median of the title's occupation, in the nation and on average over the twelve areas with most workers. Titles of managers (SOC 11) name no occupation. In the nation every title that names its occupation must be within 10%, and of the most-filed titles 97%. Those that are not: ${off.join(", ") || "none"}.`,
    header: ["", "titles", "root mean square", "off by more than 10%", "share"],
    rows: [
      row("titles that name their occupation, in the nation", nation),
      row("titles that name their occupation, in twelve areas", identity),
      row("most-filed titles, in twelve areas", filed),
      row("most-filed titles of managers (not required), in twelve areas", managers),
    ],
  };
}

function developerSection(developers: readonly Distance[][]): Section {
  const [first = []] = developers;
  return {
    title: "Titles against what developers say they are paid",
    text: "The nation's figures of May 2023, whatever the experience, against the pay that developers with 4 and with 5 years of experience named in the Stack Overflow survey of that month. The first two rows are the root mean square of the differences in logs, plain and less their mean; a plain one must be at most 0.135.",
    header: ["", ...surveyYears.map((years) => `at ${years} years`)],
    rows: [
      ["all titles, plain", ...developers.map((own) => spread(own.map(({ log }) => log)))],
      [
        "all titles, centered",
        ...developers.map((own) => spread(centered(own.map(({ log }) => log)))),
      ],
      ...first.map(({ role }, at) => [
        role.title,
        ...developers.map((own) => percent(Math.expm1(own[at]?.log ?? Number.NaN), 0)),
      ]),
    ],
  };
}

const spread = (logs: readonly number[]) => rootMeanSquare(logs).toFixed(3);

function minimumSection({ roles }: Catalog, shares: readonly MinimumShare[]): Section {
  const yearly = [...roles.values()].filter(({ occupation }) => occupation.yearlyOnly);
  return {
    title: "Pairs under the legal minimum (local)",
    text: `Every role in every city at every level: how many of these figures have a median, a low or a high that was raised to the legal minimum of a full-time year there, and how many are still below it. Target: none. The ${count(yearly.length)} roles of occupations whose pay is published by the year only are counted, and not raised.`,
    header: ["quarter", "figures", "raised", "share", "under the legal minimum"],
    rows: shares.map(({ quarter, pairs, raised, under }) => [
      quarterLabel(quarter),
      count(pairs),
      count(raised),
      percent(raised / pairs),
      count(under),
    ]),
  };
}

function physicianSection({ cells, under, lowest }: PhysicianCells): Section {
  return {
    title: "Physicians (local)",
    text: `Figures of physicians' occupations in every area of the catalog. None may be under $${count(leastOfPhysicians)}, which is what residents in training are paid and no physician is.`,
    header: ["", "cells", "under", "lowest"],
    rows: [["all occupations of physicians", count(cells), count(under), `$${count(lowest)}`]],
  };
}

function ratioOf(catalog: Catalog, one: string, other: string, year: number): number {
  const [a, b] = [one, other].map((slug) => {
    const role = catalog.roles.get(slug);
    return role ? midFigure(catalog, role, { areaCode: null, year }) : null;
  });
  if (!a || !b) throw new Error(`The catalog lacks a figure of ${one} or ${other}.`);
  return a / b;
}
