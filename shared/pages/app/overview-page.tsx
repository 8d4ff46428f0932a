import type { Page } from "../page.ts";

/** `/app`: what an account has and what to do next. */
export function overviewPage({ tier }: { tier: string }): Page {
  return {
    title: "Overview",
    body: (
      <dl class="pairs">
        <div>
          <dt>Plan</dt>
          <dd>{tier}</dd>
        </div>
      </dl>
    ),
  };
}
