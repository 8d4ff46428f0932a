import { CalibrationChart } from "#shared/html/charts/calibration.tsx";
import type { Markup } from "#shared/html/page.ts";
import content from "./calibration-tables.json";

/** The method's fitted constants, as `npm run figures:calibrate -- --write` read them from the seeds. */
export const constants = content.constants;

/** The steps of experience by field, and their errors in logs. */
export const experienceSteps = content.experience;

/** Years of the releases that they are fitted to. */
export const releases = content.releases;

/** What each table shows, by the title that the committed one has. */
const explained: Readonly<Record<string, readonly [heading: string, text: string]>> = {
  "Hidden cells (local)": [
    "Wages that we hid",
    "A fifth of the published wages at a time was hidden and estimated from the others. Of all of them, in the first row, 93% to 97% must lie inside our range. For the last row, a fifth of the areas was hidden whole.",
  ],
  "Later years from earlier tables (local)": [
    "Later years from earlier surveys",
    "Figures made from an earlier survey, compared with what a later one published. In the first row, 93% to 97% must lie inside our range.",
  ],
  "Distance from what is published (local)": [
    "How close we stay to what is published",
    "How far a figure is from the published wage of the same occupation and area, which had a part in it. So this is no test of an estimate.",
  ],
  "National median × price parity": [
    "The nation’s pay at local prices",
    "The other way to compute a figure, against the wages published for May 2025. In the first row, the half of the areas that had no part in the fit, 93% to 97% must lie inside our range; the groups below are of that half.",
  ],
};

/** The tables that `npm run figures:calibrate -- --write` wrote, each explained and drawn. */
export function CalibrationSections(): Markup {
  return (
    <>
      {content.tables.map((table, at) => {
        const [title, text] = explained[table.title] ?? [table.title, table.text];
        return (
          <>
            <h3>{title}</h3>
            <p>{text}</p>
            <CalibrationChart id={`calibration-${at + 1}`} table={{ ...table, title }} />
          </>
        );
      })}
    </>
  );
}
