/** How a locality taxes its residents. */
export interface LocalRule {
  label: string;
  /** The source's name for the rate that a resident pays. */
  kind: string;
  base: "wages" | "state_taxable" | "state_tax";
  caveats?: readonly string[];
}

const undated = "The source does not date the rate, so its year is not verified.";

const localRules: Readonly<Record<string, LocalRule>> = {
  "ky/fayette": {
    label: "Occupational license tax of Lexington-Fayette",
    kind: "rate",
    base: "wages",
  },
  "ky/jefferson": { label: "Occupational license tax of Louisville", kind: "rate", base: "wages" },
  "md/frederick_county": {
    label: "Income tax of Frederick County",
    kind: "brackets",
    base: "state_taxable",
    caveats: ["The county's rates are applied as marginal rates, as in the source."],
  },
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
  "or/multnomah_county": {
    label: "Preschool for All tax of Multnomah County",
    kind: "brackets",
    base: "state_taxable",
    caveats: ["The supportive housing tax of the Portland area is not in the data."],
  },
  "pa/philadelphia": {
    label: "Wage tax of Philadelphia for residents",
    kind: "resident_rate",
    base: "wages",
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
