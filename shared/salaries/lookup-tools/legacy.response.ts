import * as z from "zod";
import {
  Estimate,
  ExperienceBands,
  TotalCompensation,
} from "#shared/contract/estimate.response.ts";
import {
  CityReference,
  DataPointId,
  Dollars,
  RoleReference,
} from "#shared/contract/salary-fields.response.ts";
import { AdjacentEntry } from "../adjacent/adjacent.response.ts";
import { CrowdFigures } from "../crowd/crowd.response.ts";
import { Snapshot } from "../history/history.response.ts";
import { RoleSkill } from "../skills/skills.response.ts";

const NoSource = z
  .null()
  .meta({ description: "Always null: no public source. The assumptions give the reason." });

export const SurveyAnswers = z
  .object({
    compared_with: z.string().meta({
      description: "The most frequent answer, whose premium is 0.",
      example: "Remote",
    }),
    answers: z
      .array(
        z.object({
          answer: z.string().meta({ example: "In person" }),
          premium: z.number().meta({
            description:
              "Pay difference from `compared_with`, with the other variables held constant, as a fraction; -0.1 is 10% less.",
            example: -0.104471,
          }),
          premium_pct: z.int().meta({ example: -10 }),
          standard_error: z.number().meta({
            description: "Heteroskedasticity-robust standard error of the coefficient of log pay.",
          }),
          sample_size: z.int().meta({ description: "Number of respondents who answered so." }),
          confidence: z
            .object({ level: z.number(), lower: z.number(), upper: z.number() })
            .meta({ description: "Confidence interval of the premium, as fractions." }),
          data_point_id: DataPointId,
        }),
      )
      .meta({ description: "Highest premium first." }),
  })
  .meta({
    id: "SurveyAnswers",
    description:
      "How pay differs by the answers to a question, in technology jobs of the Stack Overflow Developer Survey; not specific to the role.",
  });
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

const technologyOnly = "null for roles outside technology, which the survey does not cover.";

export const LegacyData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    baseSalary: Estimate.meta({ description: "Estimate, whatever the experience." }),
    experienceBands: ExperienceBands,
    totalComp: TotalCompensation,
    remoteAdjustment: SurveyAnswers.nullable().meta({
      description: `By place of work; ${technologyOnly}`,
    }),
    companySize: SurveyAnswers.nullable().meta({
      description: `By the number of people in the company; ${technologyOnly}`,
    }),
    equity: NoSource,
    skillPremiums: z.array(RoleSkill).nullable().meta({
      description: "Same as in `skills`; null if the key may not call it.",
    }),
    educationPremiums: SurveyAnswers.nullable().meta({
      description: `By education; ${technologyOnly}`,
    }),
    freelanceRates: NoSource,
    adjacentRoles: z.array(AdjacentEntry).nullable().meta({
      description: "Same as in `adjacent`; null if the key may not call it.",
    }),
    trends: z.array(Snapshot).meta({
      description: "Same as in `history`: only the latest four quarters on the Free plan.",
    }),
    yoyGrowth: z.number().nullable().meta({
      description:
        "Change from the same quarter of the previous year, in percent; null if `trends` does not include it, or only one of the two is raised to the legal minimum wage.",
    }),
    employerSalaries: z
      .array(
        z.object({
          employer: z.string().meta({ description: "Name on the filings.", example: "Google LLC" }),
          company: z.string().nullable().meta({
            description: "Slug of the company; null with fewer than ten filings.",
            example: "google",
          }),
          occupation: z.string().meta({ example: "Software Developers" }),
          filings: z.int().min(5),
          median: Dollars.meta({
            description:
              "Median of the lowest wage offered, in USD per year, rounded to thousands.",
          }),
          period: z.string().meta({ example: "October 2025 to March 2026" }),
          data_point_id: DataPointId.nullable().meta({
            description: "Its lineage names the row; null without a company.",
          }),
        }),
      )
      .nullable()
      .meta({
        description:
          "Base pay that the employers with the most H-1B filings of the role's occupation filed, nationwide; the lower end of what was offered, and not everybody's pay. Null if none is listed.",
      }),
    crowdSubmissions: CrowdFigures.nullable().meta({
      description:
        "Same as in `crowd`; null if the account has not made a submission, or with fewer than ten submitters.",
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "LegacySalary" });
export type LegacyData = z.infer<typeof LegacyData>;
