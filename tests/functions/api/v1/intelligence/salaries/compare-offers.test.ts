import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db);

const salaries = "/api/v1/intelligence/salaries";
const compare = (body: unknown) =>
  live.get(`${salaries}/compare-offers`, {
    key,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** Every tax of the first year, by name; those of one name in their order. */
function taxesOf(offer: { years: { taxes: { name: string; amount: number }[] }[] }) {
  const taxes = offer.years[0]?.taxes ?? [];
  return Object.fromEntries(
    Object.entries(Object.groupBy(taxes, ({ name }) => name)).map(([name, own]) => [
      name,
      own?.map(({ amount }) => amount),
    ]),
  );
}

type Status = "single" | "married" | "head_of_household";

/** The taxes of a filer: what every employee pays up to 184,500 and above 200,000 or 250,000, and the others. */
function filer(
  city: string,
  status: Status,
  base: number,
  federal: number,
  others: Record<string, number[]> = {},
) {
  const above = Math.max(0, base - (status === "married" ? 250_000 : 200_000));
  const taxes: Record<string, number[]> = {
    federal_income_tax: [Math.round(federal)],
    social_security: [Math.round(Math.min(base, 184_500) * 0.062)],
    medicare: [Math.round(base * 0.0145)],
    additional_medicare: [Math.round(above * 0.009)],
    state_income_tax: [0],
    ...others,
  };
  return { city, status, base, taxes };
}

const ofState = (tax: number) => ({ state_income_tax: [Math.round(tax)] });
/** The first five brackets of California in full, and what lies in the sixth, less the credit. */
const ofCalifornia = (taxed: number) =>
  ofState(110.79 + 303.7 + 607.52 + 965.4 + 1_214.56 + (taxed - 72_724) * 0.093 - 153);

/**
 * Worked out by hand from the published brackets of 2026: 10 % of what lies
 * below the first threshold, and so on. Nothing here calls the engine.
 */
const filers = [
  // Texas: no income tax. Single: deduction 16,100; 12,400, 50,400, 105,700, 201,775.
  filer("austin", "single", 100_000, 1_240 + 38_000 * 0.12 + (83_900 - 50_400) * 0.22),
  // Above the wage base of 184,500 and the 200,000 of the additional Medicare tax.
  filer(
    ...(["austin", "single", 250_000] as const),
    1_240 + 4_560 + 12_166 + 96_075 * 0.24 + (233_900 - 201_775) * 0.32,
  ),
  // Washington: no income tax; leave 1.13 % less the employer's 28.57 %, long-term care 0.58 %.
  filer("seattle", "married", 150_000, 2_480 + 76_000 * 0.12 + (117_800 - 100_800) * 0.22, {
    state_payroll_tax: [1_211, 870],
  }),
  filer("seattle", "married", 90_000, 2_480 + (57_800 - 24_800) * 0.12, {
    state_payroll_tax: [726, 522],
  }),
  // North Carolina: 3.99 % of wages less 12,750.
  filer(
    ...(["raleigh", "single", 85_000] as const),
    1_240 + 4_560 + (68_900 - 50_400) * 0.22,
    ofState(72_250 * 0.0399),
  ),
  filer(
    ...(["raleigh", "single", 130_000] as const),
    1_240 + 4_560 + 12_166 + (113_900 - 105_700) * 0.24,
    ofState(117_250 * 0.0399),
  ),
  // Illinois: 4.95 % of wages less 2,850 a person.
  filer(
    ...(["chicago", "married", 120_000] as const),
    2_480 + (87_800 - 24_800) * 0.12,
    ofState(114_300 * 0.0495),
  ),
  filer(
    ...(["chicago", "married", 300_000] as const),
    2_480 + 9_120 + 110_600 * 0.22 + (267_800 - 211_400) * 0.24,
    ofState(294_300 * 0.0495),
  ),
  // California: deduction 5,706, nine brackets, credit 153, disability insurance 1.3 %.
  filer("san-francisco", "single", 120_000, 1_240 + 4_560 + (103_900 - 50_400) * 0.22, {
    ...ofCalifornia(114_294),
    ...{ state_surtax: [0], state_payroll_tax: [1_560] },
  }),
  filer("san-francisco", "single", 200_000, 1_240 + 4_560 + 12_166 + (183_900 - 105_700) * 0.24, {
    ...ofCalifornia(194_294),
    ...{ state_surtax: [0], state_payroll_tax: [2_600] },
  }),
  // New York: deduction 11,200; disability at most 31.20, family leave at most 411.91; the city's own tax.
  filer("new-york", "head_of_household", 95_000, 1_770 + 49_750 * 0.12 + (70_850 - 67_450) * 0.22, {
    ...ofState(499.2 + 213.4 + 167.375 + (83_800 - 20_900) * 0.054),
    // The recapture starts at 107,650.
    state_supplemental_tax: [0],
    state_payroll_tax: [31, 410],
    local_tax: [Math.round(443.232 + 586.872 + 1_145.7 + (83_800 - 60_000) * 0.03876)],
  }),
  filer(
    ...(["buffalo", "head_of_household", 160_000] as const),
    1_770 + 5_970 + 38_250 * 0.22 + (135_850 - 105_700) * 0.24,
    {
      ...ofState(499.2 + 213.4 + 167.375 + 86_750 * 0.054 + (148_800 - 107_650) * 0.059),
      // In full 50,000 above 107,650.
      state_supplemental_tax: [787],
      state_payroll_tax: [31, 412],
    },
  ),
];

const parities: Record<string, string>[] = parse(
  readFileSync(join(import.meta.dirname, "../../../../../../seeds/tables/price_parities.csv")),
  { columns: true },
);
const parity = (area: string) =>
  Number(parities.find((row) => row.area_code === area && row.year === "2024")?.rpp) / 100;

const pair = (first: object = {}, second: object = {}, rest: object = {}) => ({
  offers: [
    { label: "Acme", base: 150_000, city: "san-francisco", ...first },
    { label: "Globex", base: 140_000, city: "austin", ...second },
  ],
  ...rest,
});

describe("compare-offers", () => {
  it("values pay for an hour as that for a year", async () => {
    const other = { label: "B", base: 90_000, city: "austin" };
    const hourly = { label: "A", base: 45.5, period: "hourly", city: "austin" };
    const yearly = { label: "A", base: 94_640, city: "austin" };
    const [byHour, byYear] = [
      (await compare({ offers: [hourly, other] })).body.data,
      (await compare({ offers: [yearly, other] })).body.data,
    ];
    expect(byHour.offers).toEqual(byYear.offers);
    expect(byHour.ranking).toEqual(byYear.ranking);
    expect(byHour.assumptions.join(" ")).toContain("2,080 times a year");
    const { status, body } = await compare({ offers: [{ ...hourly, period: "annual" }, other] });
    expect([status, body.error.param]).toEqual([400, "offers.0.base"]);
  });

  it.each(filers)("taxes $base in $city, $status, as worked out by hand", async (filer) => {
    const { city, status, base, taxes } = filer;
    const { status: code, body } = await compare({
      offers: [
        { label: "A", base, city },
        { label: "B", base: 1_000, city: "miami" },
      ],
      filing_status: status,
      years: 1,
    });
    expect(code).toBe(200);
    const [offer] = body.data.offers;
    expect(taxesOf(offer)).toEqual(taxes);
    const total = Object.values(taxes)
      .flat()
      .reduce((sum, tax) => sum + tax, 0);
    expect(offer.years[0]).toMatchObject({ total_tax: total, after_tax: base - total });
  });

  it("divides pay after tax by the city's price parity and ranks by it", async () => {
    const { data } = (await compare(pair({}, { base: 150_000 }, { years: 1 }))).body;
    for (const [index, area] of ["41860", "12420"].entries()) {
      const [year] = data.offers[index].years;
      expect(year.adjusted).toBe(Math.round(year.after_tax / parity(area)));
    }
    const values = data.offers.map(
      (offer: { average: { adjusted: number } }) => offer.average.adjusted,
    );
    expect(values[1]).toBeGreaterThan(values[0]);
    expect(data.ranking).toEqual([
      { rank: 1, label: "Globex", annual_value: values[1] },
      { rank: 2, label: "Acme", annual_value: values[0] },
    ]);
    expect(data.offers.map((offer: { rank: number }) => offer.rank)).toEqual([2, 1]);
  });

  it("vests in equal parts, or by the schedule, and pays the signing bonus once", async () => {
    const { data } = (
      await compare(
        pair(
          { equity: { total: 100_001, vesting_years: 3 }, signing: 20_000, bonus: 5_000 },
          { equity: { total: 200_000, vesting_years: 4, schedule: [5, 15, 40, 40] } },
        ),
      )
    ).body;
    const column = (offer: number, name: string) =>
      data.offers[offer].years.map((year: Record<string, number>) => year[name]);
    const equal = column(0, "equity");
    expect(equal[3]).toBe(0);
    expect(equal[0] + equal[1] + equal[2]).toBe(100_001);
    expect(Math.max(...equal.slice(0, 3)) - Math.min(...equal.slice(0, 3))).toBeLessThanOrEqual(1);
    expect(column(1, "equity")).toEqual([10_000, 30_000, 80_000, 80_000]);
    expect(column(0, "signing")).toEqual([20_000, 0, 0, 0]);
    expect(column(0, "gross")[0]).toBe(150_000 + 5_000 + 20_000 + equal[0]);
    const afterTax = column(1, "after_tax") as number[];
    expect(data.offers[1].average.after_tax).toBe(
      Math.round(afterTax.reduce((sum, value) => sum + value, 0) / 4),
    );
  });

  it("lists each rule with its year, rates and source, and whether it is carried forward", async () => {
    const { data } = (await compare(pair())).body;
    const rule = (offer: number, name: string) =>
      data.offers[offer].tax_rules.find((own: { name: string }) => own.name === name);
    expect(rule(0, "federal_income_tax")).toMatchObject({ tax_year: 2026, carried: false });
    expect(rule(0, "federal_income_tax").brackets[1]).toEqual({ lower_bound: 12_400, rate: 0.12 });
    expect(rule(0, "state_income_tax")).toMatchObject({ jurisdiction: "CA", carried: true });
    expect(rule(0, "state_income_tax").caveats.join(" ")).toContain("not indexed");
    expect(rule(0, "state_payroll_tax").caveats.join(" ")).toContain("not verified");
    expect(rule(1, "state_income_tax").brackets).toEqual([]);
    expect(data.assumptions.join(" ")).toContain("for no other place");
  });

  it("taxes wages in Philadelphia, the state's tax in Yonkers, the county's share in Indianapolis", async () => {
    const local = async (city: string) => {
      const { body } = await compare(pair({ city, base: 100_000 }, {}, { years: 1 }));
      const taxes = taxesOf(body.data.offers[0]);
      return { local: taxes.local_tax?.[0], state: taxes.state_income_tax?.[0] ?? 0 };
    };
    expect((await local("philadelphia")).local).toBe(3_740);
    const yonkers = await local("yonkers");
    expect(yonkers.local).toBe(Math.round(yonkers.state * 0.1675));
    expect((await local("indianapolis")).local).toBe(Math.round(99_000 * 0.0202));
    expect((await local("austin")).local).toBeUndefined();
  });

  it("includes the income tax of Baltimore, Detroit, Columbus and Pittsburgh, with its law", async () => {
    for (const [city, tax, law] of [
      // Maryland: (100,000 - 3,350 - 3,200) × 3.2%; Michigan: (100,000 - 600) × 2.4%.
      ["baltimore", 2_990, "Tax-General §§ 10-103 and 10-106"],
      ["detroit", 2_386, "1964 PA 284"],
      ["columbus", 2_500, "Columbus City Codes ch. 362"],
      ["pittsburgh", 3_000, "Pittsburgh Code ch. 245"],
    ] as const) {
      const { body } = await compare(pair({ city, base: 100_000 }, {}, { years: 1 }));
      const [offer] = body.data.offers;
      expect(taxesOf(offer).local_tax, city).toEqual([tax]);
      expect(offer.missing_local_tax).toBeNull();
      const rule = offer.tax_rules.find(({ name }: { name: string }) => name === "local_tax");
      expect(rule.source.files.join(" ")).toContain(law);
    }
  });

  it("names a local tax that is not in the data, with the rate that would change the rank", async () => {
    const { data } = (
      await compare(pair({ city: "toledo", base: 150_000 }, { base: 130_000 }, { years: 1 }))
    ).body;
    const [acme, globex] = data.offers;
    expect([acme.rank, globex.rank]).toEqual([1, 2]);
    const { tax, break_even_rate: rate, falls_below } = acme.missing_local_tax;
    expect([tax, falls_below]).toEqual(["the municipal income tax of Toledo", "Globex"]);
    // Taxed at that rate, Acme is worth no more than Globex; a little below it, still more.
    const valueAt = (share: number) =>
      (acme.years[0].after_tax - share * 150_000) / acme.city.col_multiplier;
    expect(valueAt(rate)).toBeLessThanOrEqual(globex.average.adjusted + 1);
    expect(valueAt(rate - 0.0002)).toBeGreaterThan(globex.average.adjusted);
    expect(globex.missing_local_tax).toBeNull();
    expect(data.insights.join(" ")).toContain(
      `Acme's taxes do not include the municipal income tax of Toledo (Ohio Revised Code ch. 718), whose rate is not in the data. Above ${(rate * 100).toFixed(2)}% of all pay it would make Acme worth less than Globex.`,
    );
  });

  it("compares the base with the role's estimate, the same as in calculate", async () => {
    const { data } = (await compare(pair({ role: "software-engineer" }))).body;
    const now = await live.get(`${salaries}/calculate?role=software-engineer&city=san-francisco`, {
      key,
    });
    const { estimate } = now.body.data;
    expect(data.offers[0].market.estimate).toEqual(estimate);
    expect(data.offers[0].market.base_delta).toBe(150_000 - estimate.median);
    expect(data.offers[1].market).toBeNull();
    expect(data.insights.join(" ")).toContain(estimate.data_point_id);
  });

  it("says that a base equals the median, and otherwise how far it is from it", async () => {
    const { estimate } = (
      await live.get(`${salaries}/calculate?role=software-engineer&city=san-francisco`, { key })
    ).body.data;
    const insight = async (base: number) => {
      const { body } = await compare(pair({ role: "software-engineer", base }));
      return body.data.insights.find((text: string) => text.includes("the median estimate"));
    };
    expect(await insight(estimate.median)).toContain(" is exactly the median estimate for ");
    expect(await insight(estimate.median + 1)).toContain(
      " is $1 (0.0%) above the median estimate ",
    );
    expect(await insight(estimate.median - 1)).toContain(
      " is $1 (0.0%) below the median estimate ",
    );
  });
});
