import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matchCities } from "#shared/pipeline/catalog-match/match-city.ts";
import { matchLevel } from "#shared/reading/postings/match-level.ts";
import { type MatchableRoles, matchRole } from "#shared/reading/postings/match-role.ts";
import { type CatalogHarness, openTestCatalog } from "#tests/support/catalog.ts";
import { readSeedTable } from "#tests/support/seed-table.ts";

let catalog: CatalogHarness;
let roles: MatchableRoles;
beforeAll(async () => {
  catalog = await openTestCatalog();
  const all = await catalog.context.reference.allRoles();
  const slugs = { has: (slug: string) => all.position(slug) >= 0 };
  roles = { slugs, aliases: all.unambiguousAliases };
});
afterAll(() => catalog.stop());

describe("a job's title", () => {
  const titles: [string, string | null][] = [
    ["Software Engineer", "software-engineer"],
    ["software engineer", "software-engineer"],
    ["Senior Software Engineer", "software-engineer"],
    ["Sr. Software Engineer", "software-engineer"],
    ["Staff Software Engineer, Payments", "software-engineer"],
    ["Software Engineer II", "software-engineer"],
    ["Software Engineer III (Remote)", "software-engineer"],
    ["Principal Software Engineer - Ads", "software-engineer"],
    ["Software Engineer | Platform | Full-time", "software-engineer"],
    ["Software Engineer at Acme", "software-engineer"],
    ["Software Engineer @ Acme", "software-engineer"],
    ["SWE", "software-engineer"],
    ["Software Eng", "software-engineer"],
    ["Engineer, Software", "software-engineer"],
    ["Entry Level Software Engineer", "software-engineer"],
    ["Front-End Engineer", "frontend-engineer"],
    ["Back End Developer", "backend-developer"],
    ["Fullstack Engineer", "full-stack-engineer"],
    ["Full-Stack Developer", "full-stack-developer"],
    ["Node.js Developer", "nodejs-developer"],
    ["ReactJS Developer", "react-developer"],
    [".NET Developer", "dot-net-developer"],
    ["C++ Developer", "c-plus-plus-developer"],
    ["iOS Engineer (Contract)", "ios-engineer"],
    ["Sr. DevOps Engineer", "devops-engineer"],
    ["Site Reliability Engineer (SRE)", "site-reliability-engineer"],
    ["SRE", "site-reliability-engineer"],
    ["Senior Site Reliability Engineer", "site-reliability-engineer"],
    ["Staff Site Reliability Engineer - Platform", "site-reliability-engineer"],
    ["Senior Contract Manager", "contract-manager"],
    ["Contract Software Engineer II", "software-engineer"],
    ["Registered Nurse Part Time", "registered-nurse"],
    ["Registered Nurse, Full-Time", "registered-nurse"],
    ["Onsite Data Engineer", "data-engineer"],
    ["On-Site Data Engineer III", "data-engineer"],
    ["Remote Senior Data Engineer", "data-engineer"],
    ["Data Engineer (Hybrid)", "data-engineer"],
    ["Registered Nurse - Per Diem", "registered-nurse"],
    ["ML Engineer", "machine-learning-engineer"],
    ["Machine Learning Engineer, Search", "machine-learning-engineer"],
    ["Senior Data Scientist – Growth", "data-scientist"],
    ["UI/UX Designer", "ux-ui-designer"],
    ["Product Manager, Checkout", "product-manager"],
    ["Manager, Product", "product-manager"],
    ["Technical Program Manager III", "technical-program-manager"],
    ["Engineering Manager", "engineering-manager"],
    ["Manager, Engineering", "engineering-manager"],
    ["HR Manager", "human-resources-manager"],
    ["Registered Nurse (RN) - ICU Nights", "registered-nurse"],
    ["Staff Accountant", "staff-accountant"],
    ["Senior Accountant", "accountant"],
    ["Teacher, Special Education", "special-education-teacher"],
    ["Account Executive, Mid-Market", "account-executive"],
    ["Sales Associate", "sales-associate"],
    ["Sr Sysadmin", "systems-administrator"],
    ["RN", "registered-nurse"],
    ["RN, ICU Nights", "registered-nurse"],
    ["Senior SWE", "software-engineer"],
    ["SDE II", "software-development-engineer"],
    ["LPN", "licensed-practical-nurse"],
    ["CTO", "chief-technology-officer"],
    ["VP of Engineering", "vice-president-of-engineering"],
    ["Law Associate", "associate-attorney"],
    ["Auto Mechanic", "automotive-technician"],
    ["X-Ray Tech", "radiologic-technologist"],
    ["Driver", null],
    ["Consultant", null],
    ["Sales", null],
    ["QA", null],
    ["Frame Builder", null],
    ["Principal", null],
    ["Senior Principal", null],
    ["Engineer", null],
    ["Senior Engineer", null],
    ["Manager", null],
    ["Director of Engineering", null],
    ["VP, Engineering", null],
    ["Software Engineering Intern", null],
    ["Software Engineer Intern", null],
    ["Software Engineer - Internship", null],
    ["Data Science Apprentice", null],
    ["Frontend/Backend Engineer", null],
    ["Senior Architect", null],
    ["Coach, Agile Delivery", null],
    ["Software Engineer, Engineering Manager", null],
    ["Chief Happiness Officer", null],
    ["PM", null],
    ["", null],
    ["🙂", null],
    ["constructor", null],
    ["Ingénieur logiciel", null],
  ];
  it.each(titles)("%s matches %s", (title, slug) => {
    expect(matchRole(title, roles)).toBe(slug);
  });

  it("that is the title of a catalog role matches that role", () => {
    const slugs = readSeedTable("roles.csv").map(({ slug = "" }) => slug);
    const missed = slugs.filter(
      (slug) => slug !== "principal" && matchRole(slug.replaceAll("-", " "), roles) !== slug,
    );
    expect(missed).toEqual([]);
  });

  const graded: [string, string, string][] = [
    ["Software Engineer", "software-engineer", "mid"],
    ["Software Engineer II", "software-engineer", "mid"],
    ["Junior Software Engineer", "software-engineer", "entry"],
    ["Software Engineer I", "software-engineer", "entry"],
    ["Sr. Software Engineer", "software-engineer", "senior"],
    ["Software Engineer, Senior", "software-engineer", "senior"],
    ["Software Engineer III", "software-engineer", "senior"],
    ["Senior Staff Software Engineer", "software-engineer", "staff"],
    ["Principal Engineer, Software", "software-engineer", "staff"],
    ["Staff Accountant", "staff-accountant", "mid"],
    ["Senior Staff Accountant", "staff-accountant", "senior"],
    ["Software Engineer, Principal Finance", "software-engineer", "mid"],
  ];
  it.each(graded)("%s as %s has the level %s", (title, slug, level) => {
    expect(matchLevel(title, slug)).toBe(level);
  });
});

