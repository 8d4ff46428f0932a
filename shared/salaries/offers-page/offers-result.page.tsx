import { dollars } from "#shared/core/format.ts";
import { hourly as anHour } from "#shared/figures/paid-by-hour.ts";
import type { ChartFile } from "#shared/html/charts/chart-file.tsx";
import { ChartTools } from "#shared/html/charts/chart-tools.tsx";
import { type Slope, SlopesChart, SlopesDrawing } from "#shared/html/charts/slopes.tsx";
import { Evidence } from "#shared/html/components/evidence.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { ComparedOffer, CompareOffersData } from "../offers/compare-offers.response.ts";
import { offerHeadline } from "../offers/offer-headline.ts";
import { CounterOfferAdvice, FoldedCounterOffer } from "./counter-offer.page.tsx";
import { filings, OfferNumbers } from "./offer-numbers.page.tsx";
import {
  type ComparedOffers,
  inOrder,
  type OfferLetter,
  type TypedOffer,
} from "./offers-typed.page.ts";
import { SaveOffers } from "./save-panel.page.tsx";

/** The answer, the picture, what to do next, the letters, and what all of it rests on. */
export function OffersResult({
  result,
  offers,
  letters,
}: ComparedOffers & { result: CompareOffersData }): Markup {
  const ranked = inOrder(result);
  return (
    <>
      <section class="case" aria-labelledby="answer">
        <Answer result={result} letters={letters} />
        <p class="next">{result.explanation}</p>
        <div class="split">
          <figure>
            <SlopesChart slopes={slopesOf(result)} />
            <figcaption>
              What it buys: pay after tax, in dollars of average U.S. prices
              {result.undecided.length > 0 && ", if it were an employee’s full-time work"}.
            </figcaption>
            <ChartTools
              chart="the offers"
              files={{ form: "offers" }}
              cite="#cite"
              call="/docs/api/offers#compareOffers"
            />
            <ul class="said">
              {offers.map((offer) => (
                <Said offer={offer} compared={result.offers} />
              ))}
            </ul>
            <OfferNumbers
              offers={ranked}
              years={result.years}
              taxYear={result.tax_year}
              filing={filings[result.filing_status]}
            />
          </figure>
          <div class="side">
            <Missing result={result} />
            <Considerations result={result} />
            <NextSteps letters={letters} offers={offers} />
            <SaveOffers offers={offers} />
          </div>
        </div>
      </section>
      {letters.length > 0 && (
        <div class="section case">
          {letters.map((letter, at) =>
            at === 0 ? (
              <CounterOfferAdvice id="letter-1" {...letter} />
            ) : (
              <FoldedCounterOffer id={`letter-${at + 1}`} {...letter} />
            ),
          )}
        </div>
      )}
      <section class="section" aria-labelledby="doubt">
        <h2 id="doubt">How sure is that?</h2>
        <p class="next">
          Taxes follow the law for an ordinary resident, and prices are an average of everybody’s
          shopping. Your deductions, your rent and your way of life move the result by some percent
          {ranked.length > 1 &&
            result.undecided.length === 0 &&
            ", so offers within 2% of each other are a tie"}
          .
        </p>
        <Evidence assumptions={result.assumptions} citation={result.citation} />
      </section>
    </>
  );
}

function slopesOf(result: CompareOffersData): Slope[] {
  return inOrder(result).map(({ label, average }) => ({
    name: label,
    amounts: [average.gross, average.after_tax, average.adjusted],
    isTied: result.tied.includes(label),
  }));
}

/** The offers as a file, whose source is the page without them: its address has no amounts. */
export function offersFile(result: CompareOffersData, origin: string): ChartFile {
  const slopes = slopesOf(result);
  return {
    name: "offers",
    title: "What each offer buys: pay after tax, in dollars of average U.S. prices",
    drawing: <SlopesDrawing screen="wide" slopes={slopes} />,
    source: `${origin}/offers, tax law of ${result.tax_year}`,
    rows: [
      ["offer", "letter_usd_a_year", "after_tax", "at_national_prices", "citation"],
      ...slopes.map(({ name, amounts }, at) => [
        ...[name, ...amounts],
        at === 0 ? result.citation : null,
      ]),
    ],
  };
}

