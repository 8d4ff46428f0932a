/** Wire schemas that more than one endpoint uses. They validate, type and document. */
import * as z from "zod";

export const slugPattern = /^[a-z0-9-]{1,80}$/;

const slug = z.string().regex(slugPattern, "1 to 80 lower-case letters, digits and hyphens");

export const RoleSlug = slug.meta({
  description: "Slug of a role of the catalog.",
  example: "software-engineer",
});

export const CitySlug = slug.meta({
  description:
    "Slug of a U.S. city of the catalog, short (`san-francisco`) or with its state (`aurora-il`).",
  example: "san-francisco",
});

export const Country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, "two letters")
  .default("US")
  .meta({
    description: "ISO 3166-1 alpha-2 code. Figures exist for the United States only.",
    example: "US",
  });

export const experienceLevels = ["entry", "mid", "senior", "staff"] as const;

export const ExperienceLevel = z.enum(experienceLevels).meta({
  description: "Years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 and more.",
  example: "mid",
});
export type ExperienceLevel = z.infer<typeof ExperienceLevel>;

/** Whole USD per year. */
export const Dollars = z
  .int()
  .meta({ description: "Whole U.S. dollars per year.", example: 135980 });

export const IsoDate = z.iso.date().max(10).meta({ example: "2026-09-30" });

/** For operations without parameters of a kind. */
export const NoParams = z.object({});
export const NoQuery = z.object({});
