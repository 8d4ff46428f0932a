import { describe, expect, it } from "vitest";
import { isPublicEmployer } from "#shared/salaries/estimate/public-scales.ts";
import { evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import { negotiate } from "#shared/salaries/negotiate/require-negotiation.ts";
import { compareOffers } from "#shared/salaries/offers/compare-offers.ts";
import { checkPosting } from "#shared/salaries/posting/check-posting.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();
const scale = "pay follows published scales";

describe("pay by a public scale", () => {
  it.each([
    ...["City of Columbus", "Franklin County", "County of Los Angeles", "State of Ohio"],
    ...["Town of Brookline, MA", "Cook County Sheriff's Office", "Dallas County Health Department"],
    ...["Columbus City Schools", "Chicago Public Schools", "Los Angeles Unified School District"],
    ...["Katy ISD", "New York City Police Department", "Houston Fire Department"],
    ...["U.S. Department of Agriculture", "US Army Corps of Engineers", "USPS"],
    ...["United States Postal Service", "Department of Veterans Affairs", "National Park Service"],
    ...[
      "Texas Department of Transportation",
      "Internal Revenue Service",
      "Social Security Administration",
    ],
    ...["IBEW Local 134", "Teamsters Local Union 25", "United Food Workers Union"],
  ])("is expected of %s", (name) => expect(isPublicEmployer(name)).toBe(true));

  it.each([
    ...["City of Hope", "State Farm", "State Street", "State of the Art Dental", "City Furniture"],
    ...["County Market", "Bank of Orange County", "United Way of King County"],
    ...["Boys & Girls Club of Dane County", "Kings County Distillery", "Orange County Container"],
    ...["Village Inn", "Town & Country Foods", "Union Bank", "Union Pacific", "Navy Federal"],
    ...["Alliant Credit Union", "Local 360 Kitchen", "Federal Express", "Justice", "Acme Corp", ""],
  ])("is not expected of %s", (name) => expect(isPublicEmployer(name)).toBe(false));

  const offer = { role: "accountant", city: "columbus", basis: "local" } as const;
  const judged = { ...offer, exp: "any", amount: 40_000, period: "annual" } as const;

  it("leaves no verdict sure, and is said, where the employer is a public one", async () => {
    const sure = await evaluate(context, judged);
    expect(sure.headline).toMatch(/^Low:/);
    expect(sure.reasons.join(" ")).not.toContain(scale);
    const { headline, reasons } = await evaluate(context, judged, "City of Columbus");
    expect(headline).toMatch(/^Probably low:/);
    expect(reasons.join(" ")).toContain(`This employer is a public one, or a union: such ${scale}`);
  });

  it("leaves no verdict sure on a job of mostly public employers, whoever the employer is", async () => {
    const { headline, reasons } = await evaluate(context, { ...judged, role: "police-officer" });
    expect(headline).toMatch(/^Probably low:/);
    expect(reasons.join(" ")).toContain(`work for public employers: such ${scale}`);
  });

  it("is asked about in the letter for an offer of a public employer, in any occupation", async () => {
    const body = {
      ...offer,
      exp: "any" as const,
      current_offer: { base: 80_000, period: "annual" as const },
      competing_offers: [],
      priorities: [],
      tone: "warm" as const,
    };
    const asks = "which step or grade the offer is";
    const usual = await negotiate(context, body);
    expect(usual.email_script.body).not.toContain(asks);
    const letter = await negotiate(context, body, "Franklin County");
    expect(letter.email_script.body).toContain(asks);
    expect(letter.phone_script.join(" ")).toContain(asks);
    expect(letter.talking_points.join(" ")).toContain(scale);
    expect(letter.talking_points.join(" ")).toContain("which step or grade your experience");
  });

  it.each([
    ["Employer: City of Columbus\nThe salary is $40,000 a year.", "City of Columbus"],
    ["Accountant\nFranklin County\nThe salary is $40,000 a year.", "Franklin County"],
    ["The City of Columbus is hiring. The salary is $40,000 a year.", "City of Columbus"],
  ])("is found in the posting %j", async (text, company) => {
    const input = { title: "Accountant", location: "Columbus, OH", text };
    const { findings, posting, headline } = await checkPosting(context, input);
    expect(posting.company).toBe(company);
    expect(findings.find(({ code }) => code === "public_scale")?.text).toContain(scale);
    expect(headline).toMatch(/^Probably low:/);
  });

  it.each([
    "County Clerk\nAcme Records\nThe salary is $40,000 a year.",
    "We audit for the City of Columbus. The salary is $40,000 a year.",
    "City of Industry, CA\nAcme is hiring. The salary is $40,000 a year.",
  ])("is not found in the posting %j", async (text) => {
    const input = { title: "County Clerk", location: "Columbus, OH", text };
    expect((await checkPosting(context, input)).posting.company).toBeNull();
  });

  it("is said of the offer of a public employer among others", async () => {
    const { basis, ...paid } = { ...offer, bonus: 0, signing: 0, period: "annual" as const };
    const { insights } = await compareOffers(context, {
      basis,
      years: 1,
      filing_status: "single",
      offers: [
        { label: "City of Columbus", base: 62_000, ...paid },
        { label: "Acme", base: 64_000, ...paid },
      ],
    });
    const said = insights.filter((sentence) => sentence.includes(scale));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^City of Columbus: This employer/);
  });
});
