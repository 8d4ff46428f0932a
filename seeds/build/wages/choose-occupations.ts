import { sortedBy } from "../compare.ts";
import type { NationalRow } from "./national-row.ts";

export interface Occupation {
  code: string;
  title: string;
  employment: number | null;
  /** The latest release has no wages by the hour. */
  yearlyOnly: boolean;
}

/** A detailed occupation of the latest release that has no annual median. */
interface LeftOut {
  code: string;
  title: string;
  reason: string;
}

/** The detailed occupations with an annual median in the latest release, and the others with the reason. */
export function chooseOccupations(rows: NationalRow[]): {
  year: number;
  occupations: Occupation[];
  leftOut: LeftOut[];
} {
  const year = Math.max(...rows.map((row) => row.year));
  const latest = sortedBy(
    rows.filter((row) => row.year === year && row.group === "detailed"),
    ({ code }) => code,
  );
  const published = latest.filter(({ median }) => median !== null);
  const inLatest = new Set(latest.map(({ code }) => code));
  const earlier = new Map(
    rows
      .filter((row) => row.group === "detailed" && !inLatest.has(row.code))
      .map((row) => [row.code, { title: row.title, year: row.year }]),
  );
  return {
    year,
    occupations: published.map(({ code, title, employment, hourly }) => ({
      ...{ code, title, employment },
      yearlyOnly: hourly.median === null,
    })),
    leftOut: [
      ...latest
        .filter(({ median }) => median === null)
        .map(({ code, title, flags }) => ({
          code,
          title,
          reason: `no annual median in May ${year} (${flags || "blank"}): published by the hour`,
        })),
      ...sortedBy(earlier, ([code]) => code).map(([code, { title, year: last }]) => ({
        code,
        title,
        reason: `last published for May ${last}; the code is not in May ${year}`,
      })),
    ],
  };
}
