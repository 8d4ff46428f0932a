/** Tasks about pay, for the public server and that of the salary data. */
import { task } from "./task.ts";

export const figureTasks = [
  task(
    "public",
    "What does an electrician make in Austin?",
    [["get_salary", { role: "electrician", city: "Austin" }]],
    /Electrician in Austin, TX.*median \$/,
  ),
  task(
    "public",
    "Typical salary for a teacher in Chicago, please",
    [["get_salary", { role: "elementary school teacher", city: "Chicago" }]],
    /Chicago, IL.*median \$/,
  ),
  task(
    "public",
    "Is $82,000 a fair offer for a plumber in Denver?",
    [["check_pay", { role: "plumber", city: "Denver", amount: 82_000 }]],
    /Denver/,
    /The (?:offer is|figures cannot tell)/,
  ),
  task(
    "public",
    "They posted a range of 95k to 120k for an accountant in Boston. Is that fair?",
    [["check_pay", { role: "accountant", city: "Boston", min: 95_000, max: 120_000 }]],
    /Boston/,
    /The (?:offer is|figures cannot tell)/,
  ),
  task(
    "public",
    "I'm paid $31 an hour as a medical assistant. Am I underpaid?",
    [["check_pay", { role: "medical assistant", amount: 31, period: "hourly" }]],
    /Medical Assistant/,
    /percentile|middle half/,
  ),
  task(
    "public",
    "Which job titles are there with the words data engineer?",
    [["search_roles", { query: "data engineer" }]],
    /Data Engineer \(data-engineer\): \$/,
  ),
  task(
    "public",
    "Show me all the roles you have, alphabetically",
    [["list_roles", {}]],
    /10 of 3445 roles/,
  ),
  task(
    "public",
    "Which cities in Texas do you cover?",
    [["list_cities", { state: "TX" }]],
    /Austin, TX|Abilene, TX/,
  ),
  task(
    "salary",
    "What should I ask for as a nurse with 7 years in San Jose?",
    [["analyze_compensation", { role: "nurse", city: "San Jose", exp: "senior" }]],
    /Registered Nurse in San Jose, CA, senior level/,
    /95% interval/,
  ),
  task(
    "salary",
    "How much does a staff software engineer get paid in NYC?",
    [["analyze_compensation", { role: "software engineer", city: "NYC", exp: "staff" }]],
    /New York, NY, staff level/,
  ),
  task(
    "salary",
    "I got an offer of $150k as a data scientist in Seattle. Is it fair?",
    [
      [
        "analyze_compensation",
        { role: "data scientist", city: "Seattle", offer: { amount: 150_000 } },
      ],
    ],
    /Seattle, WA/,
    /The (?:offer is|figures cannot tell)/,
  ),
  task(
    "salary",
    "Compare what a product manager and a project manager are paid in Atlanta",
    [
      [
        "analyze_compensation",
        { role: "product manager", city: "Atlanta", compare_to: "project manager" },
      ],
    ],
    /At mid level Product Manager pays \$.*Project Manager \$/,
  ),
  task(
    "salary",
    "What would it cost an employer to hire an accountant in Dallas, benefits and taxes included?",
    [["analyze_compensation", { role: "accountant", city: "Dallas", include: ["employer_cost"] }]],
    /total cost to a .* employer is \$/,
  ),
  task(
    "salary",
    "How has the pay of electricians changed since 2023, and where is it headed?",
    [["analyze_compensation", { role: "electrician", include: ["history", "projections"] }]],
    /Since 2023 the median has changed by/,
    /Extrapolated to 2030/,
  ),
  task(
    "salary",
    "Which programming languages would raise my pay as a software engineer?",
    [["analyze_skills", { role: "software engineer" }]],
    /highest premium first: TypeScript/,
  ),
  task(
    "salary",
    "Is it worth learning Kubernetes? What do technologies add to pay?",
    [["analyze_skills", { limit: 50 }]],
    /Kubernetes \d/,
  ),
  task(
    "salary",
    "What is the job market like for welders, is there demand?",
    [["analyze_market", { role: "welder" }]],
    /projected annual openings/,
  ),
  task(
    "salary",
    "Hiring outlook for registered nurses over the next ten years",
    [["analyze_market", { role: "registered nurse" }]],
    /projected employment change/,
  ),
  task(
    "salary",
    "What other careers could a paralegal move to that pay more?",
    [["find_adjacent_opportunities", { role: "paralegal", count: 10 }]],
    /Paralegal: \$/,
    /(?:higher|lower|lateral), -?\d/,
  ),
  task(
    "salary",
    "I'm a journalist and want out. What roles are close to mine?",
    [["find_adjacent_opportunities", { role: "journalist" }]],
    /\(.+\): \$[\d,]+, (?:higher|lower|lateral)/,
  ),
  task(
    "salary",
    "Find job titles with the word surgeon",
    [["discover_roles_and_cities", { query: "surgeon" }]],
    /roles/,
    /[Ss]urgeon \(/,
  ),
  task(
    "salary",
    "How expensive are prices in Miami compared to the nation?",
    [["discover_roles_and_cities", { city: "Miami" }]],
    /Miami, FL \(miami\): prices \d/,
  ),
  task(
    "salary",
    "What can this server answer and what sources does it use?",
    [["list_capabilities", {}]],
    /3,445 roles in 500 cities/,
  ),
  task("salary", "Which tools may my key call?", [["list_capabilities", {}]], /This key may call/),
];
