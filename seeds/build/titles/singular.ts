/** Words that end in s and are not plurals, or that titles keep in the plural. */
const unchanged = new Set(
  `access accounts actress address admissions aerospace always analytics apparatus arts athletics
  aws benefits bioinformatics boss brass bus business business-process campus census ceramics
  claims class clothes communications compass congress corps cypress dcs earnings economics
  electronics ethics express fitness gas genetics geriatrics gis glass goods graphics harness
  hostess humanities hydraulics informatics ios jenkins kubernetes lens less linguistics logistics
  mass mathematics mechanics ms news obstetrics operations optics orthopedics orthotics os
  pediatrics physics plastics premises press process progress prosthetics radius relations
  resources robotics sales sas sass savings sciences seamstress series services sous species
  sports statistics status stewardess studies systems textiles us veterans waitress wellness
  windows wireless`.split(/\s+/),
);

const irregular = new Map([
  ["men", "man"],
  ["women", "woman"],
  ["children", "child"],
  ["people", "person"],
  ["knives", "knife"],
  ["midwives", "midwife"],
]);

/** The singular of an English word in lower case; a word that is not a plural is unchanged. */
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
