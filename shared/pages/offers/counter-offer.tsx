import type { NegotiateData, NegotiationFigure } from "../../contracts/responses/negotiate.ts";
import { dollars } from "../../core/format.ts";
import { Copyable } from "../components/copyable.tsx";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Markup } from "../page.ts";

/** What to write to an employer, and the source of every number in it. */
export function CounterOffer({
  label,
  negotiation,
}: {
  label: string;
  negotiation: NegotiateData;
}): Markup {
  const { counter_offer, email_script, talking_points, figures } = negotiation;
  return (
    <section aria-labelledby="counter">
      <h2 id="counter">What to write to {label}</h2>
      <p>{counter_offer.rationale}</p>
      <Copyable label="Copy the letter">
        <blockquote class="letter">
          <p>
            <strong>{email_script.subject}</strong>
          </p>
          {email_script.body.split(/\n+/).map((paragraph) => (
            <p>{paragraph}</p>
          ))}
        </blockquote>
      </Copyable>
      <details>
        <summary>What to say on the phone</summary>
        <ul>
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
              {figures.map((figure) => (
                <tr>
                  <th scope="row">{figure.name.replaceAll(/[._]/g, " ")}</th>
                  <td class="number">{amountOf(figure)}</td>
                  <td>{sourceOf(figure)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </details>
    </section>
  );
}

function amountOf({ value, unit }: NegotiationFigure): string {
  return unit === "usd" ? dollars(value) : `${value}%`;
}

function sourceOf({ source, derivation }: NegotiationFigure): string {
  if (derivation !== null) return derivation;
  return source === "caller" ? "your offers" : "the estimate";
}
