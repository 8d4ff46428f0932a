import * as z from "zod";
import { payPeriods } from "#schema/pay-periods.ts";
import { grades, payLevels } from "#shared/contract/levels.ts";
import { DataPointId } from "#shared/contract/salary-fields.response.ts";
import { payShapes } from "#shared/reading/postings/read-pay.ts";
import { EvaluateData } from "../evaluate/evaluate.response.ts";

export const PostingRead = z
  .object({
    title: z.string().meta({ example: "Senior Software Engineer" }),
    company: z.string().nullable(),
    location: z.string().nullable().meta({ example: "Denver, CO" }),
    url: z.string().nullable(),
    role: z.object({ slug: z.string(), title: z.string() }).nullable().meta({
      description: "The role of the catalog that the title names; null if it names none.",
    }),
    experience: z.enum(payLevels).meta({
      description:
        "The level with which its pay is compared: one that was given or that the title names, else everyone's.",
    }),
    grade: z.enum(grades).nullable().meta({
      description:
        "The word of the title with which its pay is compared, in place of years; else null.",
    }),
    shape: z.enum(payShapes).meta({
      description:
        "Which ends of its base pay the posting names: both (`range`), one amount (`single`), only the top (`up_to`), only the bottom (`open_end`), or none.",
    }),
    min: z.number().nullable().meta({ example: 140000 }),
    max: z.number().nullable().meta({ example: 180000 }),
    period: z.enum(payPeriods).nullable().meta({
      description:
        "What `min` and `max` are for: a year or an hour. Pay for a day, a week or a month is converted to a year. Null if it is not clear, or if the pay is for a piece of work (`per`), and then the amounts are as posted.",
    }),
    per: z.string().nullable().meta({
      description:
        "What the posting says that the pay is for: `hour`, `day`, `week`, `two weeks`, `half month`, `month` or `year`, or a piece of work, such as `shift`, `visit` or `mile`, for which it is neither converted nor compared. Null if it does not say.",
      example: "year",
    }),
    currency: z.string().meta({ example: "USD" }),
    words: z.string().nullable().meta({
      description: "The pay in the posting's own words; null for typed amounts.",
      example: "$140,000 to $180,000 a year",
    }),
    variable: z.array(z.string()).meta({
      description:
        "Pay that it names besides the base and that is not guaranteed or is paid once: bonus, commission, signing bonus, on-target earnings.",
    }),
    other_ranges: z.array(z.string()).meta({
      description: "Other base pay that it names, for example for other places or as a contractor.",
    }),
    unread: z.array(z.string()).meta({
      description:
        "Amounts of money, in the posting's own words, that could be pay, a benefit or the size of something: the text does not say which. Where `shape` is `none` and this is not empty, the pay may be among them.",
    }),
    benefits_named: z.boolean().nullable().meta({
      description:
        "Whether its text says what the benefits are, which “great benefits” does not. Null if there is no text, or if it seems to describe them in words that were not read.",
    }),
  })
  .meta({ id: "PostingRead" });
export type PostingRead = z.infer<typeof PostingRead>;

const lawCertainties = ["agreed", "details", "one_source"] as const;

