/** A local tax on wages that is known to exist but is not in the data. */
interface LocalGap {
  /** Continues a sentence: `the … of …`. */
  tax: string;
  /** The law that levies or allows it. */
  law: string;
}

const ohio = (city: string): LocalGap => ({
  tax: `the municipal income tax of ${city}`,
  law: "Ohio Revised Code ch. 718",
});

const pennsylvania = (city: string): LocalGap => ({
  tax: `the earned income tax of ${city} and its school district`,
  law: "Local Tax Enabling Act, 53 P.S. § 6924.101 et seq.",
});

const iowa: LocalGap = {
  tax: "the income surtax that a school district may levy",
  law: "Iowa Code §§ 257.21 and 298.2",
};

const portlandArea: LocalGap = {
  tax: "Metro's supportive housing services tax on high incomes",
  law: "Metro Code ch. 7.06",
};

/** Cities of the catalog whose local tax on wages is not in the data, by slug. */
export const localGaps: Readonly<Record<string, LocalGap>> = {
  akron: ohio("Akron"),
  allentown: pennsylvania("Allentown"),
  ankeny: iowa,
  beaverton: portlandArea,
  bethlehem: pennsylvania("Bethlehem"),
  "bowling-green": { tax: "the occupational fee of Bowling Green", law: "KRS 92.281" },
  "cedar-rapids": iowa,
  davenport: iowa,
  dayton: ohio("Dayton"),
  denver: {
    tax: "the occupational privilege tax of Denver",
    law: "Denver Revised Municipal Code ch. 53",
  },
  "des-moines": iowa,
  erie: pennsylvania("Erie"),
  eugene: {
    tax: "the Community Safety Payroll Tax of Eugene",
    law: "Eugene Ordinance 20616",
  },
  gresham: portlandArea,
  hillsboro: portlandArea,
  "iowa-city": iowa,
  portland: portlandArea,
  reading: pennsylvania("Reading"),
  "sioux-city": iowa,
  toledo: ohio("Toledo"),
};
