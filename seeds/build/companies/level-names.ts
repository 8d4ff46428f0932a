/** The two cells of a ladder that name a level, in whichever order the company's page had them. */
interface LadderCells {
  level: string;
  title: string;
}

export interface LevelName {
  /** The company's code, such as L4; null if it has none. */
  level: string | null;
  /** The words; null if the code is all there is. */
  title: string | null;
}

/** A letter or two with a number, a number, or a numbered band. */
const code = /^(?:(?:band|grade|level) [a-z0-9]+|[a-z]{0,3}-?\d+[a-z]?|\d-\d|i{1,3})$/i;
/** Initials, as Accenture and Expedia use them for levels; those of a job are words. */
const initials = /^(?!(?:MTS|SDE|SWE)$)[A-Z]{1,4}$/;
/** A job in initials, which a company without codes uses as one: "Senior MTS", "SE 2". */
const shortened = /\b(?:MTS|SDE|SE|SWE)\b/;

function writeOut(level: string): string {
  return level
    .replace(/\bMTS\b/, "Member of Technical Staff")
    .replace(/\bSDE\b/, "Software Development Engineer")
    .replace(/\bSW?E\b/, "Software Engineer");
}

/**
 * The names of a company's levels: always the code as the level and the words as its title. A company
 * that has no codes has titles alone.
 */
export function nameLevels(ladder: readonly LadderCells[]): LevelName[] {
  const isCode = (text: string) => code.test(text) || initials.test(text);
  const hasCodes = ladder.some(({ level, title }) => isCode(level) || isCode(title));
  return ladder.map(({ level, title }) => {
    const remark = title === "" ? null : title;
    if (isCode(level)) return { level, title: remark };
    if (isCode(title)) return { level: title, title: level };
    if (!hasCodes && shortened.test(level)) return { level, title: remark ?? writeOut(level) };
    return { level: null, title: remark === null ? level : `${level} (${remark})` };
  });
}
