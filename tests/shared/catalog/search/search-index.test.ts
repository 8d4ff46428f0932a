import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roleCatalog } from "#shared/catalog/role-catalog.ts";
import { createSearchIndex } from "#shared/catalog/search/search-index.ts";
import { abbreviations } from "#shared/reference/abbreviations.ts";
import { openTestCatalog } from "#tests/support/catalog.ts";

const catalog = await openTestCatalog();
const facts = await roleCatalog.open(catalog.context);
const { table } = facts;
const roles = Array.from({ length: table.size }, (_, position) => table.row(position) ?? []).flat();
const index = createSearchIndex({ ...facts.roles, holders: facts.holders });

interface Hit {
  slug: string;
  score: number;
}

function find(text: string): Hit[] {
  const { positions, scores } = index.find(text);
  return Array.from(positions, (position) => ({
    slug: roles[position]?.slug ?? "",
    score: (scores.get(position) ?? 0) / 10_000,
  }));
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** The documented score of every role that contains all words, computed by the simplest possible code. */
function scorePlainly(text: string): Hit[] {
  const phrase = text.toLowerCase().split(/\s+/).filter(Boolean).join(" ");
  const words = [...new Set(phrase.split(" "))];
  const hyphenated = phrase.replaceAll(" ", "-");
  const [start, end] = ["(?<=^|[-/, ])", "(?=$|[-/, ])"];
  const hits: Hit[] = [];
  for (const { slug, title: written } of roles) {
    const title = written.toLowerCase();
    if (!words.every((word) => slug.includes(word) || title.includes(word))) continue;
    const share = (tail: string) =>
      words.filter((word) => {
        const pattern = new RegExp(start + literally(word) + tail);
        return pattern.test(slug) || pattern.test(title);
      }).length / words.length;
    const begins = (tail: string) =>
      new RegExp(`^${literally(phrase)}${tail}`).test(title) ||
      new RegExp(`^${literally(hyphenated)}${tail}`).test(slug);
    const holders = Math.min(1e7, Math.max(100, facts.holders[facts.table.position(slug)] ?? 0));
    const prevalence = (Math.log10(holders) - 2) / 5;
    const match = (length: number) => (Math.min(1, length / title.length) + 2 * prevalence) / 3;
    let score = 0.4 + 0.1 * share("") + 0.1 * share(end) + 0.15 * match(words.join("").length);
    if (begins("")) score = 0.8 + 0.1 * match(phrase.length);
    if (begins(end)) score = 0.9 + 0.05 * match(phrase.length);
    if (slug === hyphenated) score = 1;
    hits.push({ slug, score });
  }
  return hits;
}

function isSlug(text: string, slug: string): boolean {
  return text.toLowerCase().split(/\s+/).filter(Boolean).join("-") === slug;
}

/** Texts as people type them: parts of titles and slugs, in any case, in any order. */
function searchText() {
  const whole = fc.constantFrom(...roles).chain((role) => fc.constantFrom(role.title, role.slug));
  const part = fc
    .tuple(whole, fc.nat(20), fc.integer({ min: 1, max: 12 }))
    .map(([text, from, length]) => text.slice(from % text.length, (from % text.length) + length));
  const shuffled = whole.chain((text) =>
    fc.shuffledSubarray(text.split(" "), { minLength: 1 }).map((words) => words.join("  ")),
  );
  return fc
    .oneof(
      whole,
      part,
      shuffled,
      fc.tuple(part, part).map((parts) => parts.join(" ")),
    )
    .chain((text) => fc.constantFrom(text, text.toUpperCase()))
    .filter((text) => text.trim() !== "");
}

describe("search", () => {
  it("scores roles that contain every word as documented, and all others lower", () => {
    fc.assert(
      fc.property(searchText(), (text) => {
        const { named } = index.find(text);
        const all = find(text);
        // The role that the text names exactly has a score of its own.
        const hits = all.filter(({ slug }) => slug !== named?.slug);
        expect(all.filter(({ slug }) => slug === named?.slug)).toEqual(
          named === null ? [] : [{ slug: named.slug, score: isSlug(text, named.slug) ? 1 : 0.99 }],
        );
        const expected = scorePlainly(text).filter(({ slug }) => slug !== named?.slug);
        const contained = hits.filter((hit) => hit.score >= 0.4);
        expect(contained.map((hit) => hit.slug).sort()).toEqual(
          expected.map((hit) => hit.slug).sort(),
        );
        const scores = new Map(expected.map((hit) => [hit.slug, hit.score]));
        for (const hit of contained) expect(hit.score).toBeCloseTo(scores.get(hit.slug) ?? 0, 3);
        expect(hits.slice(0, contained.length)).toEqual(contained);
        for (const hit of hits.slice(contained.length)) expect(hit.score).toBeLessThanOrEqual(0.35);
      }),
      { numRuns: 300 },
    );
  });

  it("ranks every role first, with a score of 1, for its slug and its slug's words", () => {
    for (const role of roles.filter((_, position) => position % 17 === 0)) {
      for (const text of [role.slug, role.slug.replaceAll("-", " ")]) {
        expect(find(text)[0], text).toEqual({ slug: role.slug, score: 1 });
      }
    }
  });

  it("ranks roles found by an abbreviation below roles that contain it", () => {
    const examples = {
      "swe manager": "software-engineering-manager",
      pm: "project-manager",
      qa: "quality-assurance-manager",
      ml: "machine-learning-engineer",
      "hr director": "human-resources-director",
      lawyer: "attorney",
    };
    for (const [text, slug] of Object.entries(examples)) {
      const hit = find(text).find((found) => found.slug === slug);
      expect(hit, text).toBeDefined();
      expect(hit?.score, text).toBeLessThan(0.4);
    }
  });

  it("finds at least one role for every abbreviation", () => {
    for (const [short, forms] of Object.entries(abbreviations)) {
      for (const form of forms) expect(scorePlainly(form), `${short}: ${form}`).not.toEqual([]);
    }
  });

  it("finds roles for misspelled words, joined words and words with a level", () => {
    const examples = {
      "sofware enginer": "software-engineer",
      "data scientst": "data-scientist",
      "registred nurse": "registered-nurse",
      electrican: "electrician",
      acountant: "accountant",
      "prodcut manager": "product-manager",
      "machine-learning engneer": "machine-learning-engineer",
      dataengineer: "data-engineer",
      "Sr. Data Scientist II": "data-scientist",
    };
    for (const [text, slug] of Object.entries(examples)) {
      expect(find(text)[0]?.slug, text).toBe(slug);
      expect(find(text)[0]?.score, text).toBeLessThanOrEqual(0.35);
    }
  });
});
