/** Words that end in s and are not plurals, or that titles keep in the plural. */
const unchanged = new Set(
  `sales operations systems news physics economics logistics analytics robotics mathematics genetics
  electronics graphics statistics ethics optics hydraulics mechanics plastics ceramics athletics
  communications relations resources services studies arts sciences sports aerospace windows kubernetes
  sas ios os aws gis status business process access campus bus gas glass class press boss compass mass
  brass lens waitress hostess actress seamstress stewardess business-process apparatus census radius
  corps series species premises linguistics informatics bioinformatics obstetrics pediatrics geriatrics
  orthopedics orthotics prosthetics ms us series dcs sous cypress express wireless congress progress
  textiles clothes goods always jenkins sass less address address fitness wellness harness
  veterans humanities claims savings earnings accounts benefits admissions`.split(/\s+/),
);

const irregular = new Map([
  ["men", "man"],
  ["women", "woman"],
  ["children", "child"],
  ["people", "person"],
  ["knives", "knife"],
  ["midwives", "midwife"],
]);

/** The singular of an English word, lower case; words that are none stay. */
export function singularWord(word: string): string {
  if (unchanged.has(word) || /'|\d/.test(word) || word.length < 4) return word;
  const whole = irregular.get(word);
  if (whole !== undefined) return whole;
  if (
    /(?:fire|police|sales|service|repair|work|fore|line|crafts|fisher|mail|trades)men$/.test(word)
  ) {
    return word.replace(/men$/, "man");
  }
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return word.replace(/ies$/, "y");
  if (/(?:ss|ch|sh|x|zz)es$/.test(word)) return word.replace(/es$/, "");
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/s$/, "");
}
