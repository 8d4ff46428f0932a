import { describe, expect, it } from "vitest";
import { parseTable } from "#seeds/build/input/read-table.ts";
import type { Refusal } from "#seeds/build/refusal.ts";
import { admitRoles } from "#seeds/build/roles/admit-roles.ts";
import type { Candidate } from "#seeds/build/roles/candidate.ts";
import { chooseCode } from "#seeds/build/roles/choose-code.ts";
import { collectCandidates } from "#seeds/build/roles/collect-candidates.ts";
import { commonTitles } from "#seeds/build/roles/common-titles.ts";
import { identityColumns, markIdentity } from "#seeds/build/roles/identity-titles.ts";
import { isAi } from "#seeds/build/roles/is-ai.ts";
import { isSpecialized } from "#seeds/build/roles/is-specialized.ts";
import { reasonLeftOut } from "#seeds/build/roles/is-title.ts";
import { jobKey } from "#seeds/build/roles/job-key.ts";
import type { Title } from "#seeds/build/roles/prepare-titles.ts";
import type { Role } from "#seeds/build/roles/role.ts";
import { parseTitle, titleKey } from "#seeds/build/titles/parse-title.ts";

const occupations = new Map([
  ["15-1252", { title: "Software Developers", employment: 1_700_000 }],
  ["15-1299", { title: "Computer Occupations, All Other", employment: 480_000 }],
  ["15-1243", { title: "Database Architects", employment: 60_000 }],
  ["43-4051", { title: "Customer Service Representatives", employment: 2_700_000 }],
]);
const facts = { occupations, bridged: new Set(["43-4051"]) };

function candidate(
  filed: Record<string, number>,
  onet: Record<string, { reported?: boolean; shown?: boolean }> = {},
): Candidate {
  const filings = Object.values(filed).reduce((total, count) => total + count, 0);
  return {
    key: "k",
    spellings: new Map(),
    filings,
    employers: filings,
    filedCodes: new Map(Object.entries(filed)),
    onet: new Map(
      Object.entries(onet).map(([code, { reported = false, shown = false }]) => [
        code,
        { reported, shown, alternateSources: 1 },
      ]),
    ),
  };
}

describe("the code of a title", () => {
  it("is that of the filings, given 100 or more, a majority and no residual category", () => {
    const choice = chooseCode(
      candidate({ "15-1252": 60, "15-1243": 40 }, { "15-1243": {} }),
      facts,
    );
    expect(choice).toEqual({ code: "15-1252", how: "filings-code" });
  });

  it.each([
    ["fewer than 100", { "15-1252": 59, "15-1243": 40 }],
    ["half of them", { "15-1252": 50, "15-1243": 50 }],
    ["a residual category", { "15-1299": 90, "15-1252": 10 }],
  ])("is O*NET's with %s", (_, filed) => {
    const choice = chooseCode(candidate(filed, { "15-1243": { reported: true } }), facts);
    expect(choice).toEqual({ code: "15-1243", how: "onet-code" });
  });

  it("prefers O*NET's occupation that filings agree with, then the reported one, then the larger", () => {
    const agreed = candidate({ "15-1299": 30 }, { "15-1299": {}, "15-1252": { reported: true } });
    expect(chooseCode(agreed, facts)?.code).toBe("15-1299");
    const reported = candidate({}, { "15-1252": {}, "15-1243": { reported: true } });
    expect(chooseCode(reported, facts)?.code).toBe("15-1243");
    const either = candidate({}, { "15-1243": {}, "15-1252": {} });
    expect(chooseCode(either, facts)?.code).toBe("15-1252");
  });

  it("is marked as bridged, and falls back to few filings only for titles that O*NET lacks", () => {
    expect(chooseCode(candidate({}, { "43-4051": {} }), facts)?.how).toBe("bridged-code");
    expect(chooseCode(candidate({ "15-1252": 12 }), facts)?.how).toBe("only-filings-code");
    expect(chooseCode(candidate({ "15-1252": 9 }), facts)).toBeNull();
    expect(chooseCode(candidate({}, { "55-3016": {} }), facts)).toBeNull();
  });
});

