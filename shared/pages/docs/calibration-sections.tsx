import content from "../calibration-tables.json";
import { CalibrationChart } from "../charts/calibration.tsx";
import type { Markup } from "../page.ts";

/** The method's fitted constants, as `npm run calibrate -- --write` read them from the seeds. */
export const constants = content.constants;

/** Years of the releases that they are fitted to. */
export const releases = content.releases;

/** The tables that `npm run calibrate -- --write` wrote, each explained and drawn. */
export function CalibrationSections(): Markup {
  return (
    <>
      {content.tables.map((table, at) => (
        <>
          <h3>{table.title}</h3>
          <p>{table.text}</p>
          <CalibrationChart id={`calibration-${at + 1}`} table={table} />
        </>
      ))}
    </>
  );
}
