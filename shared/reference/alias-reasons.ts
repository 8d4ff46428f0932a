/** Why words mean a role or a city: the reasons in the reviewed tables of aliases. */
export const aliasReasons = {
  abbreviation: "an abbreviation of it",
  sharedAbbreviation: "an abbreviation of it, and of other jobs",
  everyday: "everyday words for it",
  usual: "what most people mean by it",
  sameJob: "the same job, in the catalog under this name only",
  nearest: "the nearest role, because few search for this one",
  sameCity: "the same city in other words",
  part: "a part of it",
  around: "the area around it",
} as const;

/**
 * The reasons of aliases that mean nothing else, so that a job's title or location may be read as
 * what they name. A search may also go by what is probably meant.
 */
export const unambiguousReasons = [
  aliasReasons.abbreviation,
  aliasReasons.everyday,
  aliasReasons.sameJob,
  aliasReasons.sameCity,
] as const;
