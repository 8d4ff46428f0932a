import { listing } from "../../core/format.ts";
import type { PayRead } from "../../postings/read-text.ts";
import type { LawAsked } from "./check-posting.response.ts";
import type { PostedPlaces } from "./find-places.ts";
import type { PostingLaw } from "./posting-law.ts";
import { postingLaws } from "./posting-laws.ts";

/** What the laws of the places of a posting ask for, and whether its pay is given as they ask. */
export function findLaws(
  { places, isRemote }: PostedPlaces,
  {
    location,
    pay,
    isCommission,
    today,
  }: { location: string | null; pay: PayRead; isCommission: boolean; today: string },
): LawAsked[] {
  const own = postingLaws.filter((law) =>
    places.some((place) => place.state === law.state && isThere(law, place.town, location)),
  );
  // Work that can be done anywhere can be done there.
  const anywhere =
    isRemote && places.length === 0
      ? postingLaws.filter(({ kind, remote, duty }) => {
          return kind === "state" && remote === "covered" && duty === "posting";
        })
      : [];
  return [
    ...own.map((law) => describe(law, { pay, isCommission, today, applies: "place" })),
    ...anywhere.map((law) => describe(law, { pay, isCommission, today, applies: "remote" })),
  ];
}

/** A county's law is named only where the posting names the county: which towns it has is not known here. */
function isThere(law: PostingLaw, town: string | null, location: string | null): boolean {
  if (law.kind === "state") return true;
  if (law.kind === "county") {
    return (location ?? "").toLowerCase().includes(law.jurisdiction.toLowerCase());
  }
  return town !== null && law.jurisdiction.replace(/ City$/, "") === town.replace(/ City$/, "");
}

function describe(
  law: PostingLaw,
  {
    pay,
    isCommission,
    today,
    applies,
  }: { pay: PayRead; isCommission: boolean; today: string; applies: LawAsked["applies"] },
): LawAsked {
  const inForce = law.effectiveDate === null || law.effectiveDate <= today;
  return {
    jurisdiction: law.jurisdiction,
    asks: asksFor(law),
    met: inForce && law.duty === "posting" ? isMet(law, pay, isCommission) : null,
    in_force: inForce,
    applies,
    covers: law.covers,
    statute: law.statute,
    effective_date: law.effectiveDate,
    certainty: law.certainty,
    doubt: doubtOf(law),
    url: law.url,
  };
}

function asksFor(law: PostingLaw): string {
  if (law.duty === "on_request") {
    return "The law asks for the range of pay to be told to applicants, but not for it to be in the posting.";
  }
  const also = [
    ...(law.benefits ? ["a description of the benefits"] : []),
    ...(law.otherPay === "yes"
      ? ["a description of other pay, such as a bonus or commission"]
      : []),
    ...(law.otherPay === "commission"
      ? ["a statement that the pay is a commission, if it is"]
      : []),
  ];
  const range = "the lowest and the highest pay that the employer expects to pay";
  const single = law.takesOneAmount ? "; one amount is enough if the job pays one amount" : "";
  return `The law asks a posting for ${listing([range, ...also])}${single}.`;
}

/** Whether the pay is posted as a law asks; null where the law or the posting leaves that open. */
function isMet(
  { takesOneAmount, otherPay }: PostingLaw,
  { shape, isTotal }: PayRead,
  isCommission: boolean,
): boolean | null {
  // Some laws ask for that statement where there is no other pay; whether it is enough is not settled here.
  if (isCommission && otherPay === "commission") return null;
  if (shape === "none" || shape === "up_to" || shape === "open_end") return false;
  // Whether the amounts contain the base pay alone is not known.
  if (isTotal) return null;
  if (shape === "range") return true;
  return takesOneAmount ? true : null;
}

const doubts = {
  section: "the number of the section",
  date: "the day on which it took effect",
  benefits: "whether it also asks for benefits",
} as const;

function doubtOf({ certainty, uncertain }: PostingLaw): string | null {
  const about = listing(uncertain.map((name) => doubts[name]));
  if (certainty === "one_source") {
    return `Only one source was read${about === "" ? "" : `, and ${about} is not certain`}.`;
  }
  return about === ""
    ? null
    : `The sources that were read do not agree on ${about}, or do not give it.`;
}
