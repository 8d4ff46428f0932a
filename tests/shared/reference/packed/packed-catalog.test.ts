/** What is packed of the dataset and of the catalog equals the seeds, and costs a handful of rows. */
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { startDatabaseProxy } from "#scripts/run/stage/database-proxy.ts";
import { connect } from "#shared/db/client.ts";
import { unambiguousReasons } from "#shared/reference/alias-reasons.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import { numberOf, readSeedTable } from "#tests/support/seed-table.ts";

const server = await startSeededDatabase();
const counter = await startDatabaseProxy(server.url);
afterAll(async () => {
  counter.stop();
  await server.stop();
});

const open = () =>
  openReference(() => connect({ url: counter.url }, { timeoutMs: 20_000 }), {
    cache: createReferenceCache(),
  });

const reference = await open();

/** What a piece of work reads from the database. */
async function usedBy(work: () => Promise<unknown>) {
  const before = counter.use();
  await work();
  const after = counter.use();
  return { calls: after.calls - before.calls, rowsRead: after.rowsRead - before.rowsRead };
}

describe("the first request of an isolate", () => {
  it("reads the dataset as a handful of rows", async () => {
    const used = await usedBy(open);
    expect(used.calls).toBe(1);
    expect(used.rowsRead).toBeLessThanOrEqual(4);
  });

  it("reads all roles as a handful of rows, once for lists, searches and names", async () => {
    const cold = await open();
    const used = await usedBy(async () => {
      expect((await cold.allRoles()).size).toBe(3445);
      expect(await cold.resolveRole("Sr. SWE")).toEqual({
        slug: "software-engineer",
        level: "grade-senior",
      });
      expect((await cold.nearestRoles("sofware-enginer"))[0]).toBe("software-engineer");
    });
    expect(used.calls).toBe(1);
    expect(used.rowsRead).toBeLessThanOrEqual(3);
  });

  it("reads the occupations of twenty roles with one call", async () => {
    const cold = await open();
    const slugs = readSeedTable("roles.csv")
      .filter((_, at) => at % 170 === 0)
      .map(({ slug = "" }) => slug)
      .slice(0, 20);
    const used = await usedBy(async () => {
      const found = await cold.rolesInCity(slugs, null);
      expect(found.map(({ role }) => role?.slug)).toEqual(slugs);
    });
    expect(used.calls).toBe(1);
    expect(used.rowsRead).toBeLessThanOrEqual(4 * slugs.length);
    expect(await cold.rolesInCity(["no-such-role"], null)).toMatchObject([{ role: null }]);
  });
});

describe("the packed dataset", () => {
  it("has its sources, costs, skills, languages and hires", () => {
    const { sources, employerCosts, market, allOccupations } = reference.dataset;
    expect(
      [...sources.values()].map(({ id, sha256, fetchedOn, url }) => [id, sha256, fetchedOn, url]),
    ).toEqual(
      readSeedTable("sources.csv").map(({ id, sha256, fetched_on, url }) => [
        ...[id, sha256, fetched_on, url],
      ]),
    );
    const costs = new Map(
      employerCosts.map((row) => [
        `${row.dimension} ${row.group} ${row.component}`,
        row.costPerHour,
      ]),
    );
    const rows = readSeedTable("employer_costs.csv");
    for (const { dimension, group_title, component, cost_per_hour } of rows) {
      expect(costs.get(`${dimension} ${group_title} ${component}`)).toBe(Number(cost_per_hour));
    }
    expect(costs.size).toBe(rows.length);
    const measured = [...market.skills, ...Object.values(market.answers).flat()];
    expect(new Map(measured.map((row) => [row.slug, row.coefficient]))).toEqual(
      new Map(readSeedTable("skills.csv").map((row) => [row.slug, Number(row.coefficient)])),
    );
    expect(
      market.languages.map(({ slug, year, users }) => `${slug} ${year} ${users}`).sort(),
    ).toEqual(
      readSeedTable("language_use.csv")
        .map(({ slug, year, users }) => `${slug} ${year} ${users}`)
        .sort(),
    );
    expect(market.hires.map((row) => `${row.industry} ${row.month} ${row.hires}`).sort()).toEqual(
      readSeedTable("hires.csv")
        .map((row) => `${row.industry} ${row.month} ${Number(row.hires)}`)
        .sort(),
    );
    const links = readSeedTable("skill_occupations.csv");
    for (const { slug = "", soc_code = "" } of links) {
      expect(market.slugsByOccupation.get(soc_code)?.has(slug)).toBe(true);
    }
    const linked = [...market.slugsByOccupation.values()].reduce((sum, own) => sum + own.size, 0);
    expect(linked).toBe(links.length);
    expect(allOccupations.map(({ year, median }) => [year, median])).toEqual(
      readSeedTable("wages_national.csv")
        .filter(({ soc_code }) => soc_code === "00-0000")
        .map(({ year, median }) => [Number(year), numberOf(median)])
        .sort(([a], [b]) => Number(a) - Number(b)),
    );
  });
});

