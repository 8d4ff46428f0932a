import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeFactorCell } from "#shared/figures/local/factor-cells.ts";
import { findLocalEffects } from "#shared/figures/local/find-local-effects.ts";
import {
  expectedLogFactor,
  localFactor,
  localHalfWidth,
} from "#shared/figures/local/local-model.ts";
import {
  type LocalFactorInput,
  traceLocalFactor,
} from "#shared/figures/local/trace-local-factor.ts";
import { countsResidents } from "#shared/figures/local/unusual-cell.ts";
import { operations } from "#shared/figures/worksheet/operations.ts";
import { createWorksheet, type Worksheet } from "#shared/figures/worksheet/worksheet.ts";
import { readAreaEffects, readOccupationEffects } from "#shared/reference/local-effects.ts";
import { LocalParameters } from "#shared/reference/local-parameters.ts";

const seeds = join(import.meta.dirname, "../../../../seeds");
const table = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(seeds, "tables", file)), { columns: true });
const cell = (row: Record<string, string> | undefined, column: string) => row?.[column] ?? "";

const parameters: LocalParameters = {
  wage_year: 2025,
  parity_year: 2024,
  retention: 0.8,
  unusual_weight: 0.5,
  unusual: {},
  residents: { areas: [], median_under: 130_000, quarter_under: 90_000 },
  elasticities: {},
  errors: { published_deviation: 0.09, sampling_variance: 0.6, hidden_deviation: 0.1 },
};

/** A published pair as the lookup of a dataset gives it. */
interface Published {
  localMedian: number;
  nationalMedian: number;
  employment: number | null;
  isUnusual: boolean;
}

function trace(
  sheet: Worksheet,
  effects: LocalFactorInput["effects"],
  spread: number,
  parity: number,
  published: Published | null,
  from: LocalParameters,
) {
  const term = (column: string, value: number) =>
    sheet.cell({ sourceId: "test", key: "row", column, value, referenceDate: null });
  return traceLocalFactor(
    sheet,
    {
      effects,
      spread,
      parity: term("rpp", parity),
      published: published && {
        localMedian: term("local", published.localMedian),
        nationalMedian: term("nation", published.nationalMedian),
        employment: published.employment === null ? null : term("employment", published.employment),
        isUnusual: published.isUnusual,
      },
    },
    from,
  );
}

describe("a traced local factor", () => {
  const effect = fc.integer({ min: -3000, max: 3000 }).map((units) => units / 10_000);
  const wage = fc.integer({ min: 20_000, max: 400_000 });

  it("is the factor that the builder stores, and its steps can be redone", () => {
    const effects = fc.record({
      occupation: effect,
      beta: fc.constantFrom(0.63, 1, 1.61),
      area: effect,
      areaMajor: effect,
      areaMinor: effect,
      occupationState: effect,
    });
    const published = fc.option(
      fc.record({
        localMedian: wage,
        nationalMedian: wage,
        employment: fc.option(fc.integer({ min: 1, max: 200_000 })),
        isUnusual: fc.boolean(),
      }),
    );
    const parity = fc.integer({ min: 80_000, max: 120_000 }).map((units) => units / 1000);
    fc.assert(
      fc.property(effects, published, parity, (known, pair, rpp) => {
        const sheet = createWorksheet();
        const traced = trace(sheet, known, 0.9, rpp, pair, parameters);
        expect(traced.factor.value).toBe(
          localFactor(expectedLogFactor(known, rpp), pair, parameters, pair?.isUnusual ?? false),
        );
        expect(traced.halfWidth.value).toBe(localHalfWidth(pair, 0.9, parameters.errors));
        for (const { operation, inputs, result } of sheet.steps.values()) {
          expect(operations[operation].apply(inputs.map(({ value }) => value))).toBe(result);
        }
      }),
    );
  });

  it("names the model's parts and the cell that it was moved to", () => {
    const sheet = createWorksheet();
    const known = {
      occupation: 0.1,
      beta: 1,
      area: 0,
      areaMajor: 0,
      areaMinor: 0,
      occupationState: 0,
    };
    const pair = {
      localMedian: 186_610,
      nationalMedian: 97_550,
      employment: null,
      isUnusual: false,
    };
    trace(sheet, known, 1, 115.613, pair, parameters);
    expect(sheet.parameters.get("city.local.employment")?.value).toBe(20);
    expect([...sheet.steps.keys()]).toEqual(
      expect.arrayContaining([
        "city.local.expected",
        "city.local.observed",
        "city.local.reliability",
        "city.local.log_factor",
        "city.local.factor",
      ]),
    );
  });
});

