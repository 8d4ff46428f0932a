import type { ComparedOffer, CompareOffersData } from "../../contracts/responses/compare-offers.ts";
import { dollars, percent } from "../../core/format.ts";
import { Waterfall, type WaterfallStep } from "../charts/waterfall.tsx";
import { Evidence } from "../components/evidence.tsx";
import { WithIds } from "../components/with-ids.tsx";
import type { Markup, Page } from "../page.ts";
import { CounterOffer } from "./counter-offer.tsx";
import { OffersForm } from "./offers-form.tsx";
import type { ComparedOffers } from "./offers-typed.ts";

/** Two to five offers after tax, ranked, with the counter-offer to the best of them. */
export function offersPage({ values, errors, result, counter }: ComparedOffers): Page {
  const isRefused = Object.keys(errors).length > 0;
  return {
    title: "Which offer is worth more?",
    description:
      "Compare two to five job offers after federal, state and local tax, at the prices of each city, with a counter-offer to send.",
    canonical: "/offers",
    kind: "wide",
    status: isRefused ? 400 : 200,
    modules: ["lookup.js", "copy.js"],
    body: (
      <>
        <h1>Which offer is worth more?</h1>
        <p class="lead">
          Two to five offers after federal, state and local tax, at the prices of each city. Nothing
          you enter is stored, and none of it is in the address of this page.
        </p>
        {result && <Result result={result} />}
        {counter && <CounterOffer {...counter} />}
        <OffersForm values={values} errors={errors} />
      </>
    ),
  };
}

function Result({ result }: { result: CompareOffersData }): Markup {
  const { offers, ranking, insights, assumptions, citation, years, tax_year } = result;
  const highest = Math.max(...offers.flatMap(({ average }) => [average.gross, average.adjusted]));
  const ordered = offers.toSorted((a, b) => a.rank - b.rank);
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">{ranking[0]?.label} is worth most</h2>
      <ol class="ranking">
        {ranking.map(({ label, annual_value }) => (
          <li>
            <strong>{label}</strong> {dollars(annual_value)} a year after tax, at national prices
          </li>
        ))}
      </ol>
      <ul class="reasons">
        {insights.map((sentence) => (
          <li>
            <WithIds text={sentence} />
          </li>
        ))}
      </ul>
      <div class="columns">
        {ordered.map((offer) => (
          <OfferCard offer={offer} highest={highest} />
        ))}
      </div>
      <p class="note">
        Averages of {years} {years === 1 ? "year" : "years"}, with the tax law of {tax_year}.
      </p>
      <Evidence assumptions={assumptions} citation={citation} />
    </section>
  );
}

function OfferCard({ offer, highest }: { offer: ComparedOffer; highest: number }): Markup {
  const { label, rank, city, average, market, missing_local_tax: missing, tax_rules } = offer;
  return (
    <section class="card" aria-label={label}>
      <h3>
        {rank}. {label} in {city.name}, {city.state}
      </h3>
      <Waterfall
        id={`offer-${rank}`}
        title={`${label}, from pay to its worth`}
        steps={stepsOf(offer)}
        highest={highest * 1.05}
      />
      <p class="note">
        {percent(average.effective_tax_rate, 1)} of pay goes to taxes. Prices in {city.name} are{" "}
        {city.col_multiplier.toFixed(2)} times the nation's.
      </p>
      {market && (
        <p class="note">
          Base pay is {Math.abs(market.base_pct).toFixed(0)}%{" "}
          {market.base_delta < 0 ? "below" : "above"} the estimated median,{" "}
          {dollars(market.estimate.median)}.
        </p>
      )}
      {missing && (
        <p class="caution">
          {missing.tax} ({missing.law}) is not in the data and so not subtracted.
        </p>
      )}
      <details>
        <summary>The taxes and where they come from</summary>
        <ul>
          {tax_rules.map(({ jurisdiction, name, source, caveats }) => (
            <li>
              {jurisdiction}: {name.replaceAll("_", " ")},{" "}
              <a href={source.url} rel="external">
                {source.publisher}
              </a>
              {caveats.length > 0 && `. ${caveats.join(" ")}`}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** From pay to its worth at national prices, as averages of the years. */
function stepsOf({ years, average, city }: ComparedOffer): WaterfallStep[] {
  const mean = (of: (year: (typeof years)[number]) => number) =>
    Math.round(years.reduce((sum, year) => sum + of(year), 0) / years.length);
  const taxes = (wanted: (jurisdiction: string) => boolean) =>
    -mean((year) =>
      year.taxes
        .filter(({ jurisdiction }) => wanted(jurisdiction))
        .reduce((sum, { amount }) => sum + amount, 0),
    );
  const prices = average.adjusted - average.after_tax;
  return [
    { name: "Base pay", amount: mean(({ base }) => base) },
    { name: "Bonus", amount: mean(({ bonus }) => bonus) },
    { name: "Signing bonus", amount: mean(({ signing }) => signing) },
    { name: "Equity", amount: mean(({ equity }) => equity) },
    { name: "Federal taxes", amount: taxes((jurisdiction) => jurisdiction === "US") },
    { name: "State and local taxes", amount: taxes((jurisdiction) => jurisdiction !== "US") },
    { name: "After tax", amount: average.after_tax, isTotal: true },
    { name: `Prices in ${city.name}`, amount: prices },
    { name: "Worth", amount: average.adjusted, isTotal: true },
  ];
}
