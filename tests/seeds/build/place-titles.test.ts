import { describe, expect, it } from "vitest";
import { type ListedTitles, placeTitles } from "#seeds/build/roles/place-titles.ts";
import type { Role } from "#seeds/build/roles/role.ts";
import { parseTitle } from "#seeds/build/titles/parse-title.ts";

const role = (title: string, code: string, more: Partial<Role> = {}): Role => ({
  slug: title.toLowerCase().replaceAll(" ", "-"),
  title,
  key: parseTitle(title)?.key ?? "",
  code,
  how: "onet-code",
  reason: "reported",
  specialized: false,
  ai: false,
  alsoFiledAs: [],
  pooledWith: [],
  keepsWage: false,
  namesOccupation: false,
  filings: 0,
  ...more,
});
const rows = <Column extends string>(columns: readonly Column[], ...lines: string[]) =>
  lines.map((line, index) => {
    const cells = line.split("|");
    const entries = columns.map((column, at) => [column, cells[at] ?? ""]);
    return { line: index + 2, cells: Object.fromEntries(entries) as Record<Column, string> };
  });

const listed: ListedTitles = {
  occupations: rows(
    ["onet_soc", "soc2018", "title"],
    "15-1299.00|15-1299|Computer Occupations, All Other",
    "15-1299.04|15-1299|Penetration Testers",
    "15-1299.08|15-1299|Computer Systems Engineers/Architects",
    "11-3031.00|11-3031|Financial Managers",
    "11-3031.01|11-3031|Treasurers and Controllers",
    "43-3071.00|43-3071|Tellers",
  ),
  reported: rows(
    ["onet_soc", "reported_title", "shown_in_mynextmove"],
    "15-1299.08|Systems Engineer|Y",
    "11-3031.01|Controller|Y",
    "11-3031.00|Finance Manager|Y",
    "11-3031.01|Finance Director|N",
    "11-3031.00|Finance Director|N",
  ),
  alternate: rows(
    ["onet_soc", "alternate_title", "sources"],
    "15-1299.04|Systems Engineer|02,08",
    "15-1299.04|Security Consultant|02",
    "15-1299.08|Security Consultant|02,08",
    "11-3031.01|Bank Manager|02",
  ),
};
const placed = (...roles: Role[]) => placeTitles(roles, listed);

describe("the O*NET occupation of a title", () => {
  it.each<[string, string, string | undefined, string]>([
    ["Penetration Tester", "15-1299", "15-1299.04", "it bears its name"],
    ["Systems Engineer", "15-1299", "15-1299.08", "reported weighs more than alternate"],
    ["Bank Manager", "11-3031", "11-3031.01", "only one lists it"],
    ["Finance Director", "11-3031", "11-3031.00", "of two that list it alike, the general one"],
    ["Tax Manager", "11-3031", "11-3031.00", "unlisted titles belong to the occupation itself"],
    ["Security Consultant", "15-1299", undefined, "alternate titles settle nothing"],
    ["Scrum Master", "15-1299", undefined, "All Other codes stand for several occupations"],
    ["Controller", "43-3071", "43-3071.00", "only occupations of its own code count"],
  ])("%s in %s is %s: %s", (title, code, expected) => {
    const { occupations } = placed(role(title, code));
    expect([...occupations.values()][0]).toBe(expected);
  });
});

describe("the role that stands for an occupation", () => {
  const standing = (...roles: Role[]) => placed(...roles).roles.get("11-3031.00");

  it("bears the occupation's name, if one does", () => {
    const named = role("Financial Manager", "11-3031");
    const wanted = role("Tax Advisor", "11-3031", { reason: "wanted", filings: 900 });
    expect(standing(wanted, named)).toBe("financial-manager");
  });

  it("is a title that people search for, if that comes near the occupation's name", () => {
    const named = role("Financial Manager", "11-3031");
    const wanted = role("Finance Manager", "11-3031", { reason: "wanted" });
    expect(standing(named, wanted)).toBe("finance-manager");
  });

  it("else is the most filed one of those that are searched for", () => {
    const wanted = (title: string, filings: number) =>
      role(title, "11-3031", { reason: "wanted", filings });
    const other = role("Pension Administrator", "11-3031", { filings: 900 });
    expect(standing(other, wanted("Tax Advisor", 5), wanted("Risk Officer", 50))).toBe(
      "risk-officer",
    );
  });

  it("is none if no role belongs to the occupation", () => {
    expect(placed(role("Controller", "11-3031")).roles.has("11-3031.00")).toBe(false);
  });
});
