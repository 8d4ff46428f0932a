import type { CsvCell } from "../../core/csv/write-csv.ts";
import type { Overview } from "../../salaries/figure-page/overview.ts";
import { experienceInYears } from "../../salaries/figures/experience-words.ts";
import { isPaidByHour } from "../../salaries/figures/paid-by-hour.ts";
import { oneOf } from "../../salaries/subject/job-words.ts";
import { salaryPage } from "../../salaries/subject/page-url.ts";
import type { ChartFile } from "../charts/chart-file.tsx";
import {
  type DistributionChartProps,
  DistributionDrawing,
  distributionRows,
} from "../charts/distribution.tsx";
import { QuartersDrawing } from "../charts/quarters.tsx";
import { SpikeMapDrawing, type SpikeMapProps } from "../charts/spike-map.tsx";
import { subjectName, whereName } from "./subject-name.ts";

/** The charts of a figure's page that can be taken along; the map is the nation's. */
export const figureCharts = ["spread", "quarters", "cities"] as const;
export type FigureChart = (typeof figureCharts)[number];

/** How pay spreads, as its chart shows it. */
export function spreadOf(figure: Overview): DistributionChartProps {
  const { distribution, estimate, observed, role, legalMinimum } = figure;
  return {
    subject: subjectName(figure),
    distribution,
    interval: { lower: estimate.confidence_lower, upper: estimate.confidence_upper },
    published: observed?.median ?? null,
    isHourly: isPaidByHour(role),
    least: legalMinimum,
  };
}

/** Typical pay quarter by quarter, which is known for one level. */
export function quartersOf(figure: Overview) {
  return {
    subject: `${figure.role.title} in ${whereName(figure)}, ${experienceInYears.mid}`,
    quarters: figure.snapshots,
  };
}

/** What the job pays in every city. */
export function citiesOf({ role, cities }: Overview): SpikeMapProps {
  return { title: `What ${oneOf(role.title)} is paid in ${cities.length} cities`, cities };
}

/** Path and query of a chart's file, without its format. */
export function chartPath(figure: Overview, chart: FigureChart): string {
  const { role, city, asked, basis, experience } = figure;
  const own = salaryPage({
    role: role.slug,
    city: city?.slug,
    basis,
    place: asked,
    exp: experience.level,
  });
  return chart === "spread" ? own : `${own}${own.includes("?") ? "&" : "?"}chart=${chart}`;
}

/** A chart of the page as a file. */
export function figureFile(figure: Overview, chart: FigureChart): ChartFile {
  const { role, city, experience, lineage, pageUrl } = figure;
  const { title, drawing, rows } = parts(figure, chart);
  const named = [role.slug, city?.slug, experience.level, chart];
  return {
    name: named.filter((part) => part && part !== "mid" && part !== "spread").join("-"),
    title,
    drawing,
    source: `${pageUrl}, ${lineage.quarter}`,
    rows,
  };
}

function parts(
  figure: Overview,
  chart: FigureChart,
): Pick<ChartFile, "title" | "drawing"> & { rows: readonly (readonly CsvCell[])[] } {
  if (chart === "quarters") {
    const { subject, quarters } = quartersOf(figure);
    return {
      title: `Typical pay by quarter: ${subject}`,
      drawing: <QuartersDrawing subject={subject} quarters={quarters} size="wide" />,
      rows: [
        ["quarter", "typical_usd_a_year", "likely_lower", "likely_upper"],
        ...quarters.map(({ quarter, median, confidence_lower, confidence_upper }) => [
          ...[quarter, median, confidence_lower, confidence_upper],
        ]),
      ],
    };
  }
  if (chart === "cities" && figure.city === null) {
    const map = citiesOf(figure);
    return {
      title: `${map.title}, ${experienceInYears[figure.experience.level]}`,
      drawing: <SpikeMapDrawing {...map} />,
      rows: [
        ["city", "state", "typical_usd_a_year"],
        ...map.cities.map(({ city: { name, state }, median }) => [name, state, median]),
      ],
    };
  }
  const spread = spreadOf(figure);
  return {
    title: `Pay of ${spread.subject}`,
    drawing: <DistributionDrawing {...spread} size="wide" />,
    rows: distributionRows(spread, figure.citation),
  };
}
