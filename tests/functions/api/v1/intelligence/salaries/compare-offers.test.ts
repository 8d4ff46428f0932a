import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { type LiveService, shareLiveService } from "#tests/support/live-service.ts";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db);
});
afterAll(() => live.stop());

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

/**
 * Worked out by hand from the published brackets of 2026: 10 % of what lies
 * below the first threshold, and so on. Nothing here calls the engine.
 */
const filers: {
  city: string;
  status: "single" | "married" | "head_of_household";
  base: number;
  taxes: Record<string, number[]>;
}[] = [
  // Texas: no income tax. Single: deduction 16,100; 12,400, 50,400, 105,700, 201,775.
  {
    city: "austin",
    status: "single",
    base: 100_000,
    taxes: {
      federal_income_tax: [Math.round(1_240 + 38_000 * 0.12 + (83_900 - 50_400) * 0.22)],
      social_security: [6_200],
      medicare: [1_450],
      additional_medicare: [0],
      state_income_tax: [0],
    },
  },
  // Above the wage base of 184,500 and the 200,000 of the additional Medicare tax.
  {
    city: "austin",
    status: "single",
    base: 250_000,
    taxes: {
      federal_income_tax: [
        Math.round(1_240 + 4_560 + 12_166 + 96_075 * 0.24 + (233_900 - 201_775) * 0.32),
      ],
      social_security: [Math.round(184_500 * 0.062)],
      medicare: [3_625],
      additional_medicare: [450],
      state_income_tax: [0],
    },
  },
  // Washington: no income tax; leave 1.13 % less the employer's 28.57 %, long-term care 0.58 %.
  {
    city: "seattle",
    status: "married",
    base: 150_000,
    taxes: {
      federal_income_tax: [Math.round(2_480 + 76_000 * 0.12 + (117_800 - 100_800) * 0.22)],
      social_security: [9_300],
      medicare: [2_175],
      additional_medicare: [0],
      state_income_tax: [0],
      state_payroll_tax: [1_211, 870],
    },
  },
  {
    city: "seattle",
    status: "married",
    base: 90_000,
    taxes: {
      federal_income_tax: [Math.round(2_480 + (57_800 - 24_800) * 0.12)],
      social_security: [5_580],
      medicare: [1_305],
      additional_medicare: [0],
      state_income_tax: [0],
      state_payroll_tax: [726, 522],
    },
  },
  // North Carolina: 3.99 % of wages less 12,750.
  {
    city: "raleigh",
    status: "single",
    base: 85_000,
    taxes: {
      federal_income_tax: [Math.round(1_240 + 4_560 + (68_900 - 50_400) * 0.22)],
      social_security: [5_270],
      medicare: [1_233],
      additional_medicare: [0],
      state_income_tax: [Math.round(72_250 * 0.0399)],
    },
  },
  {
    city: "raleigh",
    status: "single",
    base: 130_000,
    taxes: {
      federal_income_tax: [Math.round(1_240 + 4_560 + 12_166 + (113_900 - 105_700) * 0.24)],
      social_security: [8_060],
      medicare: [1_885],
      additional_medicare: [0],
      state_income_tax: [Math.round(117_250 * 0.0399)],
    },
  },
  // Illinois: 4.95 % of wages less 2,850 a person.
  {
    city: "chicago",
    status: "married",
    base: 120_000,
    taxes: {
      federal_income_tax: [Math.round(2_480 + (87_800 - 24_800) * 0.12)],
      social_security: [7_440],
      medicare: [1_740],
      additional_medicare: [0],
      state_income_tax: [Math.round(114_300 * 0.0495)],
    },
  },
  {
    city: "chicago",
    status: "married",
    base: 300_000,
    taxes: {
      federal_income_tax: [Math.round(2_480 + 9_120 + 110_600 * 0.22 + (267_800 - 211_400) * 0.24)],
      social_security: [11_439],
      medicare: [4_350],
      additional_medicare: [450],
      state_income_tax: [Math.round(294_300 * 0.0495)],
    },
  },
  // California: deduction 5,706, nine brackets, credit 153, disability insurance 1.3 %.
  {
    city: "san-francisco",
    status: "single",
    base: 120_000,
    taxes: {
      federal_income_tax: [Math.round(1_240 + 4_560 + (103_900 - 50_400) * 0.22)],
      social_security: [7_440],
      medicare: [1_740],
      additional_medicare: [0],
      state_income_tax: [
        Math.round(110.79 + 303.7 + 607.52 + 965.4 + 1_214.56 + (114_294 - 72_724) * 0.093 - 153),
      ],
      state_surtax: [0],
      state_payroll_tax: [1_560],
    },
  },
  {
    city: "san-francisco",
    status: "single",
    base: 200_000,
    taxes: {
      federal_income_tax: [Math.round(1_240 + 4_560 + 12_166 + (183_900 - 105_700) * 0.24)],
      social_security: [11_439],
      medicare: [2_900],
      additional_medicare: [0],
      state_income_tax: [
        Math.round(110.79 + 303.7 + 607.52 + 965.4 + 1_214.56 + (194_294 - 72_724) * 0.093 - 153),
      ],
      state_surtax: [0],
      state_payroll_tax: [2_600],
    },
  },
  // New York: deduction 11,200; disability at most 31.20, family leave at most 411.91; the city's own tax.
  {
    city: "new-york",
    status: "head_of_household",
    base: 95_000,
    taxes: {
      federal_income_tax: [Math.round(1_770 + 49_750 * 0.12 + (70_850 - 67_450) * 0.22)],
      social_security: [5_890],
      medicare: [1_378],
      additional_medicare: [0],
      state_income_tax: [Math.round(499.2 + 213.4 + 167.375 + (83_800 - 20_900) * 0.054)],
      // The recapture starts at 107,650.
      state_supplemental_tax: [0],
      state_payroll_tax: [31, 410],
      local_tax: [Math.round(443.232 + 586.872 + 1_145.7 + (83_800 - 60_000) * 0.03876)],
    },
  },
  {
    city: "buffalo",
    status: "head_of_household",
    base: 160_000,
    taxes: {
      federal_income_tax: [Math.round(1_770 + 5_970 + 38_250 * 0.22 + (135_850 - 105_700) * 0.24)],
      social_security: [9_920],
      medicare: [2_320],
      additional_medicare: [0],
      state_income_tax: [
        Math.round(499.2 + 213.4 + 167.375 + 86_750 * 0.054 + (148_800 - 107_650) * 0.059),
      ],
      // In full 50,000 above 107,650.
      state_supplemental_tax: [787],
      state_payroll_tax: [31, 412],
    },
  },
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

  it("says that a missing local tax cannot move the last offer", async () => {
    const { data } = (
      await compare(pair({ city: "toledo", base: 100_000 }, { base: 200_000 }, { years: 1 }))
    ).body;
    expect(data.offers[0].missing_local_tax).toMatchObject({
      break_even_rate: null,
      falls_below: null,
    });
    expect(data.insights.join(" ")).toContain("no rate would change its rank");
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

  it("has insights with the numbers of the response", async () => {
    const { data } = (await compare(pair({ signing: 50_000 }))).body;
    const [best, second] = data.ranking;
    const dollars = (value: number) => `$${value.toLocaleString("en-US")}`;
    expect(data.insights[0]).toContain(best.label);
    expect(data.insights[0]).toContain(dollars(best.annual_value));
    expect(data.insights[0]).toContain(dollars(best.annual_value - second.annual_value));
    expect(data.insights.join(" ")).toContain("signing bonus of $50,000");
    expect(data.citation).toContain(dollars(second.annual_value));
  });

  it("keeps the order of offers that are worth the same", async () => {
    const { data } = (await compare(pair({ city: "austin" }, { base: 150_000 }))).body;
    expect(data.ranking.map(({ label }: { label: string }) => label)).toEqual(["Acme", "Globex"]);
    expect(data.insights[0]).toContain("worth the same");
  });

  it("is 404 with near slugs for a city or role that is not in the catalog", async () => {
    const wrongCity = await compare(pair({}, { city: "sandiego" }));
    expect([wrongCity.status, wrongCity.body.error.code, wrongCity.body.error.param]).toEqual([
      404,
      "city_not_found",
      "offers.1.city",
    ]);
    expect(wrongCity.body.error.follow_up_suggestions.join()).toContain("san-diego");
    const wrongRole = await compare(pair({ role: "sofware-engineer" }));
    expect([wrongRole.status, wrongRole.body.error.param]).toEqual([404, "offers.0.role"]);
    const [call] = wrongRole.body.error.follow_up_suggestions;
    expect((await live.get(call, { key })).status).toBe(200);
  });

  it.each([
    ["one offer", { offers: pair().offers.slice(0, 1) }, "offers"],
    ["six offers", { offers: Array(6).fill(pair().offers[0]) }, "offers"],
    ["a label twice", pair({ label: "Globex" }), "offers.1.label"],
    ["a fraction of a dollar", pair({ base: 100.5 }), "offers.0.base"],
    ["no base", pair({ base: 0 }), "offers.0.base"],
    ["too much", pair({ base: 10_000_001 }), "offers.0.base"],
    ["an unknown field", pair({ perks: "lunch" }), "offers.0.perks"],
    ["five years", pair({}, {}, { years: 5 }), "years"],
    ["another status", pair({}, {}, { filing_status: "widowed" }), "filing_status"],
    [
      "a schedule that is not whole",
      pair({ equity: { total: 1, vesting_years: 2, schedule: [50, 40] } }),
      "offers.0.equity.schedule",
    ],
    [
      "a schedule of another length",
      pair({ equity: { total: 1, vesting_years: 3, schedule: [50, 50] } }),
      "offers.0.equity.schedule",
    ],
  ])("is 400 for %s, naming the field", async (_, body, param) => {
    const { status, body: answer } = await compare(body);
    expect([status, answer.error.code, answer.error.param]).toEqual([
      400,
      "parameter_missing",
      param,
    ]);
  });
});