describe("a job's location", () => {
  const locations: [string, string | null][] = [
    ["Austin, TX", "austin"],
    ["austin, tx", "austin"],
    ["Austin TX", "austin"],
    ["Austin, Texas", "austin"],
    ["Austin, TX, USA", "austin"],
    ["Austin, Texas, United States", "austin"],
    ["Austin, TX 78701", "austin"],
    ["100 Congress Ave, Austin, TX 78701-1234", "austin"],
    ["Austin, TX (Hybrid)", "austin"],
    ["Austin, TX · On-site", "austin"],
    ["Hybrid - Austin, TX", "austin"],
    ["Austin (TX)", "austin"],
    ["TX - Austin", "austin"],
    ["US-TX-Austin", "austin"],
    ["Austin, Texas Metropolitan Area", "austin"],
    ["Austin", "austin"],
    ["New York", "new-york"],
    ["New York, NY", "new-york"],
    ["New York City", "new-york"],
    ["New York, New York", "new-york"],
    ["NYC", "new-york"],
    ["Brooklyn, NY", "new-york"],
    ["New York City Metropolitan Area", "new-york"],
    ["SF", "san-francisco"],
    ["Vegas", "las-vegas"],
    ["Philly, PA", "philadelphia"],
    ["Staten Island, NY", "new-york"],
    ["Staten Island", "new-york"],
    ["Brooklyn, MI", null],
    ["NY", null],
    ["Twin Cities", "minneapolis"],
    ["San Francisco, CA, United States", "san-francisco"],
    ["Greater Seattle Area", "seattle"],
    ["Greater Boston", "boston"],
    ["Washington, DC", "washington"],
    ["Washington, D.C.", "washington"],
    ["Washington DC", "washington"],
    ["St. Louis, MO", "st-louis"],
    ["Saint Louis, Missouri", "st-louis"],
    ["Ft. Worth, TX", "fort-worth"],
    ["Winston Salem, NC", "winston-salem"],
    ["Kansas City", null],
    ["Kansas City, KS", "kansas-city-ks"],
    ["Springfield, IL", "springfield-il"],
    ["Aurora, CO", "aurora"],
    ["Arlington, TX", "arlington"],
    ["Portland, OR", "portland"],
    ["Boise, Idaho", "boise"],
    ["O'Fallon, MO", "ofallon"],
    ["Remote", null],
    ["Remote, US", null],
    ["Remote - Austin, TX", null],
    ["Austin, TX or Remote", null],
    ["Anywhere", null],
    ["San Francisco Bay Area", "san-francisco"],
    ["Bay Area", "san-francisco"],
    ["Tampa Bay Area", "tampa"],
    ["Brandon, FL", "tampa"],
    ["Long Island City or Hoboken", null],
    ["Vancouver", null],
    ["Pittsburg", null],
    ["Berlin, DE", null],
    ["Toronto, CA", null],
    ["Hybrid in Alpharetta, Georgia", "atlanta"],
    ["Portland, ME", null],
    ["Springfield", null],
    ["Arlington", null],
    ["Arlington, VA", null],
    ["Washington", null],
    ["Birmingham", null],
    ["Birmingham, UK", null],
    ["Cambridge, United Kingdom", null],
    ["San Jose, Costa Rica", null],
    ["London", null],
    ["Paris, TX", null],
    ["Austin, Minnesota", null],
    ["Austin, Travis, TX", "austin"],
    ["New York, NY / San Francisco, CA", null],
    ["Austin or Dallas", null],
    ["Texas", null],
    ["United States", null],
    ["CA", null],
    ["LA", null],
    ["Dallas-Fort Worth Metroplex", "dallas"],
    ["constructor", null],
    ["", null],
    [" , ", null],
  ];
  it.each(locations)("%s matches %s", async (location, slug) => {
    const found = await matchCities(catalog.context.reference, [location]);
    expect(found.get(location) ?? null).toBe(slug);
  });

  it("that is a catalog city with its state matches that city, many in one call", async () => {
    const cities = readSeedTable("cities.csv").map(({ name, state, slug }) => ({
      ...{ slug, location: `${name}, ${state}` },
    }));
    expect(cities.length).toBe(500);
    const found = await matchCities(
      catalog.context.reference,
      cities.map(({ location }) => location),
    );
    expect(cities.filter(({ location, slug }) => found.get(location) !== slug)).toEqual([]);
  });
});
