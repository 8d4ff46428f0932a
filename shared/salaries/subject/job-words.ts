/**
 * How a title of the catalog is written inside a sentence: "a registered nurse", "an ICU nurse",
 * "iOS developers". In lists and headings titles stay as the catalog spells them.
 */

/** Names of products, languages and people in titles, which keep their capital in a sentence. */
const names =
  `Ab Initio,Android,Angular,Appian,Azure,Catholic,Cognos,Drupal,Dynamics,English,French,Golang,
Guidewire,Hadoop,Informatica,Java,Linux,Microsoft,Mohs,Montessori,Node.js,Oracle,Pega,Power BI,
Power Platform,Python,Qlik,React Native,React,Ruby on Rails,Salesforce,SAP Basis,Sitecore,Snowflake,
Spanish,Splunk,SQL Server,Tableau,Vue.js,Windows,Workday,X-ray,C`.split(/,\s*/);

const words = new RegExp(`(?<!\\S)(?:${names.join("|").replaceAll(".", "\\.")})\\b|\\S+`, "g");

/** Two capitals in a row, a capital inside a word, or a digit: "QA", "iOS", "DevOps", "3D". */
const ownSpelling = /[A-Z]{2}|[a-z][A-Z]|\d/;

/** @example jobWords("ICU Nurse") // "ICU nurse" */
export function jobWords(title: string): string {
  return title.replace(words, (word) =>
    names.includes(word) || ownSpelling.test(word) ? word : word.toLowerCase(),
  );
}

/**
 * The people of one of the survey's occupations.
 *
 * @example peopleOfOccupation("Physicians, All Other") // "other physicians"
 */
export function peopleOfOccupation(title: string): string {
  const [, kind] = /^(.+), All Other$/.exec(title) ?? [];
  if (!kind) return jobWords(title);
  return `${/Occupations$/.test(kind) ? "people in other" : "other"} ${jobWords(kind)}`;
}

/** Acronyms are read letter by letter, as in "an RV technician", but for these. */
const readAsWords = /^(?:FICO|HANA|LAN|MIG|SAS|SCADA|SOA|SOC|WAN)\b/;

/** @example oneOf("ICU Nurse") // "an ICU nurse" */
export function oneOf(title: string): string {
  const isSpelled = /^(?:[A-Z]{2}|X-ray)/.test(title) && !readAsWords.test(title);
  const isVowel = isSpelled
    ? /^[AEFHILMNORSX]/.test(title)
    : /^[aeio]/i.test(title) || /^u(?!ni(?!n)|ro|se|ti)/i.test(title);
  return `${isVowel ? "an" : "a"} ${jobWords(title)}`;
}

/** @example peopleIn("Professor of English") // "professors of English" */
export function peopleIn(title: string): string {
  const [, job = "", rest = ""] = /^(.+?)( (?:of|de|at|in) .+| Public)?$/.exec(title) ?? [];
  // "Obstetrician and Gynecologist" is two nouns, "Tool and Die Maker" is one.
  const two = /^(.+(?:ian|ist|er)) and (\S+(?:ist|er))$/.exec(job);
  const many = two ? `${plural(two[1] ?? "")} and ${plural(two[2] ?? "")}` : plural(job);
  return jobWords(many + rest);
}

function plural(noun: string): string {
  if (/(?:counsel|faculty|clergy)$/i.test(noun)) return noun;
  if (/man$/i.test(noun)) return noun.replace(/an$/, "en");
  if (/person$/i.test(noun)) return noun.replace(/erson$/, "eople");
  if (/wife$/.test(noun)) return noun.replace(/fe$/, "ves");
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, "ies");
  return noun + (/(?:s|x|z|ch|sh)$/.test(noun) ? "es" : "s");
}
