/** A separate file for browsers, which do not need the schemas. */

/** Levels by years of experience, least first. */
export const experienceLevels = ["entry", "mid", "senior", "staff"] as const;

/** Whose pay a figure is: everyone's, or that of people with so many years of experience. */
export const payLevels = ["any", ...experienceLevels] as const;

/** What a title's own word says where nothing says how many years: `Senior` in "Senior Editor". */
export const grades = ["junior", "mid", "senior", "principal"] as const;

/** The levels of the prevailing wages for work visas, lowest first. */
export const wageLevelNames = ["I", "II", "III", "IV"] as const;
export type WageLevelName = (typeof wageLevelNames)[number];

export type ExperienceLevel = (typeof experienceLevels)[number];

export type PayLevel = (typeof payLevels)[number];

export type Grade = (typeof grades)[number];

/** Whose pay a figure is: that of a level by years, or of people with a grade in their title. */
export type FigureLevel = PayLevel | `grade-${Grade}`;

/** The fields of a call that say whose pay it asks for. */
export interface AskedFields {
  exp: PayLevel;
  grade?: Grade | undefined;
}

/** The one level that `exp` and `grade` name. */
export function askedLevel({ exp, grade }: AskedFields): FigureLevel {
  return grade === undefined ? exp : `grade-${grade}`;
}

/** The level that a person means: the years that were chosen, else the word of the title, if it has one. */
export function meantLevel(chosen: FigureLevel, word: FigureLevel | null | undefined): FigureLevel {
  return chosen === "any" ? (word ?? "any") : chosen;
}

/** The grade of a level, or null for one by years. */
export function gradeOf(level: FigureLevel): Grade | null {
  return grades.find((grade) => level === `grade-${grade}`) ?? null;
}

/** The level of a figure as it is served. */
export function servedLevel({
  level,
  grade,
}: {
  level: PayLevel;
  grade?: Grade | null;
}): FigureLevel {
  return grade ? `grade-${grade}` : level;
}

/** The fields that ask for a level. */
export function askedAs(level: FigureLevel): AskedFields {
  const { exp = "any", grade } = levelParameters(level);
  return { exp, ...(grade === undefined ? {} : { grade }) };
}

/** The parameters that ask for a level; none for everyone's figure. */
export function levelParameters(level: FigureLevel): { exp?: PayLevel; grade?: Grade } {
  const grade = gradeOf(level);
  if (grade !== null) return { grade };
  const exp = payLevels.find((known) => known === level) ?? "any";
  return exp === "any" ? {} : { exp };
}

/** The same in a query: `exp=senior`, `grade=senior`. */
export function levelQuery(level: FigureLevel): string {
  return new URLSearchParams(levelParameters(level)).toString();
}