describe("the packed roles", () => {
  it("have every role in the order of the slugs, as its table has it", async () => {
    const roles = await reference.allRoles();
    const rows = readSeedTable("roles.csv").sort((a, b) =>
      (a.slug ?? "") < (b.slug ?? "") ? -1 : 1,
    );
    const found = rows.map((_, position) => [
      roles.slugs.at(position),
      roles.titles.at(position),
      roles.socCode(position),
      String(roles.filings(position)),
      roles.isReviewed(position),
    ]);
    expect(found).toEqual(
      rows.map(({ slug, title, soc_code, filings, reason }) => [
        ...[slug, title, soc_code, filings],
        reason?.startsWith("wanted"),
      ]),
    );
    expect(rows.map(({ slug = "" }) => roles.position(slug))).toEqual([...rows.keys()]);
    expect(roles.position("no-such-role")).toBe(-1);
    expect(roles.size).toBe(rows.length);
  });

  it("have the ranks of the titles, without regard to case", async () => {
    const { size, titles, titleRanks } = await reference.allRoles();
    const byRank = [...titleRanks.keys()].sort(
      (a, b) => (titleRanks[a] ?? 0) - (titleRanks[b] ?? 0) || a - b,
    );
    const sorted = byRank.map((position) => titles.at(position).toLowerCase());
    expect(sorted).toEqual(sorted.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(sorted).toHaveLength(size);
  });

  it("have every alias, and whether it may only mean its role", async () => {
    const { aliases, unambiguousAliases } = await reference.allRoles();
    const rows = readSeedTable("role_aliases.csv");
    expect(aliases).toEqual(new Map(rows.map(({ alias, role_slug }) => [alias, role_slug])));
    const certain: readonly string[] = unambiguousReasons;
    expect(unambiguousAliases).toEqual(
      new Map(
        rows
          .filter(({ reason = "" }) => certain.includes(reason))
          .map(({ alias, role_slug }) => [alias, role_slug]),
      ),
    );
  });

  it("have the statistics and national wages that their own packed occupation has", async () => {
    const roles = await reference.allRoles();
    let compared = 0;
    for (let position = 0; position < roles.size; position++) {
      if (!roles.hasStatistics(position) && position % 29 !== 0) continue;
      const role = await reference.role(roles.slugs.at(position));
      expect(roles.statistics(position)).toEqual(role?.statistics);
      expect(
        roles.wages(roles.socCode(position)).map(({ year, median, employment }) => ({
          ...{ year, median, employment },
        })),
      ).toEqual(role?.wages.map(({ year, median, employment }) => ({ year, median, employment })));
      compared++;
    }
    expect(compared).toBeGreaterThan(400);
  });

  it("are an unavailable dependency if a part is damaged", async () => {
    const damaged = await open();
    await server
      .connect({ timeoutMs: 20_000 })
      .run(sql`UPDATE packed_rows SET checksum = 'x' WHERE name = 'roles/0'`);
    await expect(damaged.allRoles()).rejects.toMatchObject({
      code: "dependency_unavailable",
      cause: new Error("The packed row roles/0 does not match its checksum."),
    });
  });
});
