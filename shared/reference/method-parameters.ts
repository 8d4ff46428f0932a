import * as z from "zod/mini";
import { ExperienceParameters } from "./experience-parameters.ts";
import { LocalParameters } from "./local-parameters.ts";

/** Distances in log pay below and above national wage × price parity. */
const Band = z.tuple([z.number().check(z.minimum(0)), z.number().check(z.minimum(0))]);

/** Measured error of national wage × price parity against published metropolitan medians. */
export const IntervalParameters = z.object({
  confidence_level: z.number(),
  /** The wage release and the parity year of the measurement. */
  wage_year: z.int(),
  parity_year: z.int(),
  /** Multiplies every band; determined by cross-validation over areas. */
  scale: z.number().check(z.positive()),
  /** Keyed by SOC code: of a detailed occupation, a major group, or all occupations (`00-0000`). */
  bands: z.record(z.string(), Band),
});
export type IntervalParameters = z.infer<typeof IntervalParameters>;

const Deviation = z.number().check(z.minimum(0));

/** Standard deviations of log pay that say how far a title's evidence is followed. */
const TitleFactorParameters = z.object({
  /** The deviation between titles of an occupation. */
  tau: Deviation,
  /** How many titles it was fitted to. */
  tau_titles: z.int().check(z.minimum(0)),
  /** Takes the place of `tau` for a title that contradicts its occupation. */
  contradicting_tau: Deviation,
  /** Takes the place of `tau` for managers and chiefs (SOC 11). */
  manager_tau: Deviation,
  /** The deviation of a title without evidence. */
  unknown_tau: Deviation,
  /** The deviation between sources that compare medians, about one title. */
  source_tau: Deviation,
  /** The deviation of a government's pay scale, which grades by the title what others pay. */
  scale_tau: Deviation,
  /**
   * The deviation between employers, and between postings, that compare a title with something held
   * fixed.
   */
  employer_sd: Deviation,
  posting_sd: Deviation,
  /** The deviation between such sources about one title. */
  adjusted_sd: Deviation,
  /** The deviation of a survey that people chose to answer, about one title. */
  survey_sd: Deviation,
  /** Keyed by SOC code: the mean log ratio of an occupation's titles, which is taken off each. */
  centers: z.record(z.string(), z.number()),
});

/** Parameters that the builder fitted to the data of a dataset version. */
export const MethodParameters = z.object({
  experience: ExperienceParameters,
  title_factor: TitleFactorParameters,
  interval: IntervalParameters,
  /** Absent from datasets without a model of local pay, such as those of tests. */
  local: z.optional(LocalParameters),
});
export type MethodParameters = z.infer<typeof MethodParameters>;
