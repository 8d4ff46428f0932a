/** How a locality taxes its residents. */
interface LocalRule {
  label: string;
  /** The source's name for the rate that a resident pays. */
  kind: string;
  base: "wages" | "state_taxable" | "state_tax";
  /** Whether the locality's exemption is subtracted from wages, once for each spouse of a joint return. */
  exemption?: boolean;
  /** Whether the rate of the highest bracket reached applies to the whole amount. */
  onWhole?: boolean;
  caveats?: readonly string[];
}

const undated = "The source does not date the rate, so its year is not verified.";

const worksThere =
  "The tax is levied on work done in the city; the job is assumed to be in the city.";
const workedElsewhere =
  "A credit for taxes paid to another city where the work is done is not applied.";

/** A city under Michigan's City Income Tax Act. */
const michigan = (city: string): LocalRule => ({
  label: `Income tax of ${city} for residents`,
  kind: "resident_rate",
  base: "wages",
  exemption: true,
  caveats: [undated],
});

/** A city under chapter 718 of the Ohio Revised Code. */
const ohio = (city: string): LocalRule => ({
  label: `Income tax of ${city}`,
  kind: "rate",
  base: "wages",
  caveats: [undated, workedElsewhere],
});

const alabama = (city: string): LocalRule => ({
  label: `Occupational tax of ${city}`,
  kind: "rate",
  base: "wages",
  caveats: [undated, worksThere],
});

const localRules: Readonly<Record<string, LocalRule>> = {
  "al/auburn": alabama("Auburn"),
  "al/birmingham": alabama("Birmingham"),
  "ky/fayette": {
    label: "Occupational license tax of Lexington-Fayette",
    kind: "rate",
    base: "wages",
  },
  "ky/jefferson": { label: "Occupational license tax of Louisville", kind: "rate", base: "wages" },
  "md/baltimore_city": {
    label: "Income tax of Baltimore City",
    kind: "rate",
    base: "state_taxable",
  },
  "md/frederick_county": {
    label: "Income tax of Frederick County",
    kind: "brackets",
    base: "state_taxable",
    onWhole: true,
  },
  "mi/detroit": michigan("Detroit"),
  "mi/flint": michigan("Flint"),
  "mi/grand_rapids": michigan("Grand Rapids"),
  "mi/lansing": michigan("Lansing"),
  "mo/kansas_city": {
    label: "Earnings tax of Kansas City",
    kind: "rate",
    base: "wages",
    caveats: [undated],
  },
  "mo/st_louis": {
    label: "Earnings tax of St. Louis",
    kind: "rate",
    base: "wages",
    caveats: [undated],
  },
  "ny/nyc": {
    label: "Resident income tax of New York City",
    kind: "brackets",
    base: "state_taxable",
    caveats: ["City credits are not applied."],
  },
  "ny/yonkers": {
    label: "Resident surcharge of Yonkers on the state's tax",
    kind: "resident_surcharge_rate",
    base: "state_tax",
  },
  "oh/cincinnati": ohio("Cincinnati"),
  "oh/cleveland": ohio("Cleveland"),
  "oh/columbus": ohio("Columbus"),
  "oh/parma": ohio("Parma"),
  "or/multnomah_county": {
    label: "Preschool for All tax of Multnomah County",
    kind: "brackets",
    base: "state_taxable",
  },
  "pa/philadelphia": {
    label: "Wage tax of Philadelphia for residents",
    kind: "resident_rate",
    base: "wages",
  },
  "pa/pittsburgh": {
    label: "Earned income tax of Pittsburgh (1%) and its school district (2%) for residents",
    kind: "resident_rate",
    base: "wages",
    caveats: [undated, "The local services tax, a fixed amount a year, is not applied."],
  },
};

/** The rule of a locality; undefined without one. Every county of Indiana taxes the state's taxable income. */
export function localRule(locality: string): LocalRule | undefined {
  const known = localRules[locality];
  if (known || !locality.startsWith("in/")) return known;
  const county = locality
    .slice(3)
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  return { label: `Income tax of ${county}, Indiana`, kind: "rate", base: "state_taxable" };
}