export const LawAsked = z
  .object({
    jurisdiction: z.string().meta({ example: "Colorado" }),
    asks: z.string().meta({ description: "What the law asks for, as a sentence." }),
    met: z.boolean().nullable().meta({
      description:
        "Whether the posting has everything that the law asks for: false if pay or a description of benefits is missing. Null where something cannot be seen, as benefits without a text, or is not settled, where the law is not in force yet, and where it asks for nothing in the posting.",
    }),
    found: z.string().nullable().meta({
      description:
        "What of that was found in the posting, in whole sentences; null where nothing is asked of it yet.",
      example: "The lowest and the highest pay are posted, and benefits are named.",
    }),
    in_force: z.boolean(),
    applies: z.enum(["place", "remote"]).meta({
      description:
        "Whether the posting's place is there, or its remote work may be done from there.",
    }),
    covers: z.string().nullable().meta({
      description: "The employers that it is for; null if not known.",
      example: "15 or more employees",
    }),
    statute: z.string().meta({ example: "C.R.S. 8-5-201(2)" }),
    effective_date: z.iso.date().nullable().meta({
      description: "The day on which it took effect; null if the sources do not say.",
    }),
    certainty: z.enum(lawCertainties).meta({
      description:
        "`agreed`: two or more sources agree on all of it. `details`: they agree on the duty, but not on a detail, see `doubt`. `one_source`: only one was read.",
    }),
    doubt: z.string().nullable(),
    url: z.url().nullable().meta({
      description: "A page about it: the legislature's or an agency's where one is known.",
    }),
  })
  .meta({
    id: "LawAsked",
    description: "A law about pay in postings. It is not legal advice.",
  });
export type LawAsked = z.infer<typeof LawAsked>;

const findingCodes = [
  "no_pay",
  "pay_unread",
  "per_piece",
  "contractor_rate",
  "up_to",
  "open_end",
  "wide_range",
  "period_asked",
  "period_assumed",
  "not_usd",
  "total_pay",
  "variable_pay",
  "several_ranges",
  "below_minimum",
  "against_estimate",
  "published_wage",
  "wage_level",
  "filed_pay",
  "public_scale",
  "benefits_not_named",
  "title_unknown",
  "nation_compared",
  "place_unread",
  "outside_us",
  "tips_not_judged",
] as const;

export const PostingFinding = z
  .object({
    code: z.enum(findingCodes),
    text: z.string().meta({ description: "The finding as a sentence for people." }),
    source: z.object({
      name: z.string().meta({ example: "The posting" }),
      url: z.url().nullable(),
    }),
  })
  .meta({ id: "PostingFinding" });
export type PostingFinding = z.infer<typeof PostingFinding>;

export const SuggestedRange = z
  .object({
    low: z.number().meta({ example: 131000 }),
    high: z.number().meta({ example: 168000 }),
    period: z.enum(payPeriods),
    confidence_level: z.number().min(0).max(1).meta({ example: 0.95 }),
    confidence_lower: z.number().meta({
      description: "The lower end of the interval of the typical pay, for the same period.",
    }),
    confidence_upper: z.number(),
    data_point_id: DataPointId.meta({
      description: "The estimate whose quartiles, rounded, the range is.",
    }),
  })
  .meta({
    id: "SuggestedRange",
    description:
      "A range to post: the middle half of estimated pay, not wider than 1.6 to 1, nor below the legal minimum wage.",
  });
export type SuggestedRange = z.infer<typeof SuggestedRange>;

export const CheckPostingData = z
  .object({
    headline: z.string().meta({
      description: "What matters most about the posting, as one sentence.",
      example:
        "No pay is posted, though the law of Colorado asks for a range: electricians in Denver typically make about $72,000.",
    }),
    posting: PostingRead.meta({ description: "What was read." }),
    evaluation: EvaluateData.nullable().meta({
      description:
        "The posted range or amount, judged as `evaluate` does; null if the posting names no such pay in USD or no role of the catalog, and for work outside of the United States.",
    }),
    law: z.array(LawAsked).meta({
      description:
        "The laws of the posting's place that are known. Empty means that none is known there, or that the place was not understood.",
    }),
    findings: z.array(PostingFinding),
    suggested_range: SuggestedRange.nullable().meta({
      description: "A range for the employer to post; null if no quartiles are known.",
    }),
    disclosure: z.string().nullable().meta({
      description:
        "A sentence to paste into the posting, with its own range if that is complete and not too wide, else with the suggested one. What is in brackets is for the employer to fill in.",
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
  })
  .meta({ id: "PostingCheck" });
export type CheckPostingData = z.infer<typeof CheckPostingData>;