/** One offer is answered by what to ask for; several by which is worth more, or by what is missing. */
function Answer({
  result,
  letters,
}: {
  result: CompareOffersData;
  letters: readonly OfferLetter[];
}): Markup {
  const { text, figure } = answerOf(result, letters);
  return (
    <h2 class="answer" id="answer">
      {text}
      {figure && (
        <>
          {" "}
          <span class="fig">{figure}</span>.
        </>
      )}
    </h2>
  );
}

function answerOf(result: CompareOffersData, [letter]: readonly OfferLetter[]) {
  const { offers, undecided } = result;
  if (offers.length > 1 || undecided.length > 0 || !letter) {
    return offerHeadline(inOrder(result), undecided);
  }
  const { label, negotiation, isHourly } = letter;
  const { base, low } = negotiation.counter_offer;
  const say = (amount: number) =>
    isHourly ? `${anHour(amount)} an hour` : `${dollars(amount)} a year`;
  return base > negotiation.estimate.median + negotiation.leverage.base_vs_median
    ? { text: `You could ask ${label} for`, figure: say(base) }
    : {
        text: `${label} already pays as much as public figures support:`,
        figure: say(low),
      };
}

/** What an offer consists of, as it was typed. */
function Said({
  offer: { number, label, base, hourly, bonus, signing, equity, city },
  compared,
}: {
  offer: TypedOffer;
  compared: readonly ComparedOffer[];
}): Markup {
  const own = compared.find((offer) => offer.label === label);
  const parts = [
    hourly === null ? dollars(base) : `$${hourly.toFixed(2)} an hour (${dollars(base)})`,
    ...(bonus > 0 ? [`bonus ${dollars(bonus)}`] : []),
    ...(signing > 0 ? [`signing ${dollars(signing)}`] : []),
    ...(equity ? [`equity ${dollars(equity.total)} over ${equity.vesting_years} years`] : []),
  ];
  const missing = own?.missing_local_tax;
  return (
    <li>
      <b>{label}</b>
      <span>
        {own ? `${own.city.name}, ${own.city.state}` : city}. {parts.join(", ")}
        {missing && `. Not subtracted: ${missing.tax}, whose rate is not known here`}
      </span>
      <a href={`#offer-${number}`} aria-label={`Change ${label}`}>
        Change
      </a>
    </li>
  );
}

const leads: Readonly<Record<CompareOffersData["considerations"][number]["kind"], string>> = {
  risk: "Risk.",
  room: "Room.",
  first_year: "Year one.",
  uncounted: "Not counted.",
};

/** All that has to be known before one offer can be called worth more. */
function Missing({ result: { undecided } }: { result: CompareOffersData }): Markup | null {
  if (undecided.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="missing">
      <h2 id="missing">Find out first</h2>
      <ul class="points">
        {undecided.map(({ question }) => (
          <li>{question}</li>
        ))}
      </ul>
      <p class="note">
        We ask because of how the offers are described, or because an hour is compared with a year.
        There is no field for the answers yet, so the amounts here do not count them.
      </p>
    </section>
  );
}

function Considerations({
  result: { considerations, tied, offers },
}: {
  result: CompareOffersData;
}): Markup {
  return (
    <section class="panel" aria-labelledby="considerations">
      <h2 id="considerations">
        {tied.length > 0
          ? "What could break the tie"
          : offers.length > 1
            ? "Before you decide"
            : "Worth knowing"}
      </h2>
      <ul class="points">
        {considerations.map(({ kind, text }) => (
          <li>
            <b>{leads[kind]}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextSteps({
  letters,
  offers,
}: {
  letters: readonly OfferLetter[];
  offers: readonly TypedOffer[];
}): Markup {
  if (letters.length === 0) {
    return offers.some(({ role }) => role !== undefined) ? (
      <p class="note">
        There is no letter that asks for more: what we know is what employees are paid.
      </p>
    ) : (
      <p class="note">Name the job of an offer below, and there is a letter that asks for more.</p>
    );
  }
  return (
    <div class="actions">
      {letters.map(({ label }, at) => (
        <a class={at === 0 ? "btn go" : "btn"} href={`#letter-${at + 1}`}>
          Write to {label}
        </a>
      ))}
    </div>
  );
}
