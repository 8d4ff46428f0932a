import { writeCsv } from "../../core/csv/write-csv.ts";
import type { Overview } from "../../salaries/figure-page/overview.ts";
import { hoursPerYear } from "../../salaries/figures/legal-minimum.ts";
import { isPaidByHour } from "../../salaries/figures/paid-by-hour.ts";
import { type DistributionChartProps, Drawing, drawnWidth } from "../charts/distribution.tsx";
import { subjectName } from "./subject-name.ts";

/** The numbers of a figure's chart, one a row. */
export function chartCsv(figure: Overview): string {
  const { distribution, estimate, observed, role } = figure;
  const isHourly = isPaidByHour(role);
  const amounts = [
    ...Object.entries(distribution),
    ["likely_lower", estimate.confidence_lower],
    ["likely_upper", estimate.confidence_upper],
    ["published_median", observed?.median ?? null],
  ] as const;
  return writeCsv([
    ["figure", "usd_a_year", ...(isHourly ? ["usd_an_hour"] : []), "citation"],
    ...amounts.map(([name, amount], at) => [
      name,
      amount,
      ...(isHourly ? [amount === null ? null : (amount / hoursPerYear).toFixed(2)] : []),
      at === 0 ? figure.citation : null,
    ]),
  ]);
}

/** The light colors of the site, for a drawing that stands alone. */
const styles = `text{font-family:"Libre Franklin",Arial,sans-serif;fill:#14202e}
.t{font-size:14px}.t-s{font-size:13px;fill:#435367}.t-b{font-size:15px;font-weight:600}
.halo{paint-order:stroke;stroke:#fff;stroke-width:4px;stroke-linejoin:round}
.axis{stroke:#748498}.grid{stroke:#d2dae3}.lead{stroke:#748498;stroke-dasharray:1 3}
.leader{fill:none;stroke:#748498}.leader-end{fill:#14202e}
.f-tail{fill:#e3ecf7}.f-half{fill:#b7cce8}.curve{fill:none;stroke:#1b4a8c;stroke-width:2}
.guess{stroke-dasharray:2 4}.s-est{stop-color:#1b4a8c}.m-est{fill:#1b4a8c;stroke:#fff}
.m-pub{fill:#fff;stroke:#14202e;stroke-width:2}`.replaceAll("\n", "");

const above = 44;
const below = 40;

/** A figure's chart as a file: with its name above and where it is from below. */
export async function chartSvg(figure: Overview, chart: DistributionChartProps): Promise<string> {
  const drawing = String(await (<Drawing {...chart} size="wide" />));
  const height = Number(/ height="(\d+)"/.exec(drawing)?.[1] ?? 0);
  const file = (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={drawnWidth}
      height={height + above + below}
      viewBox={`0 0 ${drawnWidth} ${height + above + below}`}
    >
      <title>Pay of {subjectName(figure)}</title>
      <style>{styles}</style>
      <rect width="100%" height="100%" fill="#fff" />
      <text class="t-b" x="8" y="26">
        Pay of {subjectName(figure)}
      </text>
      <g transform={`translate(0 ${above})`}>DRAWING</g>
      <text class="t-s" x="8" y={height + above + 26}>
        {figure.pageUrl}, {figure.lineage.quarter}
      </text>
    </svg>
  );
  return String(await file).replace("DRAWING", () => drawing);
}
