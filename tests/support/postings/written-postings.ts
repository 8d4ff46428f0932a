/** Postings of many kinds, written for the tests, with what is in them and what the law of their place asks. */
import type { PayShape } from "#shared/reading/postings/read-pay.ts";

export interface WrittenPosting {
  title: string;
  location: string;
  text: string;
  /** The base pay: ends as they are compared, for an hour or a year; null for a period that is asked about. */
  shape: PayShape;
  min: number | null;
  max: number | null;
  period: "annual" | "hourly" | null;
  isTotal?: true;
  /** Bonus, commission and the like, in the posting's words. */
  variable?: readonly string[];
  others?: readonly string[];
  /** Whose laws ask for pay in the posting, and whether this one has all that they ask for; null for what is open. */
  law: Readonly<Record<string, boolean | null>>;
}

export const writtenPostings: readonly WrittenPosting[] = [
  // Ranges, in states with a law.
  {
    title: "Senior Software Engineer",
    location: "Denver, CO",
    text: "About the role\nYou will own our billing services.\nPay\nThe base salary range is $150,000 - $185,000 per year, plus equity. Health insurance and 401(k) match.",
    ...{ shape: "range", min: 150_000, max: 185_000, period: "annual" },
    law: { Colorado: true },
  },
  {
    title: "Registered Nurse",
    location: "San Francisco, CA",
    text: "Night shift. Pay: $68.50–$89.25/hr. Shift differential of $6.00/hr. Medical and dental.",
    ...{
      shape: "range",
      min: 68.5,
      max: 89.25,
      period: "hourly",
      variable: ["$6.00/hr (Shift differential)"],
    },
    law: { California: true },
  },
  {
    title: "Accountant",
    location: "Seattle, WA",
    text: "Salary: USD 78,000 to 96,000 annually. Benefits include vacation and a pension.",
    ...{ shape: "range", min: 78_000, max: 96_000, period: "annual" },
    law: { Washington: true },
  },
  {
    title: "Data Analyst",
    location: "New York, NY",
    text: "The expected pay for this position is between $85,000 and $105,000 a year, based on experience.",
    ...{ shape: "range", min: 85_000, max: 105_000, period: "annual" },
    law: { "New York": true, "New York City": true },
  },
  {
    title: "Electrician",
    location: "Chicago, IL",
    text: "Journeyman electrician. $42/hr - $54/hr, union benefits.",
    ...{ shape: "range", min: 42, max: 54, period: "hourly" },
    law: { Illinois: false },
  },
  {
    title: "Marketing Manager",
    location: "Boston, MA",
    text: "We offer 105-130k base and a bonus.",
    ...{ shape: "range", min: 105_000, max: 130_000, period: "annual" },
    law: { Massachusetts: true },
  },
  {
    title: "Project Manager",
    location: "Jersey City, NJ",
    text: "Compensation range: 95,000 – 118,000 per annum. Benefits: PTO, dental.",
    ...{ shape: "range", min: 95_000, max: 118_000, period: "annual" },
    law: { "New Jersey": true, "Jersey City": true },
  },
  {
    title: "Pharmacist",
    location: "Minneapolis, MN",
    text: "Starting salary range $61.00 to $72.00 per hour. Medical, dental, bonus of up to $5,000.",
    ...{ shape: "range", min: 61, max: 72, period: "hourly", variable: ["up to $5,000 (bonus)"] },
    law: { Minnesota: true },
  },
  {
    title: "Paralegal",
    location: "Washington, DC",
    text: "The minimum and maximum projected salary: $62,000 through $79,000.",
    ...{ shape: "range", min: 62_000, max: 79_000, period: "annual" },
    law: { "District of Columbia": true },
  },
  {
    title: "Graphic Designer",
    location: "Hartford, CT",
    text: "Wage range $58,000 - $69,500 a year; benefits from the first day.",
    ...{ shape: "range", min: 58_000, max: 69_500, period: "annual" },
    law: { Connecticut: false },
  },
  // Ranges that say little.
  {
    title: "Product Manager",
    location: "San Francisco, CA",
    text: "Base salary $90,000 - $250,000 per year. Equity.",
    ...{ shape: "range", min: 90_000, max: 250_000, period: "annual" },
    law: { California: true },
  },
  {
    title: "Sales Manager",
    location: "Denver, CO",
    text: "Pay: $50,000 to $200,000 a year depending on you! Health plan.",
    ...{ shape: "range", min: 50_000, max: 200_000, period: "annual" },
    law: { Colorado: true },
  },
  {
    title: "Line Cook",
    location: "Austin, TX",
    text: "$12 - $28 per hour depending on the station.",
    ...{ shape: "range", min: 12, max: 28, period: "hourly" },
    law: {},
  },
  // One end.
  {
    title: "Truck Driver",
    location: "Columbus, OH",
    text: "Earn up to $1,800 per week! Home on weekends.",
    ...{ shape: "up_to", min: null, max: 93_600, period: "annual", isTotal: true },
    law: { Columbus: null },
  },
  {
    title: "Software Engineer",
    location: "Seattle, WA",
    text: "Salary up to $190k. Great benefits.",
    ...{ shape: "up_to", min: null, max: 190_000, period: "annual" },
    law: { Washington: false },
  },
  {
    title: "Cashier",
    location: "Portland, ME",
    text: "Starting at $17.50/hour.",
    ...{ shape: "open_end", min: 17.5, max: null, period: "hourly" },
    law: { Maine: false },
  },
  {
    title: "Dental Hygienist",
    location: "Phoenix, AZ",
    text: "$48+ per hour, four days a week.",
    ...{ shape: "open_end", min: 48, max: null, period: "hourly" },
    law: {},
  },
  {
    title: "Physical Therapist",
    location: "Honolulu, HI",
    text: "Pay from $85,000 a year. Relocation of $5,000.",
    ...{ shape: "open_end", min: 85_000, max: null, period: "annual" },
    law: { Hawaii: false },
  },
  {
    title: "Welder",
    location: "Cleveland, OH",
    text: "Wage of at least $24 an hour, overtime after 40 hours.",
    ...{ shape: "open_end", min: 24, max: null, period: "hourly" },
    law: { Cleveland: false },
  },
  // One amount.
  {
    title: "Elementary School Teacher",
    location: "Baltimore, MD",
    text: "Annual salary of $61,500. Pension and health care.",
    ...{ shape: "single", min: 61_500, max: 61_500, period: "annual" },
    law: { Maryland: null },
  },
  {
    title: "Administrative Assistant",
    location: "Richmond, VA",
    text: "Pay is $47,000 per year.",
    ...{ shape: "single", min: 47_000, max: 47_000, period: "annual" },
    law: { Virginia: true },
  },
  {
    title: "Plumber",
    location: "Houston, TX",
    text: "We pay $36 an hour from day one.",
    ...{ shape: "single", min: 36, max: 36, period: "hourly" },
    law: {},
  },
  {
    title: "Medical Assistant",
    location: "Burlington, VT",
    text: "Rate of pay: $21.40 hourly",
    ...{ shape: "single", min: 21.4, max: 21.4, period: "hourly" },
    law: { Vermont: null },
  },
  // Bonus, commission and equity mixed in.
  {
    title: "Account Executive",
    location: "New York, NY",
    text: "OTE $180k–$220k ($90k base / $90k commission), uncapped.",
    ...{ shape: "single", min: 90_000, max: 90_000, period: "annual" },
    variable: ["$180k–$220k", "$90k (commission)"],
    law: { "New York": true, "New York City": true },
  },
  {
    title: "Account Executive",
    location: "Denver, CO",
    text: "On-target earnings of $140,000 to $170,000. Benefits.",
    ...{ shape: "range", min: 140_000, max: 170_000, period: "annual", isTotal: true },
    law: { Colorado: false },
  },
  {
    title: "Insurance Agent",
    location: "Atlanta, GA",
    text: "Base pay $3,500 per month plus commission up to $4,000 per month.",
    ...{ shape: "single", min: 42_000, max: 42_000, period: "annual" },
    variable: ["up to $4,000 per month (commission)"],
    law: {},
  },
  {
    title: "Software Engineer",
    location: "San Francisco, CA",
    text: "Total compensation of $220,000 - $310,000 including salary, bonus and equity.",
    ...{ shape: "range", min: 220_000, max: 310_000, period: "annual", isTotal: true },
    law: { California: null },
  },
  {
    title: "Registered Nurse",
    location: "Dallas, TX",
    text: "$38.00 - $46.00/hour + $10,000 sign-on bonus! Tuition up to $5,250 a year.",
    ...{
      shape: "range",
      min: 38,
      max: 46,
      period: "hourly",
      variable: ["$10,000 (sign-on bonus)"],
    },
    law: {},
  },
  {
    title: "Data Scientist",
    location: "Boston, MA",
    text: "Salary range: $140,000 - $170,000 + RSUs of $60,000 and a $15,000 signing bonus. We raised $50M.",
    ...{ shape: "range", min: 140_000, max: 170_000, period: "annual" },
    variable: ["$60,000 (RSUs)", "$15,000 (signing bonus)"],
    law: { Massachusetts: true },
  },
  // Several places.
  {
    title: "Software Engineer",
    location: "Remote",
    text: "Base salary in Colorado: $130,000 - $150,000. In California: $145,000 - $175,000. Benefits and equity.",
    // No range is named for remote work, so it is the overall one.
    ...{ shape: "range", min: 130_000, max: 175_000, period: "annual" },
    others: ["$130,000 - $150,000", "$145,000 - $175,000"],
    law: {
      ...{ California: true, Colorado: false, Illinois: false, Massachusetts: true },
      ...{ "New Jersey": false, "New York": true },
    },
  },
  {
    title: "Customer Success Manager",
    location: "San Diego, CA; Denver, CO",
    text: "Denver: $80,000 to $95,000 per year\nSan Diego: $92,000 to $110,000 per year\nBenefits: PTO",
    ...{ shape: "range", min: 92_000, max: 110_000, period: "annual" },
    others: ["$80,000 to $95,000 per year"],
    law: { California: true, Colorado: true },
  },
  // For what time?
  {
    title: "Carpenter",
    location: "Tampa, FL",
    text: "Pay: $24 - $31 DOE",
    ...{ shape: "range", min: 24, max: 31, period: null },
    law: {},
  },
  {
    title: "Carpenter",
    location: "Chicago, IL",
    text: "Salary: $28-$36 per year, benefits",
    ...{ shape: "range", min: 28, max: 36, period: null },
    law: { Illinois: false },
  },
  {
    title: "Nanny",
    location: "Brooklyn, NY",
    text: "$900 - $1,100",
    ...{ shape: "range", min: 900, max: 1_100, period: null },
    law: { "New York": true, "New York City": true },
  },
  {
    title: "Construction Laborer",
    location: "Las Vegas, NV",
    text: "We pay $180-$220 a day.",
    ...{ shape: "range", min: 46_800, max: 57_200, period: "annual" },
    law: { Nevada: null },
  },
  {
    title: "Paralegal",
    location: "Baltimore, MD",
    text: "We pay between $2,400 and $2,900 bi-weekly. Benefits.",
    ...{ shape: "range", min: 62_400, max: 75_400, period: "annual" },
    law: { Maryland: false },
  },
  {
    title: "Chef de Partie",
    location: "Las Vegas, NV",
    text: "$1,650 twice a month plus tips",
    ...{ shape: "single", min: 39_600, max: 39_600, period: "annual" },
    law: { Nevada: null },
  },
  {
    title: "Network Engineer",
    location: "Spokane, WA",
    text: "Salary $92,000, paid every two weeks, 40 hours a week.",
    ...{ shape: "single", min: 92_000, max: 92_000, period: "annual" },
    law: { Washington: false },
  },
  {
    title: "Forklift Operator",
    location: "Trenton, NJ",
    text: "Pay: $22, 40 hours a week",
    ...{ shape: "single", min: 22, max: 22, period: null },
    law: { "New Jersey": false },
  },
  {
    title: "Physical Therapist Assistant",
    location: "Reno, NV",
    text: "Per diem: $38 - $44 per visit. Mileage paid.",
    ...{ shape: "range", min: 38, max: 44, period: null },
    law: { Nevada: null },
  },
  {
    title: "Dental Hygienist",
    location: "Honolulu, HI",
    text: "$400 per diem, Tuesday to Thursday",
    ...{ shape: "single", min: 400, max: 400, period: null },
    law: { Hawaii: null },
  },
  {
    title: "Childcare Worker",
    location: "Aurora, CO",
    text: "$150 per week, part-time",
    ...{ shape: "single", min: 150, max: 150, period: null },
    law: { Colorado: false },
  },
  // Ends that are named apart.
  {
    title: "Elementary School Teacher",
    location: "Denver, CO",
    text: "Salary schedule: $58,213 (BA, step 1) to $104,650 (PhD, step 20), 186 contract days",
    ...{ shape: "range", min: 58_213, max: 104_650, period: "annual" },
    law: { Colorado: false },
  },
  {
    title: "Registered Nurse",
    location: "Tampa, FL",
    text: "Minimum pay rate: $34.12 per hour. Maximum pay rate: $52.80. Tuition up to $5,250 per year.",
    ...{ shape: "range", min: 34.12, max: 52.8, period: "hourly" },
    law: {},
  },
  {
    title: "Firefighter",
    location: "Bellevue, WA",
    text: "Minimum: $84,240\nMaximum: $108,960\nUnion position",
    ...{ shape: "range", min: 84_240, max: 108_960, period: "annual" },
    law: { Washington: false },
  },
  {
    title: "Social Worker",
    location: "Albany, NY",
    text: "Starting salary is $54,141; up to $92,000 with longevity steps",
    ...{ shape: "range", min: 54_141, max: 92_000, period: "annual" },
    law: { "New York": true },
  },
  {
    title: "Sales Representative",
    location: "Dallas, TX",
    text: "Base salary $60,000; up to $90,000 with commission",
    ...{ shape: "single", min: 60_000, max: 60_000, period: "annual" },
    variable: ["up to $90,000"],
    law: {},
  },
  {
    title: "Account Executive",
    location: "Dallas, TX",
    text: "$90k (base) to $180k (OTE)",
    ...{ shape: "single", min: 90_000, max: 90_000, period: "annual" },
    variable: ["$180k"],
    law: {},
  },
  {
    title: "Travel Nurse",
    location: "Tampa, FL",
    text: "Weekly gross: $2,310 (includes $1,102 tax-free stipends)",
    ...{ shape: "single", min: 2_310, max: 2_310, period: null, isTotal: true },
    law: {},
  },
  // Other marks and currencies.
  {
    title: "Program Manager",
    location: "Washington, DC",
    text: "The salary range for this role is USD 112.000 - 141.000 yearly.",
    ...{ shape: "range", min: 112_000, max: 141_000, period: "annual" },
    law: { "District of Columbia": true },
  },
  {
    title: "UX Researcher",
    location: "Munich, Germany",
    text: "70.000 - 85.000 EUR per year",
    ...{ shape: "range", min: 70_000, max: 85_000, period: "annual" },
    law: {},
  },
  {
    title: "Software Developer",
    location: "Toronto, ON",
    text: "Salary: CA$95,000 to CA$115,000 per annum",
    ...{ shape: "range", min: 95_000, max: 115_000, period: "annual" },
    law: {},
  },
  {
    title: "Machinist",
    location: "Houston, TX",
    text: "Pay rate $24.125 - $31.375 per hour",
    ...{ shape: "range", min: 24.13, max: 31.38, period: "hourly" },
    law: {},
  },
  // No pay.
  {
    title: "Retail Sales Associate",
    location: "Portland, ME",
    text: "This is a commission-only position.",
    ...{ shape: "none", min: null, max: null, period: null },
    law: { Maine: null },
  },
  {
    title: "Electrician",
    location: "Denver, CO",
    text: "Competitive pay and a team of 25. Projects from $2,000,000 to $5,000,000. Call 303-555-0100. Founded 1998.",
    ...{ shape: "none", min: null, max: null, period: null },
    law: { Colorado: false },
  },
  {
    title: "Bookkeeper",
    location: "Newark, NJ",
    text: "Salary commensurate with experience. 401k, 10 holidays, $500 referral bonus.",
    ...{ shape: "none", min: null, max: null, period: null },
    law: { "New Jersey": false },
  },
  {
    title: "Chef",
    location: "Nashville, TN",
    text: "Lead a kitchen of 12 with $3 million in sales. DOE.",
    ...{ shape: "none", min: null, max: null, period: null },
    law: {},
  },
  {
    title: "Civil Engineer",
    location: "Providence, RI",
    text: "Manage budgets of $750,000. Requirements: 5 - 8 years of experience, 40 hours per week, 2026 graduates welcome.",
    ...{ shape: "none", min: null, max: null, period: null },
    law: { "Rhode Island": null },
  },
  // What only looks like pay, and another currency.
  {
    title: "UX Designer",
    location: "Austin, TX",
    text: "A stipend of $1,000 for your desk, a $75 gift card, and 20% off. Serving 50,000 customers.",
    ...{ shape: "none", min: null, max: null, period: null },
    law: {},
  },
  {
    title: "Data Engineer",
    location: "London, England",
    text: "£70,000 - £85,000 per year",
    ...{ shape: "range", min: 70_000, max: 85_000, period: "annual" },
    law: {},
  },
];
