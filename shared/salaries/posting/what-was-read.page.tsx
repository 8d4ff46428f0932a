import { payWords } from "#shared/contract/pay-words.ts";
import type { Markup } from "#shared/html/page.ts";
import type { CheckPostingData } from "./check-posting.response.ts";
import { quoted } from "./law-met.ts";

/** What the check rests on, so that a person sees a misreading at once. */
export function whatWasRead({ posting }: CheckPostingData): string {
  const { title, company, location, shape, words, role, min, max, period, currency, unread } =
    posting;
  const where = location === null ? ", no place" : `, ${location}`;
  const who = company === null ? "" : ` at ${company}`;
  const amounts = period && payWords({ min, max, period, currency });
  const converted =
    words !== null && amounts !== null && !words.includes(String(min ?? max))
      ? `, read as ${amounts}`
      : "";
  const pay =
    shape === "none"
      ? unread.length === 0
        ? "no pay"
        : `not clear whether ${quoted(unread)} is the pay`
      : words === null
        ? (amounts ?? "the typed amounts")
        : `“${words}”${converted}`;
  const as = role && role.title !== title ? ` It is compared with ${role.title}.` : "";
  return `Read: ${title}${who}${where}; ${pay}.${as}`;
}

/** What stands out about a posting, each with its source. */
export function Findings({ findings }: Pick<CheckPostingData, "findings">): Markup {
  return (
    <ul class="reasons">
      {findings.map(({ text, source }) => (
        <li>
          {text}{" "}
          <small>
            Source: {source.url === null ? source.name : <a href={source.url}>{source.name}</a>}
          </small>
        </li>
      ))}
    </ul>
  );
}
