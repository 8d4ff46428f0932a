import { servedLevel } from "#shared/contract/levels.ts";
import type { CsvCell } from "#shared/core/csv.ts";
import { yearsInTitle } from "#shared/figures/experience-words.ts";
import { isPaidByHour } from "#shared/figures/paid-by-hour.ts";
import type { ChartFile } from "#shared/html/charts/chart-file.tsx";
import {
  type DistributionChartProps,
  DistributionDrawing,
  distributionRows,
} from "#shared/html/charts/distribution.tsx";
import { YearsDrawing } from "#shared/html/charts/years.tsx";
import { jobWords, oneOf } from "../subject/job-words.ts";
import { salaryPage } from "../subject/page-url.ts";
import { subjectName } from "../subject/subject-name.ts";
import type { Overview } from "./overview.ts";
import { SpikeMapDrawing, type SpikeMapProps } from "./spike-map.page.tsx";

/** The charts of a figure's page that can be taken along; the map is the nation's. */
export const figureCharts = ["spread", "years", "cities"] as const;
type FigureChart = (typeof figureCharts)[number];

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

/** What the survey has published for the occupation in the nation, year by year. */
export function yearsOf({ role: { occupation, wages } }: Overview) {
  return {
    subject: `${jobWords(occupation.title)} in the United States`,
    years: wages.flatMap(({ year, median }) => (median === null ? [] : [{ year, median }])),
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
    exp: servedLevel(experience),
  });
  return chart === "spread" ? own : `${own}${own.includes("?") ? "&" : "?"}chart=${chart}`;
}

/** The whole address of a chart's drawing, for pages elsewhere. */
export function chartUrl(figure: Overview, chart: "years" | "cities"): string {
  return `${new URL(`${chartPath(figure, chart)}&as=svg`, figure.pageUrl)}`;
}

/** A chart of the page as a file. */
export function figureFile(figure: Overview, chart: FigureChart): ChartFile {
  const { role, city, experience, lineage, pageUrl } = figure;
  const { title, drawing, rows } = parts(figure, chart);
  const named = [role.slug, city?.slug, servedLevel(experience), chart];
  return {
    name: named.filter((part) => part && part !== "any" && part !== "spread").join("-"),
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
  if (chart === "years") {
    const { subject, years } = yearsOf(figure);
    return {
      title: `Typical pay by year: ${subject}`,
      drawing: <YearsDrawing subject={subject} years={years} size="wide" />,
      rows: [
        ["survey", "typical_usd_a_year", "citation"],
        ...years.map(({ year, median }, at) => [
          ...[`May ${year}`, median],
          at === 0 ? figure.chartCitations.years : null,
        ]),
      ],
    };
  }
  if (chart === "cities" && figure.city === null) {
    const map = citiesOf(figure);
    return {
      title: `${map.title}${yearsInTitle(servedLevel(figure.experience))}`,
      drawing: <SpikeMapDrawing {...map} />,
      rows: [
        ["city", "state", "typical_usd_a_year", "citation"],
        ...map.cities.map(({ city: { name, state }, median }, at) => [
          ...[name, state, median],
          at === 0 ? figure.chartCitations.cities : null,
        ]),
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
