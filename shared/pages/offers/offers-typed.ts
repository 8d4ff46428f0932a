import type { ExperienceLevel } from "../../contracts/common.ts";
import { CompareOffersBody } from "../../contracts/compare-offers.ts";
import type { CompareOffersData } from "../../contracts/responses/compare-offers.ts";
import type { NegotiateData } from "../../contracts/responses/negotiate.ts";
import { grouped } from "../../core/format.ts";
import { compareOffers } from "../../salaries/compare-offers.ts";
import type { SalaryContext } from "../../salaries/context.ts";
import { negotiate } from "../../salaries/negotiate.ts";
import { findName } from "../find-names.ts";
import { readAmount } from "../forms/read-amount.ts";
import {
  isFilled,
  type OffersErrors,
  type OffersValues,
  type OfferValues,
} from "./offers-form.tsx";

export interface ComparedOffers {
  values: OffersValues;
  errors: OffersErrors;
  result: CompareOffersData | null;
  /** The counter-offer to the best offer that names a job. */
  counter: { label: string; negotiation: NegotiateData } | null;
}

type Offer = CompareOffersBody["offers"][number];

/** An offer with the level that the words for its job begin with, if any: "senior" of "Senior Nurse". */
type TypedOffer = Offer & { level: ExperienceLevel | null };

/** Largest amount that the form takes, as the API does. */
const maxAmount = 10_000_000;
const vestingYears = 4;

/** Compares what a person has typed, or says at which field it cannot be. Nothing is stored. */
export async function compareTypedOffers(
  context: SalaryContext,
  values: OffersValues,
): Promise<ComparedOffers> {
  const errors: Record<string, string> = {};
  const offers: TypedOffer[] = [];
  for (const [at, typed] of values.offers.entries()) {
    if (at >= 2 && !isFilled(typed)) continue;
    const offer = await readOffer(context, typed, at + 1, errors);
    if (offers.some(({ label }) => label === offer.label)) {
      errors[`label${at + 1}`] = "Another offer has this name.";
    }
    offers.push(offer);
  }
  if (Object.keys(errors).length > 0) return { values, errors, result: null, counter: null };
  const body = CompareOffersBody.parse({
    offers: offers.map(({ level: _, ...offer }) => offer),
    filing_status: values.filingStatus,
  });
  const result = await compareOffers(context, body);
  return { values, errors, result, counter: await counterOffer(context, values, result, offers) };
}

async function readOffer(
  { reference }: SalaryContext,
  typed: OfferValues,
  number: number,
  errors: Record<string, string>,
): Promise<TypedOffer> {
  const refuse = (field: keyof OfferValues, message: string) => {
    errors[`${field}${number}`] = message;
  };
  const amount = (field: "base" | "bonus" | "signing" | "equity", least: number) => {
    const value = readAmount(typed[field]);
    if (value === null && least === 0) return 0;
    if (value !== null && value >= least && value <= maxAmount) return Math.round(value);
    refuse(field, `Write an amount up to ${grouped(maxAmount)}, such as 85,000 or 85k.`);
    return least;
  };
  const city = await findName(reference, "city", typed.city);
  if (city.error !== undefined) refuse("city", city.error);
  const role = typed.role.trim() === "" ? null : await findName(reference, "role", typed.role);
  if (role?.error !== undefined) refuse("role", role.error);
  const equity = amount("equity", 0);
  return {
    label: typed.label.trim() || `Offer ${number}`,
    base: amount("base", 1),
    bonus: amount("bonus", 0),
    signing: amount("signing", 0),
    ...(equity > 0 ? { equity: { total: equity, vesting_years: vestingYears } } : {}),
    city: city.slug ?? "",
    ...(role?.slug === undefined ? {} : { role: role.slug }),
    level: role?.error === undefined ? (role?.level ?? null) : null,
  };
}

async function counterOffer(
  context: SalaryContext,
  { exp }: OffersValues,
  { ranking }: CompareOffersData,
  offers: readonly TypedOffer[],
): Promise<ComparedOffers["counter"]> {
  const ranked = ranking.flatMap(
    ({ label }) => offers.find((offer) => offer.label === label) ?? [],
  );
  const best = ranked.find(({ role }) => role !== undefined);
  if (best?.role === undefined) return null;
  const pay = ({ base, bonus, signing, equity }: Offer) => ({
    base,
    bonus,
    signing,
    equity: equity ? Math.round(equity.total / equity.vesting_years) : 0,
  });
  const negotiation = await negotiate(context, {
    role: best.role,
    city: best.city,
    basis: "local",
    exp: best.level ?? exp,
    current_offer: pay(best),
    competing_offers: ranked
      .filter((offer) => offer !== best)
      .map((offer) => ({ label: offer.label, ...pay(offer) })),
    priorities: [],
    tone: "warm",
  });
  return { label: best.label, negotiation };
}
