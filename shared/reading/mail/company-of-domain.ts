import type { ReadMail } from "./read-mail.ts";

const maxLines = 14;
const least = 5;

/**
 * The company whose name is its sender's domain: "Hutchins Paving" of `dale@hutchinspaving.com`, which is in the
 * sender's name, the signature or the subject. A name that only resembles the domain is none.
 */
export function companyOfDomain({ sender, senderName, subject, text }: ReadMail): string | null {
  const labels = (sender?.split("@").at(-1) ?? "").split(".").slice(0, -1);
  const label = plain(labels.at(-1) ?? "");
  if (label.length < least) return null;
  const lines = text.split("\n").filter((one) => one.trim() !== "" && one.length <= 120);
  const signature = lines.slice(-maxLines).reverse();
  const places = [senderName ?? "", ...signature, subject].flatMap(pieces);
  const names = places.map(withoutDepartment).filter((one) => !otherNames.test(one));
  return names.find((one) => isNameOf(label, one)) ?? null;
}

/** Who writes for employers: agencies, and services whose domain says nothing of whom they write for. */
const otherNames =
  /\b(?:search|recruiters|headhunters|via|docusign|dropbox sign|calendly|goodtime|paradox|usajobs|usa staffing|governmentjobs|neogov|ziprecruiter|glassdoor|monster|handshake|paylocity|paycom|paychex|adp|ukg|ultipro|gusto|rippling|jazzhr|breezy|teamtailor|recruitee|applitrack|frontline|successfactors|zoom|microsoft|google|checkr|sterling|hireright|crosschq|wellfound|dice|careerbuilder|gmail|outlook|yahoo)\b/i;

export function isServiceName(name: string): boolean {
  return otherNames.test(name);
}

const department =
  / (?:talent acquisition|talent|recruiting|recruitment|careers?|jobs|hiring|people|hr|human resources|scheduling|team|department|office|staffing (?:team|office))$/i;

/** "Acme Talent Team" is Acme's. */
function withoutDepartment(name: string): string {
  return name.trim().replace(department, "").replace(department, "");
}

function pieces(text: string): string[] {
  const parts = text.split(/ ?[|•·@] ?| [–—-] |, (?!Inc|LLC|LLP|Ltd|Co\b)|: | at | from /u);
  return /[|•·@:]/u.test(text) ? parts : [text, ...parts];
}

const legal = /,? (?:Inc|LLC|LLP|Ltd|Corp|Co|GmbH|PLC)\.?$/i;

function isNameOf(label: string, text: string): boolean {
  if (!/^\p{Lu}/u.test(text) || text.split(" ").length > 6 || /[.!?:] |@/.test(text)) return false;
  const name = text.replace(legal, "");
  return [name.replaceAll("&", ""), name.replaceAll("&", "and"), name.replace(/^The /, "")].some(
    (one) => {
      const squeezed = plain(one);
      return squeezed === label || (squeezed.length >= least && isMostOf(squeezed, label));
    },
  );
}

/** Whether one begins with the other, which is more than half of it: `ardentbio` of Ardent Biologics. */
function isMostOf(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  return long.startsWith(short) && short.length * 2 > long.length;
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]/g, "");
}
