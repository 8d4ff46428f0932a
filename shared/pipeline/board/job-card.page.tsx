import { jobStatuses, type Status, statuses } from "#schema/job-statuses.ts";
import { dayMs, inDays, isoDate } from "#shared/core/dates.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { stateThatAsks } from "#shared/salaries/posting/law-of-location.ts";
import { payInNotes, payOfJob } from "../jobs/job-pay.ts";
import { actionInWords } from "./action-words.ts";
import type { Card } from "./card.ts";
import type { PayBadge } from "./judge-cards.ts";
import { isToday, type NextAction } from "./next-action.ts";

/** A job of the board, with what it needs next and how its pay compares. */
export interface CardView {
  card: Card;
  next: NextAction | null;
  badge: PayBadge | null;
}

/**
 * A job on the board.
 *
 * @param choices the menu that moves it, without its form: it is the same for all cards of a column.
 */
export function JobCard({
  view: { card, next, badge },
  now,
  choices,
}: {
  view: CardView;
  now: number;
  choices: Markup;
}): Markup {
  const { id, title, company, location } = card;
  const place = location ? `${company}, ${location}` : company;
  return (
    <li class="job-card" id={id} data-job={`${title} at ${company}`}>
      <h3>
        <a href={`/app/jobs/${id}`}>{title}</a>
      </h3>
      <details class="more" name="move">
        <summary aria-label={`Move ${title}, ${company}`}>⋯</summary>
        <form method="post" action={`/app/jobs/${id}/status`} data-move>
          {choices}
        </form>
      </details>
      <p>{place}</p>
      <Pay card={card} badge={badge} now={now} />
      <p class="do">
        {next ? (
          <b class={isToday(next) ? "due" : next.kind === "quiet" ? "past" : undefined}>
            {actionInWords(next)}
          </b>
        ) : (
          <span>{statuses[card.status].isOpen ? "Nothing planned" : ""}</span>
        )}
        <Age card={card} now={now} />
      </p>
    </li>
  );
}

function Pay({ card, badge, now }: Pick<CardView, "card" | "badge"> & { now: number }): Markup {
  const pay = payOfJob(card);
  const noted = payInNotes(card.salaryNote ?? null);
  if (pay === null && noted !== null) return <p class="pay">Pay in its notes: {noted}</p>;
  if (pay === null) {
    const state = stateThatAsks(card.location, card.citySlug !== null, isoDate(now));
    const law = state === null ? "" : `; the law of ${state} asks postings for a range`;
    return <p class="pay">No pay named{law}</p>;
  }
  return (
    <p class="pay">
      <b>{pay}</b>
      {badge && badge.place !== null && <PayMark place={badge.place} />}
      {badge && <span>{comparedInWords(badge, card)}</span>}
    </p>
  );
}

/** `probably low`, and with what it is compared where that is not the job's own city. */
function comparedInWords({ words }: PayBadge, { citySlug }: Card): string {
  return citySlug === null ? `${words} in the U.S.` : words;
}

/** The pay as a triangle over the middle half of what the job pays there. */
function PayMark({ place }: { place: number }): Markup {
  const x = Math.round(10 * Math.min(40, Math.max(4, 12 + 20 * place))) / 10;
  return (
    <svg viewBox="0 0 44 12" aria-hidden="true">
      <path class="rest" d="M1 6h42" />
      <path class="half" d="M12 3h20v6H12z" />
      <path class="pay" d={`M${x} 1l4 10h-8z`} />
    </svg>
  );
}

function Age({ card, now }: { card: Card; now: number }): Markup {
  const { appliedAt, createdAt } = card;
  const days = Math.max(0, Math.floor((now - (appliedAt ?? createdAt)) / dayMs));
  const since = appliedAt === null ? "you saved it" : "you applied";
  return (
    <span
      class="age"
      title={
        days === 0
          ? `${since[0]?.toUpperCase()}${since.slice(1)} today`
          : `${inDays(days)} since ${since}`
      }
    >
      {days === 0 ? "today" : `${days} d`}
    </span>
  );
}

/** What the form of a card's menu has in it: a button for each status that the column is not. */
export function MoveChoices({
  status,
  formToken,
  back,
}: {
  status: Status;
  formToken: string;
  /** Where the form leads back to. */
  back: string;
}): Markup {
  return (
    <>
      <FormToken value={formToken} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="from" value={status} />
      {jobStatuses.map((other) => (
        <button type="submit" name="status" value={other} disabled={other === status}>
          {inWords(other)}
        </button>
      ))}
    </>
  );
}
