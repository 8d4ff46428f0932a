import { mostFilingsFirst } from "../salaries/companies/company-figures.ts";
import type { CompanyRow } from "../salaries/companies/read-companies.ts";
import type { CompanyCatalog } from "./company-catalog.ts";

/** A text as words in lower case, without accents and punctuation; "&" is a word. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/['’.]/g, "")
    .replaceAll("&", " and ")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/** The names by which an employer is found, as words joined by spaces: its own first. */
interface Searchable {
  row: CompanyRow;
  known: readonly string[];
  filed: readonly string[];
}

const prepared = new WeakMap<CompanyCatalog, readonly Searchable[]>();

function searchable(catalog: CompanyCatalog): readonly Searchable[] {
  const ready = prepared.get(catalog);
  if (ready) return ready;
  const made = catalog.table.rows.map((row) => ({
    row,
    known: [row.name, row.slug, ...row.aliases].map((name) => wordsOf(name).join(" ")),
    filed: row.employers.map((name) => wordsOf(name).join(" ")),
  }));
  prepared.set(catalog, made);
  return made;
}

/** Words of a query that are compared; more cannot tell employers apart. */
const maxWords = 8;

/** What a search finds. */
export interface FoundCompanies {
  found: CompanyRow[];
  total: number;
  /** Whether only the first words of the query name them. */
  isShortened: boolean;
}

/**
 * The employers whose names, or names on filings, have words that begin with those of a query: those
 * that people call so first, then by filings. If there is none, the one whose name is the query without
 * its last words, as Walmart is for "Walmart Stores".
 */
export function searchCompanies(
  catalog: CompanyCatalog,
  query: string,
  limit: number,
): FoundCompanies {
  const words = wordsOf(query).slice(0, maxWords);
  for (let count = words.length; count > 0; count--) {
    const isShortened = count < words.length;
    const hits = findAll(catalog, words.slice(0, count), isShortened ? nameItself : loosest);
    if (hits.length > 0) return { found: hits.slice(0, limit), total: hits.length, isShortened };
  }
  return { found: [], total: 0, isShortened: false };
}

/** @param farthest the closeness that a name must have. */
function findAll(
  catalog: CompanyCatalog,
  words: readonly string[],
  farthest: number,
): CompanyRow[] {
  const text = words.join(" ");
  const joined = words.join("");
  const hits = searchable(catalog).flatMap(({ row, known, filed }) => {
    const place = Math.min(
      ...known.map((name) => closeness(name, text, words)),
      ...filed.map((name) => closeness(name, text, words) + others),
      known.some((name) => name.replaceAll(" ", "") === joined) ? 0 : Number.POSITIVE_INFINITY,
    );
    return place <= farthest ? [{ row, place }] : [];
  });
  hits.sort((a, b) => a.place - b.place || mostFilingsFirst(a.row, b.row));
  return hits.map(({ row }) => row);
}

/** What a name on filings is behind a name that people use. */
const others = 3;
const nameItself = 0;
const loosest = others + 2;

/** 0 for the name itself, 1 for its beginning, 2 for beginnings of its words, infinite for none. */
function closeness(name: string, text: string, words: readonly string[]): number {
  if (name === text) return 0;
  if (name.startsWith(`${text} `)) return 1;
  const own = name.split(" ");
  const isFound = words.every((word) => own.some((other) => isMeant(word, other)));
  return isFound ? 2 : Number.POSITIVE_INFINITY;
}

/** A single letter, as in "P&G", is no beginning of a word. */
function isMeant(word: string, other: string): boolean {
  return word.length === 1 ? other === word : other.startsWith(word);
}
