/** The numbers on the pages for people are the API's, whatever the job, city, level and basis. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { beforeAll, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { experienceLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { fetchPage, textOf } from "../support/page.ts";
import { isWhole } from "../support/whole.ts";

const salaries = "/api/v1/intelligence/salaries";
const pairCount = isWhole ? 200 : 30;

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "ultra" });
});

const dollars = (amount: number) => `$${Math.abs(amount).toLocaleString("en-US")}`;
const range = (from: number, to: number) => `${dollars(from)} to ${dollars(to)}`;
const dataOf = async (path: string) => (await live.get(path, { key })).body.data;

/** The HTML of a page that exists, and its text. */
async function read(path: string): Promise<{ html: string; text: string }> {
  const { status, html } = await fetchPage(live, path);
  expect([status, path]).toEqual([200, path]);
  return { html, text: textOf(html) };
}

interface Pair {
  role: string;
  other: string;
  city: string;
  exp: string;
  basis: string;
}

async function checkFigure({ role, city, exp, basis }: Pair): Promise<void> {
  const query = `role=${role}&city=${city}&exp=${exp}&basis=${basis}`;
  const { estimate, observed, citation, page_url } = await dataOf(`${salaries}/calculate?${query}`);
  const { pathname, search } = new URL(page_url);
  const { html, text } = await read(pathname + search);
  const { median, confidence_lower, confidence_upper, low, high } = estimate;
  expect(html).toContain(`<data id="median" value="${median}">`);
  expect(text, query).toContain(range(confidence_lower, confidence_upper));
  if (low !== null && high !== null) expect(text, query).toContain(range(low, high));
  if (observed?.median) expect(text, query).toContain(dollars(observed.median));
  expect(text, query).toContain(citation);
}

async function checkComparison({ role, other, city, basis }: Pair): Promise<void> {
  const query = `roleA=${role}&roleB=${other}&city=${city}&basis=${basis}`;
  const { primary, secondary, delta, citation, page_url } = await dataOf(
    `${salaries}/compare?${query}`,
  );
  const { pathname, search } = new URL(page_url);
  const { text } = await read(pathname + search);
  for (const { estimate, observed } of [primary, secondary]) {
    expect(text, query).toContain(dollars(estimate.median));
    expect(text, query).toContain(range(estimate.confidence_lower, estimate.confidence_upper));
    if (observed?.median) expect(text, query).toContain(dollars(observed.median));
  }
  if (delta.median_delta !== 0) {
    expect(text, query).toContain(`pays ${dollars(delta.median_delta)} more a year`);
    const share = `${Math.abs(delta.median_pct).toFixed(1)}%`;
    expect(text, query).toContain(
      delta.median_delta > 0 ? `That is ${share} more.` : `${share} less than`,
    );
  }
  expect(text, query).toContain(citation);
}

async function checkEvaluation({ role, city, exp }: Pair, amount: number): Promise<void> {
  const place = `role=${role}&city=${city}&exp=${exp}`;
  const [data, { html, text }] = await Promise.all([
    dataOf(`${salaries}/evaluate?${place}&amount=${amount}`),
    read(`/evaluate?${place}&min=${amount}`),
  ]);
  expect(html).toContain(`class="answer ${data.below_minimum ? "below" : data.verdict}"`);
  for (const reason of data.reasons) expect(text, place).toContain(reason);
  expect(text, place).toContain(data.citation);
}

/** One of the jobs that the page of a city lists. */
async function checkCity({ city }: Pair, pick: <Item>(items: readonly Item[]) => Item) {
  const { html } = await read(`/cities/${city}`);
  const listed = html.matchAll(
    /<a href="\/salaries\/([a-z0-9-]+)\/[a-z0-9-]+">(?:(?!<\/a>).)*<span class="amount">(\$[\d,]+)<\/span>/g,
  );
  const [, role, shown] = pick([...listed]);
  const { estimate } = await dataOf(`${salaries}/calculate?role=${role}&city=${city}`);
  expect([role, city, shown]).toEqual([role, city, dollars(estimate.median)]);
}

it(`are the API's for ${pairCount} random pairs, on pages of figures, comparisons, pay checks and cities`, {
  timeout: 180_000,
}, async () => {
  const random = xoroshiro128plus(20_261_122);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[uniformInt(random, 0, items.length - 1)];
    if (item === undefined) throw new Error("Nothing to pick from.");
    return item;
  };
  const [roles, cities] = [slugsOf("roles"), slugsOf("cities")];
  for (let number = 0; number < pairCount; number++) {
    const role = pick(roles);
    const pair = {
      role,
      other: pick(roles.filter((slug) => slug !== role)),
      city: pick(cities),
      exp: pick(experienceLevels),
      basis: pick(bases),
    };
    const amount = uniformInt(random, 20_000, 400_000);
    const others = [
      () => checkComparison(pair),
      () => checkEvaluation(pair, amount),
      () => checkCity(pair, pick),
    ];
    // One of the other pages for each pair, and all of them in the whole suite.
    const chosen = others.filter((_, at) => isWhole || at === number % others.length);
    await Promise.all([checkFigure(pair), ...chosen.map((check) => check())]);
  }
});

/** Every slug of the committed catalog. */
function slugsOf(list: "roles" | "cities"): string[] {
  const file = join(import.meta.dirname, `../../seeds/tables/${list}.csv`);
  const rows: { slug: string }[] = parse(readFileSync(file), { columns: true });
  return rows.map(({ slug }) => slug);
}
