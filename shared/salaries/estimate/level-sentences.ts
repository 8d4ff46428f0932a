import { dollars } from "#shared/core/format.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { experience } from "#shared/figures/experience.ts";
import { experienceInWords } from "#shared/figures/experience-words.ts";

/** A title that names a rank; `exp` then cannot mean years since the start of a career. */
const rank = /\b(chief|director|vice president|president|head of)\b/i;

/** Sentences about the effect of the level on an estimate, and its place in the occupation's distribution. */
export function levelSentences(figures: Figures): string[] {
  const { role, level } = figures.input;
  const { multiplier } = experience[level];
  const used = figures.levelMultiplier;
  return [
    used === multiplier
      ? `For ${experienceInWords[level]}, the wage is multiplied by ${multiplier}. That is our own scale, the same for all jobs, and not a measurement: the survey does not ask for experience.`
      : `For ${experienceInWords[level]}, the wage is multiplied by ${used.toFixed(3)}. Our own scale, the same for all jobs, has ${multiplier}, and is shortened here so that no amount is outside what eight in ten people with this title earn. It is not a measurement, because the survey does not ask for experience.`,
    ...(rank.test(role.title)
      ? [
          "The title itself names a rank, so experience means years in such a role, not years since the start of a career.",
        ]
      : []),
    ...positionSentence(figures),
  ];
}

function positionSentence({ position, reference, input, floor }: Figures): string[] {
  const { percentile, beyondPublished } = position;
  const who = `people in the occupation ${input.place ? `in ${input.place.city.metro.title}` : "in the nation"} earn, whatever their experience`;
  const median = floor.hasRaised("median")
    ? "Before it is raised to the legal minimum wage, the typical figure"
    : "The typical figure";
  if (percentile !== null) {
    return [`${median} is more than about ${Math.round(percentile)} in 100 ${who}.`];
  }
  const edge = reference?.percentile(beyondPublished === "below_p10" ? "p10" : "p90");
  if (!beyondPublished || !edge) return [];
  const side = beyondPublished === "below_p10" ? "less than nine in ten" : "more than nine in ten";
  const amount =
    edge.value < (floor.law?.annual ?? 0)
      ? ""
      : ` (${dollars(Math.round(edge.value))} in this quarter)`;
  return [
    `${median} is ${side} ${who}${amount}: so far out, the scale is not supported by published pay.`,
  ];
}
