import { percent } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { Chart } from "./chart.tsx";

/** One of the things that may be so. */
interface Chance {
  /** How its ticks look. */
  kind: "below" | "within" | "above";
  /** `below the middle half` */
  words: string;
  /** 0 to 1. */
  probability: number;
}

/** So many of a hundred ticks for each of what may be so. */
export function HundredTicks({
  id,
  title,
  chances,
}: {
  id: string;
  title: string;
  chances: readonly Chance[];
}): Markup {
  const counts = shareOut(chances.map(({ probability }) => probability));
  let before = 0;
  const drawn = chances.map((chance, at) => {
    const from = before;
    before += counts[at] ?? 0;
    return { ...chance, from, to: before };
  });
  return (
    <>
      <Chart
        id={id}
        title={title}
        description={chances
          .map(({ probability, words }) => `${chanceWords(probability)} ${words}`)
          .join(", ")}
        width={700}
        height={34}
        kind="ticks"
      >
        {drawn.map(({ kind, from, to }) => (
          <path class={kind} d={ticksFrom(from, to)} />
        ))}
      </Chart>
      <ul class="keyline">
        {chances.map(({ kind, words, probability }) => (
          <li class={kind}>
            {words} <b>{chanceWords(probability)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function ticksFrom(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, count) => {
    const at = from + count;
    // Every tenth is longer, as on a ruler.
    const height = at % 10 === 0 ? 32 : 25;
    return `M${at * 7 + 0.5} 33v-${height}h4.6v${height}z`;
  }).join("");
}

/** Whole numbers that sum to a hundred; whatever may be so has at least one. */
function shareOut(probabilities: readonly number[]): number[] {
  const counts = probabilities.map((share) =>
    share > 0 ? Math.max(1, Math.round(share * 100)) : 0,
  );
  const largest = counts.indexOf(Math.max(...counts));
  const rest = 100 - counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, at) => (at === largest ? count + rest : count));
}

/** No probability rounds to certainty. */
export function chanceWords(probability: number): string {
  if (probability < 0.005) return "under 1%";
  return probability > 0.995 ? "over 99%" : percent(probability, 0);
}
