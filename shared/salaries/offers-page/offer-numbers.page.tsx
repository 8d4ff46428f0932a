import { stateName } from "#shared/contract/state-names.ts";
import { dollars, percent, possessive } from "#shared/core/format.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { ComparedOffer, CompareOffersData } from "../offers/compare-offers.response.ts";

/** A column for each offer, from its parts to what it buys. */
export function OfferNumbers({
  offers,
  years,
  taxYear,
  filing,
}: {
  offers: readonly ComparedOffer[];
  years: number;
  taxYear: number;
  /** Who pays the taxes: `one person filing alone`. */
  filing: string;
}): Markup {
  const caption = `${years === 1 ? "The first year" : `Average of ${years} years`}, ${filing}, tax law of ${taxYear}`;
  return (
    <details>
      <summary>The numbers, and the taxes behind them</summary>
      <ScrollArea label="The numbers, and the taxes behind them">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              {offers.map(({ label }) => (
                <th scope="col" class="number">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(offers).map(({ name, values, isTotal }) => (
              <tr class={isTotal ? "total" : undefined}>
                <th scope="row">{name}</th>
                {values.map((value) => (
                  <td class="number">{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {offers.map((offer) => (
        <TaxSources offer={offer} />
      ))}
    </details>
  );
}

interface Row {
  name: string;
  values: string[];
  isTotal?: boolean;
}

type Year = ComparedOffer["years"][number];

const mean = ({ years }: ComparedOffer, of: (year: Year) => number) =>
  Math.round(years.reduce((sum, year) => sum + of(year), 0) / years.length);

const taxes = (isFederal: boolean) => (year: Year) =>
  year.taxes
    .filter(({ jurisdiction }) => (jurisdiction === "US") === isFederal)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Parts that no offer has are no row. */
function rowsOf(offers: readonly ComparedOffer[]): Row[] {
  const part = (name: string, of: (year: Year) => number): Row[] => {
    const amounts = offers.map((offer) => mean(offer, of));
    return amounts.every((amount) => amount === 0) ? [] : [{ name, values: amounts.map(dollars) }];
  };
  const average = (name: string, of: keyof ComparedOffer["average"]): Row => ({
    name,
    values: offers.map((offer) => dollars(offer.average[of])),
    isTotal: true,
  });
  return [
    ...part("Base pay", ({ base }) => base),
    ...part("Bonus", ({ bonus }) => bonus),
    ...part("Signing bonus, spread over the years", ({ signing }) => signing),
    ...part("Equity", ({ equity }) => equity),
    average("What the letter says", "gross"),
    ...part("Federal taxes", taxes(true)),
    ...part("State and local taxes", taxes(false)),
    average("After tax", "after_tax"),
    {
      name: "Prices, compared with the nation’s",
      values: offers.map(({ city }) => `${city.col_multiplier.toFixed(2)} times`),
    },
    average("What it buys, at national prices", "adjusted"),
    {
      name: "Share that goes to taxes",
      values: offers.map(({ average: { effective_tax_rate } }) => percent(effective_tax_rate)),
    },
  ];
}

/** `Federal income tax`, or `California: state surtax`. */
function taxWords(jurisdiction: string, name: string): string {
  const words = name
    .replaceAll("_", " ")
    .replace("social security", "Social Security")
    .replace("medicare", "Medicare");
  return jurisdiction === "US"
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : `${stateName(jurisdiction)}: ${words}`;
}

function TaxSources({ offer: { label, city, tax_rules } }: { offer: ComparedOffer }): Markup {
  return (
    <details>
      <summary>
        The taxes on {possessive(label)} pay in {city.name}, {city.state}
      </summary>
      <ul class="points">
        {tax_rules.map(({ jurisdiction, name, source, caveats }) => (
          <li>
            {taxWords(jurisdiction, name)},{" "}
            <a href={source.url} rel="external">
              {source.publisher}
            </a>
            {caveats.length > 0 && `. ${caveats.join(" ")}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the table's caption calls a tax return. */
export const filings: Readonly<Record<CompareOffersData["filing_status"], string>> = {
  single: "one person filing alone",
  married: "a couple filing together, with one income",
  head_of_household: "a head of household",
};
