import type { Built } from "../output/list-rows.ts";
import { taxYear } from "../taxes/tax-year.ts";
import { table } from "./write-report.ts";

export function reportTaxes({ taxes }: Built): string[] {
  const { rates, parameters, localities } = taxes;
  const states = [...new Set(rates.map(({ jurisdiction }) => jurisdiction))]
    .filter((name) => /^[A-Z]{2}$/.test(name) && name !== "US")
    .sort();
  const of = (state: string) => rates.filter((row) => row.jurisdiction === state);
  const untaxed = states.filter((state) => of(state).every(({ rate }) => rate === 0));
  const carried = states.filter((state) => of(state).some((row) => row.carried));
  const undated = [
    ...new Set(
      parameters
        .filter(({ effectiveFrom, name }) => effectiveFrom === "" && !name.includes("unemployment"))
        .map(({ jurisdiction, name }) => `${jurisdiction} ${name}`),
    ),
  ].sort();
  return [
    "## Taxes",
    `Tax year ${taxYear}: ${rates.length} brackets and ${parameters.length} parameters. State tax law comes from one source, which was not checked against a second one.`,
    `Read from the law (\`seeds/tax-law.csv\`): ${[...new Set([...rates, ...parameters].filter(({ sourceId }) => sourceId.startsWith("tax-law-")).map(({ jurisdiction }) => jurisdiction))].sort().join(", ")}.`,
    `No tax on wages (no rate in the source): ${untaxed.join(", ")}.`,
    `Thresholds of an earlier year are used if the tax year's are not published: ${carried.join(", ")}.`,
    `Undated in the source, apart from unemployment taxes: ${undated.join("; ")}.`,
    table(
      ["city", "locality"],
      localities.map(({ citySlug, locality }) => [citySlug, locality]),
    ),
  ];
}
