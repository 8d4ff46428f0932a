import type { Page } from "#shared/html/page.ts";
import { listConditions, type ServiceStatus } from "./status.ts";

const marks = { ok: "", alert: "Needs a look: ", failing: "Failing: " } as const;

/**
 * Whether the service works, by its own checks at the time of the request. As Markdown, one line for
 * each condition, which begins with `- ok`, `- alert` or `- failing`: for an operator's monitor.
 */
export function statusPage(status: ServiceStatus): Page {
  const { checkedAt } = status;
  const conditions = listConditions(status);
  const works = conditions.every(({ state }) => state !== "failing");
  return {
    title: works ? "The service works" : "The service has trouble",
    description: "Whether the service works, by its own checks.",
    canonical: "/status",
    unlisted: true,
    status: works ? 200 : 503,
    markdown: () =>
      conditions.map(({ state, name, text }) => `- ${state}: ${name}: ${text}\n`).join(""),
    body: (
      <>
        <dl class="pairs">
          {conditions.map(({ name, state, text }) => (
            <div>
              <dt>{name}</dt>
              <dd>
                {marks[state]}
                {text}
              </dd>
            </div>
          ))}
          <div>
            <dt>Checked</dt>
            <dd>{checkedAt} UTC, for this request</dd>
          </div>
        </dl>
      </>
    ),
  };
}
