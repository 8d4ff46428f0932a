import type { Basis } from "#shared/contract/salary-fields.ts";
import { dollars } from "#shared/core/format.ts";
import { Choices } from "#shared/html/components/choices.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { Overview } from "./overview.ts";

const names: Readonly<Record<Basis, string>> = {
  local: "What is paid there",
  price_parity: "National pay at local prices",
};

/** The two ways to read a city's pay, one sentence each, and a link to the other one. */
export function BasisNote({
  figure: { city, cityFactors, basis },
  pathTo,
}: {
  figure: Overview;
  pathTo: (basis: Basis) => string;
}): Markup {
  const factor = (wanted: Basis) => cityFactors.find((entry) => entry.basis === wanted)?.factor;
  const [local, parity] = [factor("local"), factor("price_parity")];
  return (
    <section class="section basis" aria-labelledby="basis">
      <h2 id="basis">What is paid there, or what prices there would ask for?</h2>
      <Choices
        label="Basis of the figure"
        choices={cityFactors.map((entry) => ({
          name: names[entry.basis],
          detail: entry.median === null ? "no figure" : dollars(entry.median),
          path: pathTo(entry.basis),
          isCurrent: entry.basis === basis,
        }))}
      />
      <p class="note">
        {local != null &&
          `People in this occupation earn ${timesTheNation(local)} in ${city?.name} as in the nation; the first figure follows that. `}
        {parity != null &&
          `Prices there are ${parity.toFixed(2)} times those of the nation; the second figure is what would buy there what national pay buys.`}
      </p>
    </section>
  );
}

function timesTheNation(factor: number): string {
  return Math.abs(factor - 1) < 0.005 ? "as much" : `${factor.toFixed(2)} times as much`;
}
