/** The prompts of each server: they name only tools that it has. */
import type { Prompt, PromptArgument } from "../add-documents.ts";

const rules =
  "Give the 95% interval and the assumptions with every figure, quote the citation, and do not guess what is null.";

const role: PromptArgument = { name: "role", description: "Job title", required: true };
const city: PromptArgument = { name: "city", description: "City; the nation if absent" };
const offer: PromptArgument = { name: "offer", description: "Base pay offered, in USD a year" };
const company: PromptArgument = { name: "company", description: "The company", required: true };

const place = (given: string | undefined) => (given ? ` in ${given}` : "");

interface NegotiationTools {
  /** The tool that returns the pay of a role. */
  pay: string;
  /** Judges an offer, and with which arguments. */
  judge: string | null;
  /** Other tools to call. */
  also: readonly (readonly [tool: string, why: string])[];
}

function prepareNegotiation({ pay, judge, also }: NegotiationTools): Prompt {
  return {
    name: "prepare_negotiation",
    title: "Prepare a negotiation",
    description: "What to ask for, why, and what to say, from published pay.",
    arguments: [role, city, offer],
    tools: [pay, ...(judge === null ? [] : [judge]), ...also.map(([tool]) => tool)],
    text: ({ role: title = "", city: where, offer: amount }) =>
      [
        `Prepare me to negotiate pay for ${title}${place(where)}${amount ? `, where I am offered ${amount} a year` : ""}.`,
        `1. Call ${pay} for the role and place, at my level: ask me for my years of experience if you do not know them.`,
        amount && judge !== null
          ? `2. Call ${judge} with the offer, for its verdict and reasons.`
          : "2. Say where in the range I could aim, and why.",
        ...also.map(([tool, why], at) => `${at + 3}. Call ${tool} ${why}.`),
        "Then write: the number to ask for and the least to accept, three arguments with their figures, and what to say word for word.",
        "Do not advise more than the published 90th percentile supports.",
        rules,
      ].join("\n"),
  };
}

interface ComparisonTools {
  /** Compares a role's pay in two cities. */
  cities?: string;
  /** Ranks offers by what is left of them. */
  rank?: string;
}

function compareOffers(
  { pay, judge }: NegotiationTools,
  { cities, rank }: ComparisonTools = {},
): Prompt {
  const argument = (name: string, description: string): PromptArgument => ({
    name,
    description,
    required: true,
  });
  return {
    name: "compare_offers",
    title: "Compare two offers",
    description: "Which of two offers is better, against what each role pays there.",
    arguments: [
      argument("first", "Title, city and pay of one offer"),
      argument("second", "Title, city and pay of the other"),
    ],
    tools: [
      pay,
      ...(judge === null || judge === pay ? [] : [judge]),
      ...(cities ? [cities] : []),
      ...(rank ? [rank] : []),
    ],
    text: ({ first = "", second = "" }) =>
      [
        "Compare these two offers for me.",
        `One: ${first}`,
        `The other: ${second}`,
        `1. For each, call ${pay} for its role and city.`,
        judge === null
          ? "2. Say where each offer lies between the quartiles."
          : `2. For each, call ${judge} with its pay, for the verdict.`,
        ...(cities ? [`3. If only the cities differ, call ${cities}.`] : []),
        ...(rank ? [`3. Call ${rank} with both, for what is left after tax at local prices.`] : []),
        "Then show both side by side: pay, median there, verdict, what is missing (bonus, equity, benefits), and which I should prefer and under which conditions.",
        rank ? "Say which amounts are before tax." : "Base pay before tax is compared; say so.",
        rules,
      ].join("\n"),
  };
}

const reviewPipeline: Prompt = {
  name: "review_pipeline",
  title: "Review my pipeline",
  description:
    "What stands where in the job search, what has gone quiet, and what to do this week.",
  arguments: [],
  tools: ["get_pipeline", "get_suggestions", "list_calendar", "list_jobs"],
  text: () =>
    [
      "Review my job search.",
      "1. Call get_pipeline for the counts, the response rate and what needs attention.",
      "2. Call get_suggestions for the next steps, and list_calendar for what is coming up.",
      "3. Call list_jobs with status offer, interviewing and screening, for the jobs that matter most.",
      "Then write: where I stand in two sentences, the three things to do first with their dates, and which applications to let go.",
      "Change nothing without asking me; then use the call that a suggestion names.",
    ].join("\n"),
};

const researchCompany: Prompt = {
  name: "research_company",
  title: "Research a company",
  description: "All that my records have on a company, and what the role pays.",
  arguments: [company, { ...role, required: true }, city],
  tools: ["list_jobs", "list_contacts", "list_activities", "get_salary"],
  text: ({ company: name = "", role: title = "", city: where }) =>
    [
      `Prepare me for ${name}, for ${title}${place(where)}.`,
      `1. Call list_jobs with company "${name}", and list_activities for each job found.`,
      `2. Call list_contacts with company "${name}": who do I know there?`,
      `3. Call get_salary for the role and place.`,
      "Then write: what has happened so far, whom to ask for what, five questions to ask them, and the pay to expect.",
      "These tools have no facts about the company itself: say so, and mark what you add from elsewhere with its source.",
      rules,
    ].join("\n"),
};

const pipelineTools: NegotiationTools = {
  pay: "get_salary",
  judge: null,
  also: [
    ["get_salary_range", "for the 75th and 90th percentile"],
    ["list_jobs", "with status offer and interviewing, for other offers to mention"],
  ],
};
const salaryTools: NegotiationTools = {
  pay: "analyze_compensation",
  judge: "analyze_compensation",
  also: [["find_adjacent_opportunities", "for what else I could be paid"]],
};
const publicTools: NegotiationTools = { pay: "look_up_pay", judge: "check_pay", also: [] };

export const pipelinePrompts: readonly Prompt[] = [
  prepareNegotiation(pipelineTools),
  reviewPipeline,
  compareOffers(pipelineTools, { cities: "compare_cities" }),
  researchCompany,
];
export const salaryPrompts: readonly Prompt[] = [
  prepareNegotiation(salaryTools),
  compareOffers(salaryTools),
];
export const publicPrompts: readonly Prompt[] = [
  prepareNegotiation(publicTools),
  compareOffers(publicTools, { rank: "compare_offers" }),
];
export const packagePrompts: readonly Prompt[] = [
  prepareNegotiation(salaryTools),
  compareOffers(salaryTools, { rank: "compare_offers" }),
];
