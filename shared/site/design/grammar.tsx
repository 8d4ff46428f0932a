import type { Markup } from "#shared/html/page.ts";

/** A mark of the charts: how it looks, and what it says. */
interface Mark {
  name: string;
  says: string;
  draw(): Markup;
}

/** Every mark of the charts. Shapes differ, so that they can be told apart in grey. */
const marks: readonly Mark[] = [
  {
    name: "Filled circle in a spindle",
    says: "Our estimate and its doubt, which thins out: the true figure is likely within.",
    draw: () => (
      <>
        <path class="mark-half" d="M4 20Q26 20 60 10Q94 20 116 20Q94 20 60 30Q26 20 4 20Z" />
        <circle class="mark-estimate" cx="60" cy="20" r="6" />
      </>
    ),
  },
  {
    name: "Hollow diamond",
    says: "A published figure: what the survey counted.",
    draw: () => <path class="mark-published" d="M60 12l8 8-8 8-8-8z" />,
  },
  {
    name: "Triangle with a line",
    says: "Your offer. Warm means you, and nothing else is warm.",
    draw: () => (
      <>
        <path class="mark-offer-line" d="M60 2v24" />
        <path class="mark-offer" d="M60 22l8 14H52z" />
      </>
    ),
  },
  {
    name: "Hollow circle, dashed line",
    says: "The second of two offers, from its letter to what it buys.",
    draw: () => (
      <>
        <path class="mark-second-line" d="M4 8L112 32" />
        <circle class="mark-second" cx="60" cy="20" r="6" />
      </>
    ),
  },
  {
    name: "Dark and light",
    says: "The middle half of pay, and the rest. Dotted where the tails go on beyond what is known.",
    draw: () => (
      <>
        <path class="mark-tail" d="M16 32Q48 32 60 8Q72 32 104 32Z" />
        <path class="mark-half" d="M46 32V25Q54 18 60 8Q66 18 74 25V32Z" />
        <path class="mark-dotted" d="M2 33h14M104 33h14" />
      </>
    ),
  },
  {
    name: "A hundred ticks",
    says: "A probability: each tick is one in a hundred.",
    draw: () => (
      <>
        {Array.from({ length: 20 }, (_, at) => (
          <path class={at < 13 ? "mark-tick" : "mark-tick rest"} d={`M${4 + at * 6} 10v20`} />
        ))}
      </>
    ),
  },
];

/** What each mark of a chart means, and how a chart is put together. */
export function Grammar(): Markup {
  return (
    <section aria-labelledby="grammar">
      <h2 id="grammar">How charts speak</h2>
      <ul>
        <li>
          The whole distribution is above the axis. Each claim has a row of its own under it, so
          labels never meet.
        </li>
        <li>What is uncertain has soft ends; a hard edge is a fact.</li>
        <li>
          Words are at the mark, not in a legend. The axis has two lines of labels, by the year and
          by the hour, where people are paid by the hour.
        </li>
        <li>
          A sentence rounds to hundreds; the chart and the table behind it do not. No chart shows a
          number that the API does not return.
        </li>
      </ul>
      <dl class="marks">
        {marks.map(({ name, says, draw }) => (
          <div>
            <svg viewBox="0 0 120 40" width="120" height="40" aria-hidden="true">
              {draw()}
            </svg>
            <dt>{name}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
