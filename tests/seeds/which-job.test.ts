import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";

type Row = Record<string, string>;
const read = (name: string) =>
  parse<Row>(readFileSync(join(import.meta.dirname, "../../seeds/tables", name), "utf8"), {
    columns: true,
  });
const codes = new Map(read("roles.csv").map(({ slug = "", soc_code = "" }) => [slug, soc_code]));
const aliases = new Map(
  read("role_aliases.csv").map(({ alias = "", role_slug = "" }) => [alias, role_slug]),
);
const codeOf = (words: string) => codes.get(aliases.get(words) ?? words);

/** What people type, and the occupation in which they work. */
const occupations: [words: string, code: string][] = [
  ["bus-driver", "53-3052"],
  ["city-bus-driver", "53-3052"],
  ["school-bus-driver", "53-3051"],
  ["legal-assistant", "23-2011"],
  ["lineman", "49-9051"],
  ["business-development-representative", "41-3091"],
  ["bdr", "41-3091"],
  ["social-worker", "21-1021"],
  ["therapist", "21-1018"],
  ["adjunct-professor", "25-1199"],
  ["principal-engineer", "15-1252"],
  ["private-equity-associate", "13-2051"],
  ["gis-analyst", "15-1299"],
  ["ceo", "11-1011"],
  ["cto", "11-3021"],
  ["cio", "11-3021"],
  ["cfo", "11-3031"],
  ["coo", "11-1021"],
  ["cmo", "11-2021"],
  ["chro", "11-3121"],
  ["cpo", "11-2021"],
  ["head-of-product", "11-2021"],
  ["fast-food-worker", "35-3023"],
  ["order-picker", "53-7065"],
  ["farm-worker", "45-2092"],
  ["veterinary-assistant", "31-9096"],
  ["rabbi", "21-2011"],
  ["imam", "21-2011"],
  ["police-chief", "33-1012"],
  ["sheriff", "33-1012"],
  ["roughneck", "47-5071"],
  ["pizza-delivery-driver", "53-3031"],
  ["tow-truck-driver", "53-3032"],
  ["tour-guide", "39-7010"],
  ["dog-walker", "39-2021"],
  ["zookeeper", "39-2021"],
  ["logging-worker", "45-4022"],
  ["ship-captain", "53-5021"],
  ["sailor", "53-5011"],
  ["umpire", "27-2023"],
  ["athlete", "27-2021"],
  ["car-wash-attendant", "53-7061"],
  ["jeweler", "51-9071"],
  ["school-superintendent", "11-9032"],
  ["provost", "11-9033"],
  ["wordpress-developer", "15-1254"],
  ["salesforce-administrator", "15-1299"],
  ["fpga-engineer", "17-2061"],
];

/** Titles that were in the catalog until these took their place. */
const former = `
account-underwriter air-export-coordinator airline-captain automation-clerk avian-keeper
bar-and-restaurant-manager bodywork-therapist cnc-machine-setter community-life-director
customer-service-agent data-transcriber educator engine-boss forensic-specialist fuel-dock-attendant
full-stack-programmer fundraising-consultant gastrointestinal-technician grounds-supervisor
home-care-physical-therapy-assistant integrated-circuit-design-engineer lineworker lobby-attendant
mobile-engineering-manager network-software-engineer sheet-metal-mechanic
software-quality-test-engineer tire-shop-mechanic veterinary-laboratory-technician
water-plant-operator welding-instructor
`;

describe("which job a title is", () => {
  it.each(occupations)("%s is %s", (words, code) => {
    expect(codeOf(words)).toBe(code);
  });

  it("keeps the slugs of titles that left the catalog as words for another", () => {
    const lost = former.split(/\s+/).filter((slug) => slug !== "" && codeOf(slug) === undefined);
    expect(lost).toEqual([]);
  });

  it("has no job of which only the level is known", () => {
    expect(codeOf("intern")).toBeUndefined();
  });
});
