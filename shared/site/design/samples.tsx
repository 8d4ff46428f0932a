import { ColumnsChart } from "#shared/html/charts/columns.tsx";
import { DistributionChart } from "#shared/html/charts/distribution.tsx";
import { LimitBars } from "#shared/html/charts/limit-bars.tsx";
import { RangesChart } from "#shared/html/charts/ranges.tsx";
import { PayStrips } from "#shared/html/charts/strips.tsx";
import { Waterfall } from "#shared/html/charts/waterfall.tsx";
import { Breadcrumbs } from "#shared/html/components/breadcrumbs.tsx";
import { CatalogSearch, Choices } from "#shared/html/components/choices.tsx";
import { CodeSample, Copyable, WithIds } from "#shared/html/components/copyable.tsx";
import { Evidence } from "#shared/html/components/evidence.tsx";
import { AmountField } from "#shared/html/forms/pay-fields.tsx";
import type { Markup } from "#shared/html/page.ts";

/** A component as the pages use it. Amounts are invented. */
export interface ComponentSample {
  name: string;
  /** Where it is defined, from `shared/html/`. */
  file: string;
  use: string;
  render(): Markup;
}

export const samples: readonly ComponentSample[] = [
  {
    name: "Breadcrumbs",
    file: "components/breadcrumbs.tsx",
    use: "The way back, above the heading of a page with a parent.",
    render: () => (
      <Breadcrumbs
        label="Breadcrumbs of a job"
        steps={[{ name: "Jobs", path: "/roles" }]}
        current="Librarian"
      />
    ),
  },
  {
    name: "Catalog search",
    file: "components/catalog-search.tsx",
    use: "The ways into a catalog of names, such as jobs or employers: a search, and the letters.",
    render: () => <CatalogSearch path="/companies" label="Search for an employer" letter="C" />,
  },
  {
    name: "Choices",
    file: "components/choices.tsx",
    use: "Links between variants of a page. The current one is marked, not disabled.",
    render: () => (
      <Choices
        label="An example of choices"
        choices={[
          { name: "Entry", detail: "0-2 years", path: "#choices", isCurrent: false },
          { name: "Mid", detail: "3-5 years", path: "#choices", isCurrent: true },
        ]}
      />
    ),
  },
  {
    name: "Card with pairs",
    file: "styles/common.css",
    use: "A figure with what belongs to it. Numbers have digits of equal width.",
    render: () => (
      <dl class="card pairs">
        <div>
          <dt>Median</dt>
          <dd>$61,300</dd>
        </div>
        <div>
          <dt>95% interval</dt>
          <dd>$52,100 to $72,000</dd>
        </div>
      </dl>
    ),
  },
  {
    name: "Notes",
    file: "styles/common.css",
    use: "A note explains; a caution names what may be wrong with a figure.",
    render: () => (
      <div>
        <p class="note">The curve is smoothed.</p>
        <p class="caution">Two sources differ by more than 15% here.</p>
      </div>
    ),
  },
  {
    name: "Fields and buttons",
    file: "forms/amount-field.tsx",
    use: "A label above, a hint below; an error says what would be right and is announced with its field. One button in each form.",
    render: () => (
      <form class="sheet" action="/docs/design" method="get">
        <AmountField
          name="base"
          label="Base pay a year, USD"
          value="85,000"
          hint="Such as 85,000"
        />
        <AmountField
          name="bonus"
          label="Bonus a year, USD"
          value="some"
          error="An amount is a number, such as 5,000."
        />
        <button type="submit">Send nothing</button>
      </form>
    ),
  },
  {
    name: "Text to copy",
    file: "components/copyable.tsx",
    use: "Code scrolls in its frame; the button appears only with JavaScript.",
    render: () => (
      <div>
        <CodeSample label="an example" code="npm start" />
        <Copyable label="Copy the sentence">
          <p class="quote">Median annual pay of librarians, 2026.</p>
        </Copyable>
      </div>
    ),
  },
  {
    name: "Evidence",
    file: "components/evidence.tsx",
    use: "Below every result: what it assumes, folded, and the citation to copy.",
    render: () => (
      <Evidence
        assumptions={["Wages are carried forward at the growth of all occupations."]}
        citation="Librarian in Austin, TX: median $61,300 a year."
      />
    ),
  },
  {
    name: "Ids in a sentence",
    file: "components/with-ids.tsx",
    use: "The beginning of an id is enough to read; the whole of it is copied.",
    render: () => (
      <p>
        <WithIds text="Data point dp_MXxlfDIwMjYuM3wyMDI1LjA1LTM1ZmE0ZTdhfHJlZ2lzdGVyZWQ." />
      </p>
    ),
  },
  {
    name: "Pay in rows",
    file: "components/pay-strips.tsx",
    use: "Jobs or places with their pay, as bars from zero.",
    render: () => (
      <PayStrips
        rows={[
          { name: "One job", path: "#pay-in-rows", amount: 61_300 },
          { name: "Another", path: "#pay-in-rows", amount: 52_000 },
        ]}
      />
    ),
  },
  {
    name: "Distribution",
    file: "charts/distribution.tsx",
    use: "Every chart has a name, a description with its numbers, and a table behind it.",
    render: () => (
      <DistributionChart
        subject="an invented job"
        distribution={{ p10: 40_000, p25: 50_000, p50: 61_300, p75: 76_000, p90: 98_000 }}
        interval={{ lower: 52_100, upper: 72_000 }}
        published={66_000}
        offer={{ min: 85_000, max: 85_000 }}
      />
    ),
  },
  {
    name: "Ranges",
    file: "charts/ranges.tsx",
    use: "Several middle halves on one scale.",
    render: () => (
      <RangesChart
        id="ranges-sample"
        title="Pay of two invented jobs"
        ranges={[
          { name: "One job", p25: 50_000, median: 61_300, p75: 76_000, isChosen: true },
          { name: "Another", p25: 44_000, median: 52_000, p75: 60_000 },
        ]}
      />
    ),
  },
  {
    name: "Waterfall",
    file: "charts/waterfall.tsx",
    use: "From one amount to another, step by step.",
    render: () => (
      <Waterfall
        id="waterfall-sample"
        title="From gross to net of an invented job"
        steps={[
          { name: "Base pay", amount: 85_000 },
          { name: "Federal tax", amount: -11_000 },
          { name: "After tax", amount: 74_000, isTotal: true },
        ]}
        highest={85_000}
      />
    ),
  },
  {
    name: "Limits",
    file: "charts/limit-bars.tsx",
    use: "How much of each limit is used.",
    render: () => (
      <LimitBars
        id="limits-sample"
        title="Use of invented limits"
        bars={[
          { name: "In the last 60 seconds", used: 12, limit: 60, resets: "in 9 s" },
          { name: "This month", used: 1_000, limit: 1_000, resets: "in 8 days" },
        ]}
      />
    ),
  },
  {
    name: "Columns",
    file: "charts/columns.tsx",
    use: "Counts over time, each column made of parts.",
    render: () => (
      <ColumnsChart
        id="columns-sample"
        title="Requests with two invented keys"
        what="requests"
        columns={["May", "June", "July"].map((month) => ({ name: month, label: month }))}
        series={[
          { name: "server", counts: [120, 340, 280] },
          { name: "laptop", counts: [40, 0, 95] },
        ]}
      />
    ),
  },
];
