/**
 * Pay as boards, applicant systems and people write it, with how it is to be read: `60-70 hourly`,
 * `<=45 ?` for a top alone whose time is not said, `17.25+ hourly` for a bottom alone, `350 per shift`,
 * `none`, or `unread` where an amount is shown with its words because nothing says what it is.
 */
export interface PostedText {
  text: string;
  read: string;
  /** Pay besides the base, where the reading of it matters. */
  variable?: readonly string[];
  /** The title and the names of the place, for ranges that are named. */
  title?: string;
  places?: readonly string[];
}

const of = (read: string, ...texts: readonly string[]): PostedText[] =>
  texts.map((text) => ({ text, read }));

export const postedTexts: readonly PostedText[] = [
  // For an hour, in the ways of people who type fast.
  ...of(
    "45-55 hourly",
    "Rate: $45 - $55 hr",
    "$45hr-$55hr depending on experience",
    "Pay rate $45/h to $55/h",
    "$45.00-$55.00 p.h.",
    "Pays 45$ - 55$ per hour",
    "Compensation: 45-55/hr",
    "$45.00 Hourly - $55.00 Hourly",
    "USD 45/hour – USD 55/hour",
    "$45 to $55 per hr. DOE",
    "Pay: between $45 and $55 an hour",
    "Hourly rate\n$45.00 – $55.00",
    "Salary Range: $45.00 To 55.00 (USD) Hourly",
    "Pay is $45/hr (min) to $55/hr (max)",
  ),
  ...of(
    "22 hourly",
    "We pay 22$ per hour, cash",
    "Warehouse $22 hr M-F",
    "$22.00 / hour",
    "Pay: 22/hr",
  ),
  ...of(
    "22+ hourly",
    "$22/hr+",
    "$22+ hr",
    "Starting at $22 an hour!",
    "From $22.00 per hour",
    "Pay starts at $22/hour",
    "$22/hr and up",
  ),
  ...of("<=22 hourly", "Up to $22/hr", "Pay up to $22 per hour", "Pay: as much as $22 hourly"),
  // What the amount is for is not said.
  ...of("<=38 ?", "Up to $38", "Pay: up to $38 DOE"),
  ...of("38+ ?", "$38+", "Starting at $38", "From $38 DOE"),
  ...of("38 ?", "Pay: $38", "Rate $38 DOE", "Line cook - $38"),
  ...of("19-21 ?", "Pay: 19-21 DOE", "Wage: $19 - $21"),
  // For a piece of work.
  ...of(
    "410 per shift",
    "$410 per shift",
    "$410/shift",
    "Pay: $410 a shift",
    "Rate per shift: $410",
  ),
  ...of("410 per 12-hour shift", "$410 per 12-hour shift", "$410 per 12 hour shift"),
  ...of("62 per visit", "$62 per visit", "PRN, $62/visit plus mileage", "Per visit rate: $62"),
  ...of(
    "0.58-0.62 per mile",
    "Pay: $0.58 - $0.62 per mile",
    "$.58-$.62 per mile",
    "58-62 cpm",
    "Drivers get 58 to 62 cents per mile",
  ),
  ...of("0.65 per mile", "$0.65/mile, all miles paid", ".65 cpm", "$.65 per mile"),
  ...of("85-120 per class", "$85-$120 per class", "Rate: $85 to $120 / class"),
  ...of("3200 per course", "Adjuncts are paid $3,200 per course"),
  ...of("950 per credit hour", "Compensation: $950 per credit hour"),
  ...of("75-90 per session", "$75 - $90 per session (50 minutes)"),
  ...of("2.5 per piece", "Piece rate: $2.50 per piece"),
  ...of("1500 per project", "Freelance, $1,500 per project"),
  ...of("55 per wRVU", "Physician compensation: $55 per wRVU"),
  ...of("180 per load", "Owner operators: $180/load"),
  ...of("120 per event", "Bartender, $120 per event + tips"),
  // For other times.
  ...of("93600 annual", "$1,800 a week", "Pay: $1,800/wk", "$1,800 weekly, home on weekends"),
  ...of("104000 annual", "Dental hygienist, $400 a day", "$400/day"),
  ...of("60000-72000 annual", "$5,000 - $6,000 per month", "Monthly salary: $5,000.00 - $6,000.00"),
  // For a year.
  ...of(
    "95000-120000 annual",
    "Salary: $95K\\-$120K",
    "$95,000.00 - $120,000.00 / year",
    "95-120k base",
    "$95k–120k + bonus",
    "Base pay range $95,000/yr - $120,000/yr",
    "Salary Range: 95,000 to 120,000 USD annually",
    "Pay Range: $95,000&ndash;$120,000 per year",
    "The range is $95,000&nbsp;&#8211;&nbsp;$120,000 annually",
    "**Compensation:** $95,000 \\- $120,000",
    "Annual salary between $95,000 and $120,000",
    "Minimum Salary: $95,000. Maximum Salary: $120,000.",
    "Min $95,000 - Mid $107,500 - Max $120,000",
    "Minimum: $95,000 Midpoint: $107,500 Maximum: $120,000",
    "Salary: $95,000 - $107,500 - $120,000 per year",
    "$95,000 thru $120,000 annually",
    "Pay range\n\n$95,000—$120,000 USD",
    "Annual Salary: $95,000.00 to a maximum of $120,000.00",
    "Hiring range: from $95,000 to $120,000 ($45.67 - $57.69 an hour)",
    "salary of 95000-120000",
  ),
  ...of(
    "26.34-27.7 hourly",
    "Pay: $26\\.34 \\- $27\\.70 per hour",
    "**Pay**: \\$26\\.34 \\- \\$27\\.70/hr",
  ),
  ...of(
    "85000 annual",
    "Salary: 85,000",
    "$85k",
    "Staff accountant, $85,000 DOE",
    "Salary is 85k a year",
    "Base: $85,000/yr plus 10% bonus",
  ),
  // Steps and grades.
  ...of(
    "51300-68900 annual",
    "Annual salary: Grade 4 Step 1 $51,300 - Step 10 $68,900",
    "Salary: Step 1: $51,300; Step 5: $60,100; Step 10: $68,900",
    "Salary schedule: Step A $51,300 to Step F $68,900 annually",
    "GS-9 $51,300 - GS-11 $68,900 per year",
    "Pay Grade 17: $51,300 - $68,900",
    "Bachelor's: $51,300. Master's: $68,900 a year",
  ),
  // Contractors.
  ...of(
    "80 hourly",
    "C2C: $95/hr. W2: $80/hr.",
    "$80/hr W2 or $95/hr C2C",
    "Rate: $95/hr on C2C, $80/hr on W2",
    "$80/hr W2/C2C",
  ),
  ...of("95 hourly contract", "Rate: $95/hr C2C", "1099: $95 per hour", "$95/hr (1099)"),
  ...of("70-75 hourly", "6 month contract, $70 - $75/hr on W2"),
  // Numbers that are no pay.
  ...of(
    "60-70 hourly",
    "Job ID:25-61234 Pay Range: $60 - $70/hour.",
    "Requisition # R-0098123 | Pay: $60.00 - $70.00 per hour | Posted 11/02/2026",
    "Call 303-555-0142 or 1-800-555-0199. $60-$70/hr. 401(k) 4% match, $500 referral bonus.",
    "Req 118500. 1450 Wazee St, Denver, CO 80202. $60 to $70 per hour, 36 hours a week, $5,000 sign-on",
    "Tuition aid up to $5,250 per year. Pay: $60 - $70 an hour. $1,200 annual stipend for scrubs",
  ),
  ...of(
    "none",
    "Estimate projects from $10K repairs to $100K tenant improvements",
    "Join a $40 billion company. Manage a budget of $250,000. Competitive pay.",
    "Job ID: 85000. Salary commensurate with experience, Denver CO 80202",
    "$5,000 sign-on bonus! Competitive pay, DOE",
    "Grow a portfolio of $500K - $2M accounts. 401k. Salary DOE",
    "Tuition reimbursement up to $5,250 per year and a $150 boot allowance",
    "We serve 85,000 residents. Pay is competitive. Call 720-555-0110 by 12/15/2026",
    "Night differential of $2.50 per hour. Pay DOE",
    "Must lift 50 lbs. 10-12 hour shifts. 5+ years of experience. Salary: DOE",
    "Salary grade 17, step 3, exempt",
    "Background check fee of $60 is paid by us. $0 deductible medical plan.",
    "Earn $1,000 when you refer a friend",
    "Raised $25,000 at last year's gala. Fundraising goal: $40,000",
    "Life insurance of $50,000 and a $750 HSA contribution. Pay based on experience",
  ),
  // Money of which nothing says what it is.
  ...of(
    "unread",
    "Come ride with us: $350 Fridays and Saturdays are yours",
    "Stylists keep 45-60% commission",
    "Twenty dollars an hour, paid in cash",
    "Make your first six figures here",
  ),
  // Other currencies.
  ...of(
    "70000-85000 annual EUR",
    "Gehalt: €70.000 – €85.000 per year",
    "Salary: 70k€ - 85k€ a year",
    "70.000 - 85.000 EUR per year",
  ),
  ...of("45000 annual GBP", "£45,000 per annum", "Salary: GBP 45,000 a year"),
  ...of(
    "120000 annual CAD",
    "Salary: CA$120,000 a year",
    "Salary: $120,000 CAD per year",
    "Salary (CAD): 120,000 per year",
    "Salary: $120,000 (CAD) annually",
  ),
  ...of("1200000-1500000 annual INR", "Pay: 12-15 LPA"),
  ...of("8000000 annual JPY", "Salary: ¥8,000,000 per year"),
  // What is not guaranteed.
  {
    text: "Starting at $17.25/hour, $1.50 night differential, $2,000 sign-on bonus",
    read: "17.25+ hourly",
    variable: ["$1.50 (night differential)", "$2,000 (sign-on bonus)"],
  },
  { text: "$32/hr, overtime $48/hr, holiday pay $64/hr", read: "32 hourly" },
  { text: "Pay: $19/hour. $15/hour during training.", read: "19 hourly" },
  { text: "Base $70,000, OTE $140,000", read: "70000 annual" },
  { text: "Drivers average $1,650 weekly", read: "85800 annual total" },
  { text: "$24/hr + $3/hr weekend differential", read: "24 hourly" },
  // Ranges that are named.
  {
    text: "Colorado: $100,000 - $120,000; California: $115,000 - $140,000; New York: $118,000 - $142,000",
    read: "115000-140000 annual",
    places: ["San Diego", "California", "CA"],
  },
  {
    text: "$100,000 - $120,000 (CO), $115,000 - $140,000 (CA), $118,000 - $142,000 (NY)",
    read: "115000-140000 annual",
    places: ["San Diego", "California", "CA"],
  },
  {
    text: "Pay is $100k-$120k in Denver, $115k-$140k in San Diego, $118k-$142k in New York City.",
    read: "100000-120000 annual",
    places: ["Denver", "Colorado", "CO"],
  },
  {
    text: "Zone A: $130,000 - $150,000\nZone B: $120,000 - $140,000\nZone C: $110,000 - $130,000",
    read: "110000-150000 annual",
    places: ["Boise"],
  },
  {
    text: "Tier 1 (San Francisco, New York City): $150,000 - $180,000. Tier 2 (Seattle, Denver): $135,000 - $160,000. All other locations: $120,000 - $145,000.",
    read: "135000-160000 annual",
    places: ["Denver", "Colorado"],
  },
  {
    text: "Tier 1 (San Francisco, New York City): $150,000 - $180,000. Tier 2 (Seattle, Denver): $135,000 - $160,000. All other locations: $120,000 - $145,000.",
    read: "120000-145000 annual",
    places: ["Boise", "Idaho"],
  },
  {
    text: "Level I: $60,000 - $70,000\nLevel II: $70,000 - $84,000\nLevel III: $84,000 - $99,000",
    read: "70000-84000 annual",
    title: "Systems Analyst II",
  },
  {
    text: "Level I: $60,000 - $70,000\nLevel II: $70,000 - $84,000\nLevel III: $84,000 - $99,000",
    read: "60000-99000 annual",
    title: "Systems Analyst",
  },
  {
    text: "RN: $38 - $52/hr, LPN: $28 - $35/hr, CNA: $18 - $22/hr",
    read: "28-35 hourly",
    title: "Licensed Practical Nurse",
  },
  {
    text: "Servers: $12 - $15 an hour. Line cooks: $19 - $23 an hour. Dishwashers: $16 - $17 an hour.",
    read: "19-23 hourly",
    title: "Line Cook",
  },
];
