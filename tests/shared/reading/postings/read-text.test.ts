import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { readBenefits } from "#shared/reading/postings/benefits-and-tips.ts";
import { cleanTitle, titleForms } from "#shared/reading/postings/clean-title.ts";
import { findPay } from "#shared/reading/postings/find-pay.ts";
import { readPay } from "#shared/reading/postings/read-pay.ts";
import { readText } from "#shared/reading/postings/read-text.ts";
import { writtenPostings } from "#tests/support/postings/written-postings.ts";
import data from "./read-text.json" with { type: "json" };

describe("the pay of a posting", () => {
  it.each(
    writtenPostings.map((posting) => [`${posting.title}: ${posting.text}`, posting] as const),
  )(
    "%s",
    (_, {
      title,
      location,
      text,
      shape,
      min,
      max,
      period,
      isTotal = false,
      variable = [],
      others = [],
    }) => {
      const places = location.split("; ").map((place) => place.replace(/, [A-Z]{2}$/, ""));
      const read = readPay(readText(text), { places, title });
      expect(read).toMatchObject({ shape, min, max, period, isTotal, variable, others });
    },
  );

  it("names a bonus for signing on as it is written", () => {
    const read = readPay(readText("Pay: $20 per hour. $2,000 sign on bonus."));
    expect(read?.variable.join(" ")).toContain("sign on bonus");
  });

  it("is read in the posting's own words and currency", () => {
    const read = readPay(readText("Salary: €70,000 - €85,000 per year"));
    expect(read).toMatchObject({ words: "€70,000 - €85,000 per year", currency: "EUR" });
  });

  it("is what the page says for programs, where it does", () => {
    const html = `<html><head><script type="application/ld+json">{"@type":"JobPosting","title":"Nurse",
      "description":"<p>Up to $99/hr. Dental.</p>","hiringOrganization":"Acme","jobLocation":{"address":
      {"addressLocality":"Tampa","addressRegion":"FL"}},"baseSalary":{"currency":"USD","value":
      {"minValue":35,"maxValue":45,"unitText":"HOUR"}}}</script></head><body><p>x</p></body></html>`;
    const posting = readText(html);
    expect(posting).toMatchObject({ title: "Nurse", company: "Acme", location: "Tampa, FL" });
    expect(readPay(posting)).toMatchObject({ shape: "range", min: 35, max: 45, period: "hourly" });
    expect(readBenefits(posting.text)).toBe("named");
  });
});

describe("the title and place of a posting", () => {
  it.each(data.places as [string, string | null, string | null][])(
    "%j",
    (text, title, location) => {
      expect(readText(text)).toMatchObject({ title, location });
    },
  );
});

describe("benefits", () => {
  it.each(data.benefits as [string, string, string][])(
    "of %j for %j are %s",
    (text, title, expected) => {
      expect(readBenefits(text, title)).toBe(expected);
    },
  );
});

describe("hostile text", () => {
  // What takes time that grows with the square of the length takes minutes, and so fails by the timeout.
  it.each(data.repeated as string[])("%j repeated is read", (part) => {
    const text = part.repeat(Math.ceil(200_000 / part.length));
    expect(readPay(readText(text), { places: ["Denver"] })).toHaveProperty("shape");
  });

  it("is looked at up to a number of amounts", () => {
    expect(findPay("Pay: $50,000 a year. ".repeat(1_000)).mentions.length).toBeLessThanOrEqual(300);
  });
});

it("has names of a line, however long those are that a page has for programs", () => {
  const long = "(".repeat(90_000);
  const data = { "@type": "JobPosting", title: long, hiringOrganization: { name: long } };
  const html = `<p>Cook</p><script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(readText(html)).toMatchObject({ title: "(".repeat(200), company: "(".repeat(200) });
});

it("keeps the short lines at the top, one of which may be the title", () => {
  const html = `<h1>Electrician</h1><p>Acme Power</p><p>${"About us. ".repeat(30)}</p><p>$24 an hour</p>`;
  expect(readText(html).heads).toEqual(["Electrician", "Acme Power", "$24 an hour"]);
});

describe("the town of a posting", () => {
  const rows = parse<{ name: string; state: string }>(
    readFileSync(join(import.meta.dirname, "../../../../seeds/tables/cities.csv"), "utf8"),
    { columns: true },
  );

  it("is each city of the catalog, as it is written", () => {
    const misread = rows.flatMap(({ name, state }) => {
      const place = `${name}, ${state}`;
      const texts = [
        `Warehouse Worker\n${place}\n$18-$19 an hour`,
        `We need a worker in ${place}. $18-$19 an hour`,
        `Cashier (${place.replace(",", "")})\n$18`,
      ];
      const read = texts.map((text) => readText(text).location);
      const own = [place, place, place.replace(",", "")];
      return read.every((location, at) => location === own[at]) ? [] : [[place, read]];
    });
    expect(misread).toEqual([]);
    expect(rows.length).toBe(500);
  });

  it.each([
    ["Nurse\nCoeur d'Alene, ID\n$40/hr", "Coeur d'Alene, ID"],
    ["Nurse\nFond du Lac, WI\n$40/hr", "Fond du Lac, WI"],
    ["Nurse\nO’Fallon, Missouri\n$40/hr", "O’Fallon, Missouri"],
    ["Nurses: RN, LPN, PA wanted\n$40/hr", null],
  ])("%j", (text, location) => {
    expect(readText(text).location).toBe(location);
  });
});

describe("a title without what is around it", () => {
  it.each([
    ["HIRING NOW!! Cashiers", "Cashiers"],
    ["🔥 NOW HIRING 🔥 Line Cooks 🔥", "Line Cooks"],
    ["HVAC TECHNICIANS WANTED", "HVAC Technicians"],
    ["Urgently hiring: RN Case Manager", "RN Case Manager"],
    ["Registered Nurse - Nights", "Registered Nurse - Nights"],
  ])("%s", (line, title) => {
    expect(cleanTitle(line)).toBe(title);
  });

  it("is also read without the class of a driver's license", () => {
    expect(titleForms("CDL-A Truck Driver")).toEqual([
      "CDL-A Truck Driver",
      "CDL Truck Driver",
      "Truck Driver",
      "CDL Driver",
    ]);
    expect(titleForms("Line Cook")).toEqual(["Line Cook"]);
  });
});
