import type { Reference } from "./open-reference.ts";
import type { UnpublishedJob } from "./records.ts";
import { resolveRole, toWords } from "./resolve-words.ts";

/** Why words are no role of the catalog, and the roles to offer in place of it. */
interface RoleExplanation {
  /** Whole sentences for a person; null if roles are offered. */
  why: string | null;
  /** Slugs, best first. */
  offered: string[];
  /** Whether the words are a job that has no yearly figure. */
  isUnpublished: boolean;
}

const noSlugs = { has: () => false };

/** Explains what words or an unknown slug for a job mean where they do not mean a role. */
export async function explainRole(
  reference: Pick<Reference, "dataset" | "nearestRoles">,
  text: string,
): Promise<RoleExplanation> {
  const job = unpublishedJob(reference.dataset.unpublishedJobs, text);
  if (job) return { why: reasonOf(job), offered: [], isUnpublished: true };
  const offered = await reference.nearestRoles(toWords(text).join("-"));
  return { why: offered.length > 0 ? null : nothingLike, offered, isUnpublished: false };
}

const nothingLike =
  "No title, no everyday word for one and no likely misspelling is close to it; the search lists titles that contain a word.";

/** The job without a yearly figure that words name: as they are, in the plural or after a level. */
function unpublishedJob(
  jobs: ReadonlyMap<string, UnpublishedJob>,
  text: string,
): UnpublishedJob | null {
  const aliases = new Map([...jobs.keys()].map((word) => [word, word]));
  const named = resolveRole(text.replaceAll("-", " "), { slugs: noSlugs, aliases });
  return named && (jobs.get(named.slug) ?? null);
}

function reasonOf({ title, reason, hourlyMedian, hourlyYear }: UnpublishedJob): string {
  switch (reason) {
    case "hourly only":
      return `${title} are published by the hour only, because few of them work full-time all year: the median was $${(hourlyMedian ?? 0).toFixed(2)} an hour in May ${hourlyYear}.`;
    case "not surveyed":
      return `${title} are not in this survey, which covers civilian employers.`;
    case "no published wage":
      return `${title} have no published wage, so there is no figure here.`;
    case "not apart":
      return `${title} are not published apart: the survey counts them among physicians of their field, who are paid several times as much, so there is no figure here.`;
    case "field missing":
      return `${title} are paid by the field they work in, which is missing here: name the job, such as software engineer, and take the figure at entry level.`;
  }
}
