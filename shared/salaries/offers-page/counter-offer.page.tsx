import { dollars } from "#shared/core/format.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";
import { Copyable } from "#shared/html/components/copyable.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { NegotiateData, NegotiationFigure } from "../negotiate/negotiate.response.ts";
import { figureSource, figureWords } from "./figure-words.ts";

interface Advice {
  /** The employer. */
  label: string;
  negotiation: NegotiateData;
  /** Whether the offer was named by the hour, so that amounts are shown by the hour, too. */
  isHourly?: boolean;
  /** The id of the heading, where a page has several letters. */
  id?: string;
  /** Whether the page does not show the amounts elsewhere. */
  hasAmounts?: boolean;
}

/** What to ask an employer for, the letter and the words for the phone, and the source of every number. */
export function CounterOfferAdvice({
  label,
  negotiation,
  isHourly = false,
  id = "counter",
  hasAmounts = true,
}: Advice): Markup {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>What to write to {label}</h2>
      <Advised negotiation={negotiation} isHourly={isHourly} hasAmounts={hasAmounts} />
    </section>
  );
}

/** The same, folded, where another letter comes first. A link to its id opens it. */
export function FoldedCounterOffer({
  label,
  negotiation,
  isHourly = false,
  id = "counter",
}: Advice): Markup {
  return (
    <details class="writing">
      <summary>What to write to {label}</summary>
      <div id={id}>
        <Advised negotiation={negotiation} isHourly={isHourly} hasAmounts />
      </div>
    </details>
  );
}

type Shown = Required<Pick<Advice, "negotiation" | "isHourly" | "hasAmounts">>;

function Advised({ negotiation, isHourly, hasAmounts }: Shown): Markup {
  const { counter_offer, email_script } = negotiation;
  return (
    <>
      <p>{counter_offer.rationale}</p>
      {hasAmounts && <Asks negotiation={negotiation} isHourly={isHourly} />}
      <div class="counter">
        <Copyable label="Copy the letter" isNamed>
          <blockquote class="letter">
            <p class="subject">{email_script.subject}</p>
            {email_script.body.split(/\n+/).map((paragraph) => (
              <p>{paragraph}</p>
            ))}
          </blockquote>
        </Copyable>
        <Beside negotiation={negotiation} />
      </div>
    </>
  );
}

function Asks({
  negotiation,
  isHourly,
}: Required<Pick<Advice, "negotiation" | "isHourly">>): Markup {
  const { estimate, counter_offer, leverage } = negotiation;
  const amounts = [
    ["You are offered", estimate.median + leverage.base_vs_median],
    ["Typical", estimate.median],
    ["Ask for", counter_offer.base],
    ["Settle for no less than", counter_offer.low],
  ] as const;
  return (
    <dl class="asks">
      {amounts.map(([name, amount]) => (
        <div>
          <dt>{name}</dt>
          <dd>
            {isHourly ? `${hourly(amount)} an hour` : dollars(amount)}
            <small>{isHourly ? `${dollars(amount)} a year` : "a year"}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Beside({ negotiation }: Pick<Advice, "negotiation">): Markup {
  const { phone_script, talking_points, figures } = negotiation;
  return (
    <div>
      <details open>
        <summary>On the phone instead</summary>
        <ol class="points">
          {phone_script.map((line) => (
            <li>{line}</li>
          ))}
        </ol>
      </details>
      <details>
        <summary>What to have ready</summary>
        <ul class="points">
          {talking_points.map((point) => (
            <li>{point}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary>Where every number comes from</summary>
        <ScrollArea label="Where every number comes from">
          <table>
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col" class="number">
                  Value
                </th>
                <th scope="col">Source</th>
              </tr>
            </thead>
            <tbody>
              {figures
                .filter(({ value }) => value !== 0)
                .map((figure) => (
                  <tr>
                    <th scope="row">{figureWords(figure)}</th>
                    <td class="number">{amountOf(figure)}</td>
                    <td>{figureSource(figure)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </ScrollArea>
      </details>
    </div>
  );
}

function amountOf({ name, value, unit }: NegotiationFigure): string {
  if (unit !== "usd") return `${value}%`;
  return /hourly$/.test(name) ? `$${value.toFixed(2)}` : dollars(value);
}
