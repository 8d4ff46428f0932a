/** The layout of the part that belongs to the dataset as a whole. It has no columns. */
import type { Hires, LanguageUse, Skill } from "../market.ts";
import type { MethodParameters } from "../method-parameters.ts";
import type { EmployerCost, MinimumWage, Source, UnpublishedJob, Wages } from "../records.ts";

export interface DatasetHeader {
  /** Fitted by the builder. */
  parameters: MethodParameters;
  sources: Source[];
  /** National wages of all occupations together, oldest release first. */
  allOccupations: Wages[];
  employerCosts: EmployerCost[];
  /** The nation's, oldest first. */
  minimumWages: MinimumWage[];
  unpublishedJobs: UnpublishedJob[];
  skills: Skill[];
  languages: LanguageUse[];
  hires: Hires[];
  /** The slug of a skill or language, and an occupation that O*NET lists it for. */
  skillOccupations: [slug: string, socCode: string][];
}
