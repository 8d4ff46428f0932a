import type { Built } from "../output/list-rows.ts";
import { table } from "./write-report.ts";

/** How the premiums of skills were estimated, and their values. */
export function reportSkills({ skills }: Built): string[] {
  const { premiums, fit, columns, incomplete, occupations, languages, hires } = skills;
  const linked = new Map<string, number>();
  for (const { slug } of occupations) linked.set(slug, (linked.get(slug) ?? 0) + 1);
  const percent = (log: number) => `${((Math.exp(log) - 1) * 100).toFixed(1)}%`;
  const surveys = [...new Map(languages.map((use) => [use.year, use])).values()];
  const named = surveys.map(({ year, namings, respondents }) => {
    return `${(namings / respondents).toFixed(2)} languages a respondent in ${year}`;
  });
  const ranked = premiums.toSorted((a, b) => b.coefficient - a.coefficient);
  return [
    "## Skill premiums",
    [
      `- One ordinary least squares regression of the logarithm of annual pay on ${columns} columns, from ${fit.observations} answers of the 2023 survey (full-time employees in the United States, pay in USD); ${incomplete} answers with a blank control are left out. It explains ${(fit.rSquared * 100).toFixed(1)}% of the variance.`,
      `- The ${premiums.length} most used technologies over the questions on languages, databases, platforms, web frameworks, libraries and tools, all at once: each premium is the effect of one technology with the others held fixed.`,
      "- Controls: years of professional experience and their square; dummies of role, education, size of the organization and remote work, against the most frequent answer.",
      "- Standard errors are robust to unequal variances (HC1); intervals are 1.96 of them to each side. Premium = e^coefficient - 1. Negative ones stay.",
      "- These are associations in one survey: who uses a technology differs in more than the controls. The file's author dropped sparse answers and may have imputed sizes of organizations.",
      `- A skill or a language belongs to an occupation where O*NET lists the technology, among the occupations that the survey asks about (15-xxxx, 11-3021, 11-9041, 17-2061): ${occupations.length} pairs; ${premiums.filter(({ slug }) => !linked.has(slug)).length} skills are in none.`,
    ].join("\n"),
    table(
      [
        "skill",
        "category",
        "users",
        "coefficient",
        "s.e.",
        "premium",
        "95% interval",
        "occupations",
      ],
      ranked.map((skill) => [
        skill.name,
        skill.category,
        skill.users,
        skill.coefficient.toFixed(4),
        skill.standardError.toFixed(4),
        percent(skill.coefficient),
        `${percent(skill.ciLow)} to ${percent(skill.ciHigh)}`,
        linked.get(skill.slug) ?? 0,
      ]),
    ),
    "## Languages in two surveys",
    `${languages.length / 2} languages that the surveys of ${surveys.map(({ year }) => year).join(" and ")} both offer, with 50 users or more in the first. Shares are those of all languages named (${named.join(", ")}), because longer answers alone would make nearly every language grow.`,
    "## Hires",
    `${hires.length} monthly figures of ${new Set(hires.map(({ industry }) => industry)).size} industries and regions; the last month is preliminary.`,
  ];
}
