import { describe, expect, it } from "vitest";
import { nearest, slugCandidate } from "#shared/reference/nearest.ts";

const catalog = [
  "software-engineer",
  "software-engineering-manager",
  "site-reliability-engineer",
  "registered-nurse",
  "nurse-practitioner",
  "data-scientist",
  "portland",
].map((slug) =>
  slugCandidate(slug, {
    aliases: slug === "portland" ? ["portland-or"] : [],
    prominent: slug === "registered-nurse",
  }),
);

describe("the nearest slugs", () => {
  it("list the correctly spelled slug first", () => {
    expect(nearest("sofware-enginer", catalog)[0]).toBe("software-engineer");
    expect(nearest("datascientist", catalog)[0]).toBe("data-scientist");
  });

  it("include slugs that share words, in any order", () => {
    expect(nearest("nurse-registered", catalog)[0]).toBe("registered-nurse");
    expect(nearest("nurse", catalog)).toEqual(["registered-nurse", "nurse-practitioner"]);
  });

  it("ignore seniority and expand abbreviations", () => {
    expect(nearest("senior-software-engineer", catalog)[0]).toBe("software-engineer");
    expect(nearest("sre", catalog)[0]).toBe("site-reliability-engineer");
  });

  it("ignore a rank, rather than list what is spelled like it", () => {
    const cashier = slugCandidate("cashier");
    const principal = slugCandidate("school-principal", { aliases: ["headmaster"] });
    expect(nearest("head-cashier", [principal, cashier])[0]).toBe("cashier");
  });

  it("include records by their aliases", () => {
    expect(nearest("portland-on", catalog)[0]).toBe("portland");
  });

  it("are at most five, and none for an unrelated text", () => {
    const many = Array.from({ length: 20 }, (_, n) => slugCandidate(`engineer-${n}`));
    expect(nearest("engineer", many)).toHaveLength(5);
    expect(nearest("zzzzzzzzzzzz", catalog)).toEqual([]);
  });
});