describe("candidates", () => {
  it("merge spellings, bridge codes and leave seniorities out", () => {
    const refusals: Refusal[] = [];
    const candidates = collectCandidates(
      {
        occupations: parseTable(
          "o",
          Buffer.from(
            'soc2018,title\n29-1131,Veterinarians\n23-1011,"Lawyers, Judges, and Others"\n',
          ),
          ["soc2018", "title"],
        ),
        reported: parseTable(
          "r",
          Buffer.from(
            "onet_soc,soc2018,reported_title,shown_in_mynextmove\n31-1121.00,31-1121,Home Health Aide (HHA),Y\n",
          ),
          ["onet_soc", "soc2018", "reported_title", "shown_in_mynextmove"],
        ),
        alternate: parseTable(
          "a",
          Buffer.from(
            'onet_soc,soc2018,alternate_title,sources\n15-1252.00,15-1252,Full-Stack Developer,"02,08"\n',
          ),
          ["onet_soc", "soc2018", "alternate_title", "sources"],
        ),
        filed: parseTable(
          "f",
          Buffer.from(
            "title,n_certified,n_employer_rows,modal_soc2018,modal_share\nFULL STACK DEVELOPER,80,9,15-1252,0.9\nFULLSTACK DEVELOPER II,20,3,15-1254,0.5\nSENIOR FULL STACK DEVELOPER,70,8,15-1252,1\n",
          ),
          ["title", "n_certified", "n_employer_rows", "modal_soc2018", "modal_share"],
        ),
      },
      refusals,
    );
    expect(refusals).toEqual([]);
    const developer = candidates.get(parseTitle("full stack developer")?.key ?? "");
    expect(developer?.filings).toBe(100);
    expect([...(developer?.filedCodes ?? [])]).toEqual([
      ["15-1252", 72],
      ["15-1254", 10],
    ]);
    expect(developer?.onet.get("15-1252")?.alternateSources).toBe(2);
    expect(candidates.get(titleKey(["home", "health", "aide"]))?.onet.get("31-1120")).toMatchObject(
      {
        reported: true,
        shown: true,
      },
    );
    expect(developer?.employers).toBe(12);
    expect(candidates.get("veterinarian")?.onet.get("29-1131")?.reported).toBe(true);
    expect(candidates.size).toBe(3);
  });
});

describe("the classification of a title", () => {
  const specialized = (title: string, code: string) =>
    isSpecialized(parseTitle(title)?.words ?? [], code);

  it("is specialized by its words and its occupation", () => {
    expect(specialized("Machine Learning Engineer", "15-1252")).toBe(true);
    expect(specialized("Product Manager", "11-2021")).toBe(true);
    expect(specialized("Robotics Engineer", "17-2199")).toBe(true);
    expect(specialized("Sales Manager", "11-2022")).toBe(false);
    expect(specialized("Actuarial Analyst", "15-2011")).toBe(false);
    expect(specialized("Developer", "15-1252")).toBe(false);
    expect(specialized("Master Specialist Proddev", "15-1252")).toBe(false);
  });

  it("is AI by its words", () => {
    const ai = (title: string) => isAi(parseTitle(title)?.words ?? []);
    expect(ai("ML Engineer")).toBe(true);
    expect(ai("Computer Vision Engineer")).toBe(true);
    expect(ai("GenAI Developer")).toBe(true);
    expect(ai("Data Scientist")).toBe(false);
    expect(ai("Vision Therapist")).toBe(false);
  });

  it("rejects an activity, a list and a repeated job", () => {
    const reason = (title: string) => {
      const parsed = parseTitle(title);
      return reasonLeftOut(parsed?.key ?? "", parsed?.words ?? []);
    };
    expect(reason("Software Engineering")).toContain("activity");
    expect(reason("Project Management Manager")).not.toBeNull();
    expect(reason("Director of Operations")).toBeNull();
    expect(reason("Master Specialist")).toBe("one employer's own");
    expect(reason("Data Engineer")).toBeNull();
  });

  it("equates titles that differ by a redundant word", () => {
    expect(jobKey(titleKey(["certified", "orthotist"]), false)).toBe("orthotist");
    expect(jobKey(titleKey(["backend", "software", "engineer"]), true)).toBe("backend engineer");
    expect(jobKey(titleKey(["software", "engineer"]), true)).toBe("engineer software");
    expect(jobKey(titleKey(["computer", "science", "teacher"]), false)).toContain("computer");
  });
});

describe("titles that O*NET lacks", () => {
  const onet = Object.fromEntries(
    ["Tax Clerk", "Tax Collector", "Tax Preparer", "Tax Agent", "Sales Manager", "Bar Manager"].map(
      (title) => [titleKey(parseTitle(title)?.words ?? []), candidate({}, { "15-1252": {} })],
    ),
  );
  const all = new Map(Object.entries(onet).map(([key, known]) => [key, { ...known, key }]));
  all.set("a", { ...candidate({}, { "15-1252": {} }), key: "kitchen manager" });
  all.set("b", { ...candidate({}, { "15-1252": {} }), key: "floor manager" });
  const isCommon = commonTitles(all, ["Tax Managers, Banks"]);
  const filed = (key: string, filings: number, employers: number) =>
    isCommon({ ...candidate({ "15-1252": filings }), key, employers });

  it("are common if many employers file them in O*NET's words", () => {
    expect(filed("manager tax", 40, 30)).toBe(true);
    expect(filed("manager tax", 40, 29)).toBe(false);
    expect(filed("manager tax", 39, 30)).toBe(false);
    expect(filed("jc50 manager", 900, 90)).toBe(false);
    expect(
      commonTitles(all, ["Tax Managers"])({ ...candidate({ x: 50 }), key: "manager tax" }),
    ).toBe(false);
  });
});

