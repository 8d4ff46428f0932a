import { expect, it } from "vitest";
import { jobWords, oneOf, peopleIn } from "#shared/salaries/subject/job-words.ts";
import { readSeedTable } from "#tests/support/seed-table.ts";

it.each([
  ["Registered Nurse", "a registered nurse", "registered nurses"],
  ["ICU Nurse", "an ICU nurse", "ICU nurses"],
  ["iOS Developer", "an iOS developer", "iOS developers"],
  ["QA Engineer", "a QA engineer", "QA engineers"],
  ["IT Support Specialist", "an IT support specialist", "IT support specialists"],
  ["HVAC Technician", "an HVAC technician", "HVAC technicians"],
  ["MRI Technologist", "an MRI technologist", "MRI technologists"],
  ["X-ray Technician", "an X-ray technician", "X-ray technicians"],
  ["SAS Programmer", "a SAS programmer", "SAS programmers"],
  ["UX Designer", "a UX designer", "UX designers"],
  ["EMT", "an EMT", "EMTs"],
  ["Software Engineer", "a software engineer", "software engineers"],
  ["DevOps Engineer", "a DevOps engineer", "DevOps engineers"],
  ["Java Full Stack Developer", "a Java full stack developer", "Java full stack developers"],
  ["C++ Developer", "a C++ developer", "C++ developers"],
  ["C Developer", "a C developer", "C developers"],
  [".NET Developer", "a .NET developer", ".NET developers"],
  ["Node.js Developer", "a Node.js developer", "Node.js developers"],
  ["React Native Developer", "a React Native developer", "React Native developers"],
  ["Power BI Developer", "a Power BI developer", "Power BI developers"],
  ["Power Plant Operator", "a power plant operator", "power plant operators"],
  ["Ruby on Rails Developer", "a Ruby on Rails developer", "Ruby on Rails developers"],
  ["Data Center Technician", "a data center technician", "data center technicians"],
  ["Chemical Engineer", "a chemical engineer", "chemical engineers"],
  ["High School Spanish Teacher", "a high school Spanish teacher", "high school Spanish teachers"],
  ["UI Designer", "a UI designer", "UI designers"],
  ["Urologist", "a urologist", "urologists"],
  ["Utility Worker", "a utility worker", "utility workers"],
  ["User Experience Designer", "a user experience designer", "user experience designers"],
  ["Upholsterer", "an upholsterer", "upholsterers"],
  ["E-commerce Manager", "an e-commerce manager", "e-commerce managers"],
  ["Attorney at Law", "an attorney at law", "attorneys at law"],
  ["Vice President of Sales", "a vice president of sales", "vice presidents of sales"],
  ["Chef de Partie", "a chef de partie", "chefs de partie"],
  ["Notary Public", "a notary public", "notaries public"],
  ["Tool and Die Maker", "a tool and die maker", "tool and die makers"],
  [
    "Obstetrician and Gynecologist",
    "an obstetrician and gynecologist",
    "obstetricians and gynecologists",
  ],
  ["Salesperson", "a salesperson", "salespeople"],
  ["Foreman", "a foreman", "foremen"],
  ["Nurse Midwife", "a nurse midwife", "nurse midwives"],
  ["Secretary", "a secretary", "secretaries"],
  ["Waitress", "a waitress", "waitresses"],
  ["Corporate Counsel", "a corporate counsel", "corporate counsel"],
])("%s is %s, and many are %s", (title, one, many) => {
  expect([oneOf(title), peopleIn(title)]).toEqual([one, many]);
});

it("changes nothing but capitals, in every title of the catalog", () => {
  for (const { title = "" } of readSeedTable("roles.csv")) {
    expect(jobWords(title).toLowerCase()).toBe(title.toLowerCase());
    expect(jobWords(title).match(/[A-Z]{2,}/g)).toEqual(title.match(/[A-Z]{2,}/g));
  }
});