describe("the committed factors", () => {
  const method = LocalParameters.parse(
    JSON.parse(readFileSync(join(seeds, "method.json"), "utf8")).local,
  );
  const areas = table("local_areas.csv");
  const factors = table("local_factors.csv");
  const states = new Map(table("areas.csv").map((row) => [cell(row, "code"), cell(row, "state")]));
  const parities = new Map(
    table("price_parities.csv")
      .filter((row) => cell(row, "year") === String(method.parity_year))
      .map((row) => [cell(row, "area_code"), Number(cell(row, "rpp"))]),
  );
  const national = new Map(
    table("wages_national.csv")
      .filter((row) => cell(row, "year") === String(method.wage_year))
      .map((row) => [cell(row, "soc_code"), row]),
  );
  const metros = new Map(
    table("wages_metro.csv").map((row) => [
      `${cell(row, "soc_code")} ${cell(row, "area_code")}`,
      row,
    ]),
  );

  const recompute = (own: Record<string, string>, position: number) => {
    const area = areas[position];
    const [socCode, areaCode] = [cell(own, "soc_code"), cell(area, "area_code")];
    const row = metros.get(`${socCode} ${areaCode}`);
    const [median, employment] = [cell(row, "median"), cell(row, "employment")];
    const amount = (text: string) => (text === "" ? null : Number(text));
    const nation = national.get(socCode);
    const pay = {
      ...{ median: amount(median), p25: amount(cell(row, "p25")) },
      ...{ p10: amount(cell(row, "p10")), p90: amount(cell(row, "p90")) },
    };
    const effects = findLocalEffects(
      readOccupationEffects({
        socCode,
        effect: Number(cell(own, "effect")),
        spread: Number(cell(own, "spread")),
        stateEffects: cell(own, "state_effects"),
      }),
      readAreaEffects({
        effect: Number(cell(area, "effect")),
        majorEffects: cell(area, "major_effects"),
        minorEffects: cell(area, "minor_effects"),
      }),
      states.get(areaCode) ?? null,
      method.elasticities,
    );
    const published =
      median === "" || countsResidents(method, { socCode, areaCode, pay })
        ? null
        : {
            localMedian: Number(median),
            nationalMedian: amount(cell(nation, "median")) ?? Number.NaN,
            employment: amount(employment),
            isUnusual: method.unusual[socCode]?.includes(areaCode) ?? false,
          };
    const parity = parities.get(areaCode) ?? Number.NaN;
    const traced = trace(
      createWorksheet(),
      effects,
      Number(cell(own, "spread")),
      parity,
      published,
      method,
    );
    return { factor: traced.factor.value, halfWidth: traced.halfWidth.value, published };
  };

  it("are recomputed from the effects and the published cells, exactly, published or not", () => {
    const kinds = { published: 0, hidden: 0 };
    factors.forEach((own, index) => {
      for (const position of [(index * 37) % areas.length, (index * 101 + 5) % areas.length]) {
        const { published, ...recomputed } = recompute(own, position);
        kinds[published ? "published" : "hidden"]++;
        expect(recomputed).toEqual(decodeFactorCell(cell(own, "factors"), position));
      }
    });
    expect(kinds.published).toBeGreaterThan(200);
    expect(kinds.hidden).toBeGreaterThan(200);
  });
});
