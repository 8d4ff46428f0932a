import { dollars } from "../../core/format.ts";
import type { Figures } from "../figures/estimate.ts";
import { experience } from "../figures/experience.ts";

/** A title that names a rank; `exp` then cannot mean years since the start of a career. */
const rank = /\b(chief|director|vice president|president|head of)\b/i;

/** Sentences about the effect of the level on an estimate, and its place in the occupation's distribution. */
export function levelSentences(figures: Figures): string[] {
  const { role, level } = figures.input;
  const { years, multiplier } = experience[level];
  const used = figures.levelMultiplier;
  return [
    used === multiplier
      ? `The experience level ${level} (${years} years) multiplies the wage by ${multiplier}, a fixed scale set by this API rather than a measurement: the survey knows nothing of experience.`
      : `The experience level ${level} (${years} years) multiplies the wage by ${used.toFixed(3)}: the fixed scale of this API has ${multiplier}, and is shortened here so that no level is outside what eight in ten people with this title earn. It is not a measurement, because the survey knows nothing of experience.`,
    ...(rank.test(role.title)
      ? [
          "The title itself names a rank, so the experience level means years in such a role, not years since the start of a career.",
        ]
      : []),
    ...positionSentence(figures),
  ];
}

function positionSentence({ position, reference, input, floor }: Figures): string[] {
  const { percentile, beyondPublished } = position;
  const who = `everyone in the occupation ${input.place ? `in ${input.place.city.metro.title}` : "in the nation"}, all levels together`;
  const median = floor.hasRaised("median")
    ? "Before it is raised to the legal minimum wage, the median"
    : "The median";
  if (percentile !== null) {
    return [`${median} is at about the ${ordinal(percentile)} percentile of what ${who}, earns.`];
  }
  const edge = reference?.percentile(beyondPublished === "below_p10" ? "p10" : "p90");
  if (!beyondPublished || !edge) return [];
  const [side, name] = beyondPublished === "below_p10" ? ["below", "10th"] : ["above", "90th"];
  const amount =
    edge.value < (floor.law?.annual ?? 0)
      ? ""
      : ` (${dollars(Math.round(edge.value))} in this quarter)`;
  return [
    `${median} is ${side} the ${name} percentile of what ${who}, earns${amount}: so far out, the scale is not supported by published pay.`,
  ];
}

/** `38th` */
export function ordinal(value: number): string {
  const suffix = { one: "st", two: "nd", few: "rd", other: "th" } as Record<string, string>;
  const lastTwo = value % 100;
  const key =
    lastTwo >= 11 && lastTwo <= 13
      ? "other"
      : ({ 1: "one", 2: "two", 3: "few" }[value % 10] ?? "other");
  return `${value}${suffix[key]}`;
}
