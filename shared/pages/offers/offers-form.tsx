import type { ExperienceLevel } from "../../contracts/common.ts";
import { type FilingStatus, filingStatuses } from "../../contracts/filing-status.ts";
import { AmountField } from "../forms/amount-field.tsx";
import { TextField } from "../forms/text-field.tsx";
import { LevelField } from "../lookup/lookup-form.tsx";
import { NameField } from "../lookup/name-field.tsx";
import type { Markup } from "../page.ts";

export const maxOffers = 5;

/** One offer as typed. */
export interface OfferValues {
  label: string;
  role: string;
  city: string;
  base: string;
  bonus: string;
  signing: string;
  equity: string;
}

export const offerFields = ["label", "role", "city", "base", "bonus", "signing", "equity"] as const;

export interface OffersValues {
  offers: readonly OfferValues[];
  filingStatus: FilingStatus;
  exp: ExperienceLevel;
}

/** Messages by the name of the field: `base2` is the base pay of the second offer. */
export type OffersErrors = Readonly<Record<string, string>>;

const statusNames: Readonly<Record<FilingStatus, string>> = {
  single: "Single",
  married: "Married, joint return, one income",
  head_of_household: "Head of household",
};

export function OffersForm({
  values: { offers, filingStatus, exp },
  errors,
}: {
  values: OffersValues;
  errors: OffersErrors;
}): Markup {
  return (
    <form class="offers" action="/offers" method="post">
      {offers.slice(0, 2).map((offer, at) => (
        <OfferFields offer={offer} number={at + 1} errors={errors} required />
      ))}
      <details open={offers.slice(2).some(isFilled)}>
        <summary>More offers</summary>
        {offers.slice(2).map((offer, at) => (
          <OfferFields offer={offer} number={at + 3} errors={errors} />
        ))}
      </details>
      <div class="sheet">
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
        <LevelField value={exp} />
        <button type="submit">Compare the offers</button>
      </div>
    </form>
  );
}

function OfferFields({
  offer,
  number,
  errors,
  required = false,
}: {
  offer: OfferValues;
  number: number;
  errors: OffersErrors;
  required?: boolean;
}): Markup {
  const field = (name: keyof OfferValues) => ({
    name: `${name}${number}`,
    value: offer[name],
    error: errors[`${name}${number}`],
  });
  return (
    <fieldset class="sheet">
      <legend>Offer {number}</legend>
      <TextField
        label="Company"
        placeholder={`Offer ${number}`}
        maxLength={80}
        {...field("label")}
      />
      <NameField kind="role" label="Job, for a counter-offer" {...field("role")} />
      <NameField kind="city" label="City" {...field("city")} required={required} />
      <AmountField label="Base pay a year, USD" {...field("base")} required={required} />
      <AmountField label="Bonus a year" {...field("bonus")} />
      <AmountField label="Signing bonus, once" {...field("signing")} />
      <AmountField label="Equity, whole grant over four years" {...field("equity")} />
    </fieldset>
  );
}

/** Whether anything is typed for an offer. */
export function isFilled(offer: OfferValues): boolean {
  return offerFields.some((name) => offer[name].trim() !== "");
}
