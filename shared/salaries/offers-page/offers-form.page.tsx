import { type PayPeriod, payPeriods } from "#schema/pay-periods.ts";
import { type FilingStatus, filingStatuses } from "#shared/contract/filing-status.ts";
import type { PayLevel } from "#shared/contract/levels.ts";
import { AmountField } from "#shared/html/forms/pay-fields.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import { LevelField, NameField } from "#shared/html/lookup/lookup-form.tsx";
import type { Markup } from "#shared/html/page.ts";

export const maxOffers = 5;

/** One offer as typed. */
export interface OfferValues {
  label: string;
  role: string;
  city: string;
  base: string;
  /** What the base is for; the other amounts are for a year, or once. */
  period: PayPeriod;
  bonus: string;
  signing: string;
  equity: string;
}

/** The fields that hold typed text. */
export const offerTextNames = [
  "label",
  "role",
  "city",
  "base",
  "bonus",
  "signing",
  "equity",
] as const;
type OfferTextName = (typeof offerTextNames)[number];

export interface OffersValues {
  offers: readonly OfferValues[];
  filingStatus: FilingStatus;
  exp: PayLevel;
}

/** Messages by the name of the field: `base2` is the base pay of the second offer. */
export type OffersErrors = Readonly<Record<string, string>>;

const statusNames: Readonly<Record<FilingStatus, string>> = {
  single: "Single",
  married: "Married, joint return, one income",
  head_of_household: "Head of household",
};

/** Asks for one offer, or for several to compare. Without scripts all fields are there, too. */
export function OffersForm({
  values: { offers, filingStatus, exp },
  errors,
}: {
  values: OffersValues;
  errors: OffersErrors;
}): Markup {
  return (
    <form class="offers" id="offers" action="/offers" method="post">
      {offers.slice(0, 2).map((offer, at) => (
        <OfferFields offer={offer} number={at + 1} errors={errors} />
      ))}
      <details class="more" open={offers.slice(2).some(isFilled)}>
        <summary>A third offer, or more</summary>
        <div>
          {offers.slice(2).map((offer, at) => (
            <OfferFields offer={offer} number={at + 3} errors={errors} />
          ))}
        </div>
      </details>
      <div class="whole">
        <LevelField value={exp} />
        <div class="field">
          <label for="filing_status">Tax return</label>
          <select id="filing_status" name="filing_status">
            {filingStatuses.map((status) => (
              <option value={status} selected={status === filingStatus}>
                {statusNames[status]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <button type="submit">Show what they are worth</button>
        </div>
      </div>
    </form>
  );
}

/** Only the first offer has to be there: one alone gets its worth and its letter. */
function OfferFields({
  offer,
  number,
  errors,
}: {
  offer: OfferValues;
  number: number;
  errors: OffersErrors;
}): Markup {
  const required = number === 1;
  const field = (name: OfferTextName) => ({
    name: `${name}${number}`,
    value: offer[name],
    error: errors[`${name}${number}`],
  });
  const period = `period${number}`;
  return (
    <fieldset id={`offer-${number}`}>
      <legend>
        {offer.label.trim() ||
          `${ordinals[number - 1]} offer${required ? "" : ", if you have one"}`}
      </legend>
      <TextField label="Employer" maxLength={80} {...field("label")} />
      <NameField kind="role" label="Job, for the letter" {...field("role")} />
      <NameField kind="city" label="City" placeholder="" {...field("city")} required={required} />
      <div class="pay">
        <AmountField label="Base pay, USD" {...field("base")} required={required} />
        <div class="field">
          <label for={period}>For</label>
          <select id={period} name={period}>
            {payPeriods.map((own) => (
              <option value={own} selected={own === offer.period}>
                {own === "hourly" ? "an hour" : "a year"}
              </option>
            ))}
          </select>
        </div>
      </div>
      <AmountField label="Bonus a year" {...field("bonus")} />
      <AmountField label="Signing bonus, once" {...field("signing")} />
      <div class="wide">
        <AmountField label="Equity, whole grant over four years" {...field("equity")} />
      </div>
    </fieldset>
  );
}

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth"] as const;

/** Whether anything is typed for an offer. */
export function isFilled(offer: OfferValues): boolean {
  return offerTextNames.some((name) => offer[name].trim() !== "");
}
