import calibration from "#shared/site/docs/calibration-tables.json" with { type: "json" };
import type { Batches, Row } from "../export-context.ts";

/** The units of the constants. */
const constantUnits: Readonly<Record<keyof typeof calibration.constants, string>> = {
  title_deviation: "log",
  unknown_title_deviation: "log",
  retention: "share",
  published_deviation: "log",
  sampling_variance: "log",
  hidden_deviation: "log",
};

/** The rows of `calibration`: those of the tables that the page on the method shows, a row for each number. */
export async function* calibrationRows(): Batches {
  for (const { title, header, rows } of calibration.tables) {
    yield rows.flatMap(([cells = "", ...values]) =>
      values.map((text, at): Row => [title, cells, header[at + 1], ...measured(text)]),
    );
  }
  yield Object.entries(calibration.constants).map(
    ([name, value]): Row => [
      "constants",
      null,
      name,
      value,
      constantUnits[name as keyof typeof constantUnits],
    ],
  );
}

/** `94.7%` as 94.7 percent, `133,251` as a count. */
function measured(text: string): [value: number | null, unit: string | null] {
  if (text === "") return [null, null];
  const isShare = text.endsWith("%");
  const value = Number(text.replaceAll(",", "").replace(/%$/, ""));
  if (Number.isNaN(value)) throw new Error(`${text} is not a number.`);
  return [value, isShare ? "percent" : "count"];
}