describe("the catalog", () => {
  const title = (text: string, code: string, more: Partial<Title> = {}): Title => {
    const words = parseTitle(text)?.words ?? [];
    return {
      key: titleKey(words),
      words,
      text,
      code,
      how: "onet-code",
      filings: 0,
      onet: { reported: true, shown: true, alternateSources: 1 },
      employers: 20,
      wanted: false,
      common: true,
      plain: false,
      alsoFiledAs: [],
      pooledWith: [],
      keepsWage: false,
      specialized: isSpecialized(words, code),
      ...more,
    };
  };
  const titles = [
    title("Data Architect", "15-1243", { filings: 50 }),
    title("Backend Engineer", "15-1252", { filings: 200, wanted: true }),
    title("Backend Software Engineer", "15-1252", { filings: 300 }),
    title("Cloud Engineer", "15-1252", { filings: 100 }),
    title("Call Center Agent", "43-4051"),
    title("Account Representative", "43-4051", { filings: 60 }),
    title("Guest Agent", "43-4051", {
      onet: { reported: true, shown: false, alternateSources: 1 },
    }),
  ];

  it("lets a title share evidence only with titles of the same occupation", () => {
    const size = { roles: 6, specialized: 4 };
    const withPool = (...pooledWith: string[]) =>
      titles.map((own) => (own.text === "Cloud Engineer" ? { ...own, pooledWith } : own));
    const [shared] = titles.filter(({ text }) => text === "Backend Engineer");
    const [stranger] = titles.filter(({ text }) => text === "Data Architect");
    const catalog = admitRoles(withPool(shared?.key ?? ""), occupations, {
      ...size,
      specialized: 3,
    });
    expect(catalog.find(({ slug }) => slug === "cloud-engineer")?.pooledWith).toEqual([
      "backend-engineer",
    ]);
    expect(() =>
      admitRoles(withPool(stranger?.key ?? ""), occupations, { ...size, specialized: 3 }),
    ).toThrow(/cannot share/);
  });

  it("admits wanted titles, then one for each occupation, then others, and no job twice", () => {
    const roles = admitRoles(titles, occupations, { roles: 5, specialized: 3 });
    const reasons = Object.fromEntries(roles.map(({ slug, reason }) => [slug, reason]));
    expect(reasons).toEqual({
      "account-representative": "most-filed-in-occupation",
      "backend-engineer": "wanted",
      "call-center-agent": "reported",
      "cloud-engineer": "specialized",
      "data-architect": "most-filed-in-occupation",
    });
  });

  it("does not depend on the order of its input", () => {
    const size = { roles: 6, specialized: 3 };
    expect(admitRoles([...titles].reverse(), occupations, size)).toEqual(
      admitRoles(titles, occupations, size),
    );
  });

  it("fails if there are too few titles", () => {
    expect(() => admitRoles(titles, occupations, { roles: 9, specialized: 3 })).toThrow(
      "6 roles, 3 specialized, where 9 and 3 are needed",
    );
  });
});

describe("the titles that name their occupation", () => {
  const roles = admitRoles([], new Map(), { roles: 0, specialized: 0 });
  const developer: Role = {
    ...{ slug: "software-developer", title: "Software Developer", key: "software developer" },
    ...{ code: "15-1252", how: "onet-code", reason: "wanted", specialized: true, ai: false },
    ...{ alsoFiledAs: [], pooledWith: [], keepsWage: false, namesOccupation: false, filings: 1 },
  };
  const tableOf = (...lines: string[]) =>
    parseTable("identity-titles.csv", Buffer.from(lines.join("\n")), identityColumns);
  const header = "title,soc_code,reason";
  const mark = (...lines: string[]) => {
    const refusals: Refusal[] = [];
    const marked = markIdentity([...roles, developer], tableOf(header, ...lines), refusals);
    return { marked, reasons: refusals.map(({ reason }) => reason) };
  };

  it("are those of the reviewed table, under the code that was reviewed", () => {
    const named = mark("Software Developer,15-1252,the occupation's title");
    expect(named.reasons).toEqual([]);
    expect(named.marked).toMatchObject([{ namesOccupation: true }]);
    expect(mark().marked).toMatchObject([{ namesOccupation: false }]);
  });

  it("are refused where the catalog says otherwise, or no reason is given", () => {
    expect(mark("Software Developer,15-1251,its title").reasons).toEqual([
      "the role's occupation is 15-1252, not 15-1251",
    ]);
    expect(mark("Wizard,15-1252,its title").reasons).toEqual(["no role has this title"]);
    expect(mark("Software Developer,15-1252,").reasons).toEqual(["no reason"]);
  });
});
