import { listing } from "#shared/core/format.ts";
import type { LawAsked } from "./check-posting.response.ts";
import type { PostedPlaces } from "./find-places.ts";
import { isMet, type SeenPosting, sayFound } from "./law-met.ts";
import type { PostingLaw } from "./posting-law.ts";
import { postingLaws } from "./posting-laws.ts";

/** What the laws of the places of a posting ask for, and whether it has that. */
export function findLaws(
  { places, isAnywhere, excluded }: PostedPlaces,
  { location, seen, today }: { location: string | null; seen: SeenPosting; today: string },
): LawAsked[] {
  const own = postingLaws.filter((law) =>
    places.some((place) => place.state === law.state && isThere(law, place.town, location)),
  );
  // Work that can be done anywhere can be done there.
  const anywhere = isAnywhere
    ? postingLaws.filter(({ kind, state, remote, duty }) => {
        const isCovered = kind === "state" && remote === "covered" && duty === "posting";
        return isCovered && !excluded.includes(state);
      })
    : [];
  return [
    ...own.map((law) => describe(law, { seen, today, applies: "place" })),
    ...anywhere.map((law) => describe(law, { seen, today, applies: "remote" })),
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
  { seen, today, applies }: { seen: SeenPosting; today: string; applies: LawAsked["applies"] },
): LawAsked {
  const inForce = law.effectiveDate === null || law.effectiveDate <= today;
  const isAsked = inForce && law.duty === "posting";
  return {
    jurisdiction: law.jurisdiction,
    asks: asksFor(law),
    met: isAsked ? isMet(law, seen) : null,
    found: isAsked ? sayFound(law, seen) : null,
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
