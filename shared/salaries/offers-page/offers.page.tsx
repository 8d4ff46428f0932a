import { chartToolAssets } from "#shared/html/charts/chart-tools.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { OffersForm } from "./offers-form.page.tsx";
import { OffersResult } from "./offers-result.page.tsx";
import type { ComparedOffers } from "./offers-typed.page.ts";

/** One to five offers: which is worth more, what each buys, and the letter that asks for more. */
export function offersPage(compared: ComparedOffers): Page {
  const { values, errors, result } = compared;
  const isRefused = Object.keys(errors).length > 0;
  return {
    title: "Which offer is worth more?",
    description:
      "Job offers after federal, state and local tax, at the prices of each city, with a letter that asks for more.",
    canonical: "/offers",
    kind: "wide",
    status: isRefused ? 400 : 200,
    modules: ["lookup.js", "copy.js", ...(result ? [chartToolAssets.module] : [])],
    policy: chartToolAssets.policy,
    body: (
      <>
        <h1 class="title">
          {result === null
            ? "Compare offers"
            : result.offers.length === 1
              ? "What is this offer worth?"
              : "Which offer is worth more?"}
        </h1>
        {result ? (
          <OffersResult {...compared} result={result} />
        ) : (
          <Opening isRefused={isRefused} />
        )}
        <section class={result ? "section" : undefined} aria-label="The offers">
          {result && <h2>Change the offers, or add one</h2>}
          <OffersForm values={values} errors={errors} />
        </section>
      </>
    ),
  };
}

function Opening({ isRefused }: { isRefused: boolean }): Markup {
  return (
    <div class="case">
      <p class="answer">
        {isRefused ? "Almost: something below could not be read." : "Which offer is worth more?"}
      </p>
      <p class="next">
        {isRefused
          ? "What was typed is kept. The fields that need another look say so."
          : "We take off taxes, count what things cost in each city, and write the letter that asks for more. Type one offer or up to five. Nothing you enter is stored, and none of it is in the address of this page."}
      </p>
    </div>
  );
}
