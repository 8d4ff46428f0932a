import { DistributionChart } from "#shared/html/charts/distribution.tsx";
import { FunnelChart } from "#shared/html/charts/funnel.tsx";
import { LevelsChart, SideRanges } from "#shared/html/charts/ranges.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { subjectName, whereName } from "#shared/salaries/subject/subject-name.ts";
import type {
  ChartData,
  ComparisonData,
  DistributionData,
  FunnelData,
  LevelsData,
} from "../charts/tool-chart.ts";

/** The charts of a tool's result, as the pages draw them, with the sentences to quote. */
export function drawCharts(charts: readonly ChartData[]): { title: string; html: string } {
  const drawn = charts.map(draw);
  const citations = new Set(drawn.flatMap(({ citation }) => citation ?? []));
  const body = (
    <>
      {drawn.map(({ title, chart }, at) => (
        <section>
          {at === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
          {chart}
        </section>
      ))}
      {[...citations].map((citation) => (
        <p class="note">{citation}</p>
      ))}
    </>
  );
  return { title: drawn[0]?.title ?? "", html: String(body) };
}

interface Drawn {
  title: string;
  chart: Markup;
  /** The citation to quote with the figures. */
  citation?: string | undefined;
}

function draw(chart: ChartData): Drawn {
  switch (chart.kind) {
    case "distribution":
      return drawDistribution(chart);
    case "levels":
      return drawLevels(chart);
    case "comparison":
      return drawComparison(chart);
    case "funnel":
      return drawFunnel(chart);
  }
}

function drawDistribution(data: DistributionData): Drawn {
  const { distribution, estimate, observed, offer, citation } = data;
  const subject = subjectName(data);
  return {
    title: `Pay of ${subject}`,
    chart: (
      <DistributionChart
        subject={subject}
        distribution={distribution}
        interval={{ lower: estimate.confidence_lower, upper: estimate.confidence_upper }}
        published={observed?.median ?? null}
        {...(offer ? { offer } : {})}
      />
    ),
    citation,
  };
}

function drawLevels({ levels, citation, ...subject }: LevelsData): Drawn {
  const name = `${subject.role.title} in ${whereName(subject)}`;
  return {
    title: `Pay of ${name} by level`,
    chart: <LevelsChart subject={name} bands={levels} chosen="any" />,
    citation,
  };
}

function drawComparison({ sides, citation }: ComparisonData): Drawn {
  return {
    title: `${sides.map(({ name }) => name).join(" or ")}`,
    chart: <SideRanges sides={sides} />,
    citation,
  };
}

function drawFunnel({ stages }: FunnelData): Drawn {
  const title = "Jobs that reached each stage";
  const steps = stages.map(({ stage, reached, rate }) => ({ name: inWords(stage), reached, rate }));
  return { title, chart: <FunnelChart id="funnel" title={title} steps={steps} /> };
}
