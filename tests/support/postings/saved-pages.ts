/** Pages with a posting, in the shapes of common job boards and applicant systems. The companies are invented. */
import pages from "./saved-pages.json" with { type: "json" };

/** What the form of a job has in it; a field that is left out is empty. */
export interface FilledJob {
  company?: string;
  title: string;
  location?: string;
  salaryMin?: string;
  salaryMax?: string;
  /** `annual` if it is left out, as for USD. */
  salaryPeriod?: string;
  currency?: string;
}

export interface SavedPage {
  /** What is particular about it. */
  shape: string;
  html: string;
  job: FilledJob;
  /** Words of the pay check, or of the text that is kept. */
  says?: string;
}

export const savedPages: readonly SavedPage[] = pages;
