import type { UnpublishedReason } from "#schema/unpublished-reasons.ts";

interface UnpublishedWords {
  /** The name in the plural, as the first word of a sentence. */
  title: string;
  reason: UnpublishedReason;
  code?: string;
  /** Words that people type, separated by semicolons. */
  words: string;
}

/**
 * Jobs that people ask for and that have no yearly wage, reviewed by hand. The build fails if a word
 * is a role or means one.
 */
export const unpublishedWords: readonly UnpublishedWords[] = [
  {
    title: "Actors",
    reason: "hourly only",
    code: "27-2011",
    words:
      "actor; actress; voice actor; film actor; movie actor; movie star; stage actor; television actor; tv actor; comedian; stand up comedian; comic; stunt performer; stunt double; stuntman; puppeteer; ventriloquist",
  },
  {
    title: "Dancers",
    reason: "hourly only",
    code: "27-2031",
    words:
      "dancer; ballet dancer; ballerina; hip hop dancer; tap dancer; belly dancer; exotic dancer; professional dancer",
  },
  {
    title: "Musicians and singers",
    reason: "hourly only",
    code: "27-2042",
    words:
      "musician; singer; vocalist; opera singer; rapper; songwriter; pianist; concert pianist; guitarist; guitar player; drummer; percussionist; violinist; cellist; organist; church organist; saxophonist; trumpeter; rock star; pop star; singer songwriter; session musician; orchestra musician",
  },
  {
    title: "Disc jockeys",
    reason: "hourly only",
    code: "27-2091",
    words: "dj; disc jockey; disk jockey; deejay; club dj; wedding dj; mobile dj",
  },
  {
    title: "Entertainers, performers and others of their kind",
    reason: "hourly only",
    code: "27-2099",
    words: "entertainer; magician; clown; acrobat; juggler; circus performer; street performer",
  },
  {
    title: "The armed forces",
    reason: "not surveyed",
    words:
      "soldier; army; army soldier; army officer; army sergeant; navy; navy seal; navy officer; naval officer; marine; marines; marine corps; air force; airman; air force pilot; fighter pilot; military; military officer; military pilot; coast guard; infantryman; drill sergeant; special forces; green beret; army ranger; space force",
  },
  {
    title: "Fishing and hunting workers",
    reason: "no published wage",
    code: "45-3031",
    words:
      "fisherman; fisher; fisherwoman; commercial fisherman; commercial fisher; lobsterman; crab fisherman; shrimper; hunter; trapper; fur trapper",
  },
  {
    title: "Elected officials",
    reason: "no published wage",
    code: "11-1031",
    words:
      "legislator; senator; us senator; state senator; congressman; congresswoman; member of congress; congressperson; state representative; politician; mayor; governor; city council member; city councilor; councilman; councilwoman; alderman; elected official",
  },
  {
    title: "Physicians in training",
    reason: "not apart",
    words:
      "resident physician; resident doctor; medical resident; physician resident; surgical resident; surgery resident; medical intern; intern physician; physician intern; fellow physician; physician fellow; medical fellow; clinical fellow; resident medical officer",
  },
  {
    title: "Interns and apprentices",
    reason: "field missing",
    words:
      "intern; internship; summer intern; summer internship; student intern; trainee; apprentice; apprenticeship; co op student",
  },
];
