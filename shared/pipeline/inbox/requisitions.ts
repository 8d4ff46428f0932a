/** Numbers that employers give their openings, in mails and in the address or title of a job. */
import { firstLines } from "#shared/reading/mail/title-words.ts";

interface Numbered {
  title: string;
  url: string | null;
}

interface Said {
  subject: string;
  text: string;
}

/** Shorter ones are years, times and amounts. */
const anyNumber = /\d{5,12}/g;
/** `R-0048812`, `JR123456`, `Req #4711`, `Job ID: 25-61234` */
const labeled =
  /\b(?:JR|R|REQ|requisition(?: (?:id|number))?|job (?:id|number)|posting (?:id|number))[-_ :#.]{0,3}((?:\d{1,4}-)?\d{4,12})\b/gi;

/** Whether a job has a number that the mail names. */
export function hasRequisition({ title, url }: Numbered, mail: Said): boolean {
  const ofJob = new Set(`${title} ${url ?? ""}`.match(anyNumber));
  return (said(mail).match(anyNumber) ?? []).some((number) => ofJob.has(number));
}

/** Whether mail and job both name the number of an opening, and not the same one. */
export function hasOtherRequisition({ title, url }: Numbered, mail: Said): boolean {
  const [ofJob, ofMail] = [numbersOf(`${title} ${url ?? ""}`), numbersOf(said(mail))];
  return ofJob.length > 0 && ofMail.length > 0 && !ofMail.some((number) => ofJob.includes(number));
}

function said({ subject, text }: Said): string {
  return `${subject}\n${firstLines(text).first}`;
}

function numbersOf(text: string): string[] {
  return [...text.slice(0, 4_000).matchAll(labeled)].map(([, number = ""]) => number);
}
