/** Where the pipeline meets the salary catalog: what a job is matched to, and what it is compared with. */
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { Database } from "#shared/db/client.ts";
import { call } from "#tests/support/client.ts";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline({ catalog: true });
const user = await pipeline.newUser();
const key = await createKey(pipeline.db as Database, { tier: "ultra" });

const inAustin = { ...aJob, title: "Senior Software Engineer", location: "Austin, TX" };
const matchOf = ({ roleSlug, citySlug }: Record<string, unknown>) => [roleSlug, citySlug];
const make = async (fields: object) => (await user.post("/jobs", { ...aJob, ...fields })).body;
const change = async (id: string, fields: object) => (await user.patch(`/jobs/${id}`, fields)).body;

/** Verdict of the Salary Data API on an offer, with its reasons. */
async function evaluate(query: string) {
  const path = `/api/v1/intelligence/salaries/evaluate?${query}`;
  return (await call(pipeline.service, path, { key })).body.data;
}

/** Estimate of the Salary Data API. */
async function calculate(query: string) {
  const path = `/api/v1/intelligence/salaries/calculate?${query}`;
  return (await call(pipeline.service, path, { key })).body.data.estimate;
}

describe("a job is matched to the salary catalog", () => {
  it("by its title and location when it is created", async () => {
    expect(matchOf(await make(inAustin))).toEqual(["software-engineer", "austin"]);
    expect(matchOf(await make({ title: "Wizard", location: "Remote" }))).toEqual([null, null]);
  });

  it("again when title or location change", async () => {
    const { id } = await make(inAustin);
    expect(matchOf(await change(id, { title: "Data Scientist" }))).toEqual([
      "data-scientist",
      "austin",
    ]);
    expect(matchOf(await change(id, { location: "Remote" }))).toEqual(["data-scientist", null]);
    expect(matchOf(await change(id, { location: "Seattle, WA" }))).toEqual([
      "data-scientist",
      "seattle",
    ]);
    expect(matchOf(await change(id, { title: "Wizard", location: null }))).toEqual([null, null]);
    expect((await user.events()).at(-1)).toMatchObject({
      type: "job.updated",
      data: { id, roleSlug: null, citySlug: null },
    });
  });

  it("as set by its caller, whatever the title and location become", async () => {
    const given = { roleSlug: "devops-engineer", citySlug: "denver" };
    const { id } = await make({ ...inAustin, ...given });
    expect(matchOf(await change(id, { title: "Data Scientist", location: "Boston" }))).toEqual([
      "devops-engineer",
      "denver",
    ]);
    const later = await make(inAustin);
    // The file names the value that was found by itself: nothing changes, and the value stays.
    const before = (await user.events()).length;
    await change(later.id, { roleSlug: "software-engineer" });
    expect((await user.events()).length).toBe(before);
    expect(matchOf(await change(later.id, { title: "Data Scientist" }))).toEqual([
      "software-engineer",
      "austin",
    ]);
  });

  it("to nothing if its caller sets null, which is kept", async () => {
    const { id } = await make({ ...inAustin, roleSlug: null });
    expect(matchOf(await change(id, { title: "Software Engineer" }))).toEqual([null, "austin"]);
    expect(matchOf(await change(id, { citySlug: null }))).toEqual([null, null]);
    expect(matchOf(await change(id, { location: "Dallas, TX" }))).toEqual([null, null]);
    expect(matchOf(await change(id, { roleSlug: "data-engineer" }))).toEqual([
      "data-engineer",
      null,
    ]);
  });

  it("under its canonical slug if its caller uses an alias", async () => {
    const created = await make({ ...inAustin, roleSlug: "rn", citySlug: "nyc" });
    expect(matchOf(created)).toEqual(["registered-nurse", "new-york"]);
    const { id } = await make(inAustin);
    const before = (await user.events()).length;
    expect(matchOf(await change(id, { citySlug: "austin-tx" }))).toEqual([
      "software-engineer",
      "austin",
    ]);
    expect((await user.events()).length).toBe(before);
    expect(matchOf(await change(id, { roleSlug: "rn" }))).toEqual(["registered-nurse", "austin"]);
  });

  it("and never to an unknown slug, for which the closest ones are suggested", async () => {
    const wrong = { roleSlug: "sofware-engineer", citySlug: "austn" };
    const created = await user.post("/jobs", { ...aJob, ...wrong });
    expect([created.status, created.body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(created.body.details).toEqual([
      { field: "roleSlug", message: expect.stringMatching(/Nearest: .*\bsoftware-engineer\b/) },
      { field: "citySlug", message: expect.stringMatching(/Nearest: .*\baustin\b/) },
    ]);
    expect(created.body.error).toContain("roleSlug");

    const { id } = await make(inAustin);
    const changed = await user.patch(`/jobs/${id}`, { title: "X", citySlug: "austn" });
    expect([changed.status, changed.body.details[0].field]).toEqual([400, "citySlug"]);
    expect((await user.get(`/jobs/${id}`)).body.title).toBe(inAustin.title);
  });

  it("with slugs of an import or an earlier catalog, if they are sent back unchanged", async () => {
    const importer = await pipeline.newUser();
    await importer.post("/import", { jobs: [{ ...inAustin, roleSlug: "wizard" }] });
    const [{ id }] = (await importer.get("/jobs")).body.jobs;
    const kept = await importer.patch(`/jobs/${id}`, { roleSlug: "wizard", notes: "x" });
    expect([kept.status, kept.body.roleSlug, kept.body.notes]).toEqual([200, "wizard", "x"]);
    const other = await importer.patch(`/jobs/${id}`, { roleSlug: "witch" });
    expect([other.status, other.body.details[0].field]).toEqual([400, "roleSlug"]);
  });

  it("when it is imported without slugs", async () => {
    const importer = await pipeline.newUser();
    const jobs = [
      inAustin,
      { ...inAustin, roleSlug: null, citySlug: null },
      { ...inAustin, roleSlug: "data-scientist", citySlug: "austin" },
    ];
    expect((await importer.post("/import", { jobs })).status).toBe(200);
    const { body } = await importer.get("/jobs");
    const found = body.jobs.map(matchOf).sort();
    expect(found).toEqual([
      [null, null],
      ["data-scientist", "austin"],
      ["software-engineer", "austin"],
    ]);
    // Said by the file, and found by the title, are told apart afterwards too.
    for (const { id } of body.jobs) await importer.patch(`/jobs/${id}`, { title: "Wizard" });
    const { body: after } = await importer.get("/jobs");
    expect(after.jobs.map(matchOf).sort()).toEqual([
      [null, null],
      [null, "austin"],
      ["data-scientist", "austin"],
    ]);
  });
});

describe("the salary benchmark of a job", () => {
  const read = async (fields: object) => {
    const { id } = await make(fields);
    return (await user.get(`/jobs/${id}`)).body.salaryBenchmark;
  };

  it("is the estimate of calculate, at the level that the title names", async () => {
    const cases: [string, string][] = [
      ["Junior Software Engineer", "grade=junior"],
      ["Software Engineer", "exp=any"],
      ["Sr. Software Engineer", "grade=senior"],
      ["Staff Software Engineer", "grade=principal"],
    ];
    for (const [title, level] of cases) {
      const estimate = await calculate(`role=software-engineer&city=austin&${level}`);
      expect(await read({ ...inAustin, title }), title).toEqual({
        low: estimate.low,
        median: estimate.median,
        high: estimate.high,
        dataPointId: estimate.data_point_id,
        verdict: null,
      });
    }
  });

  it("is national if the job has no city, and lineage explains it", async () => {
    const found = await read({ title: "Data Scientist", location: "Remote" });
    const { body } = await call(
      pipeline.service,
      `/api/v1/intelligence/lineage/${found.dataPointId}`,
      { key },
    );
    expect(body.data).toMatchObject({ city: null, role: { slug: "data-scientist" } });
    expect(body.data.result).toMatchObject({ median: found.median, low: found.low });
  });

  it("is null without a role, and for a role or city that the catalog does not have", async () => {
    expect(await read({ title: "Wizard" })).toBeNull();
    const of = async (slugs: object) => {
      const importer = await pipeline.newUser();
      await importer.post("/import", { jobs: [{ ...inAustin, ...slugs }] });
      const [job] = (await importer.get("/jobs")).body.jobs;
      return (await importer.get(`/jobs/${job.id}`)).body.salaryBenchmark;
    };
    expect(await of({})).not.toBeNull();
    expect(await of({ roleSlug: "wizard" })).toBeNull();
    expect(await of({ citySlug: "hogsmeade" })).toBeNull();
  });

  it("has the verdict of evaluate on the salary range, or on its known bound, in USD only", async () => {
    const { low, median, high } = await read(inAustin);
    const verdict = async (fields: object) => (await read({ ...inAustin, ...fields })).verdict;
    const evaluated = async (offer: string) =>
      (await evaluate(`role=software-engineer&city=austin&grade=senior&${offer}`)).verdict;
    const seen = new Set<string>();
    for (const times of [0.5, 0.8, 1, 1.2, 2]) {
      const [min, max] = [Math.round(low * times), Math.round(high * times)];
      const own = await verdict({ salaryMin: min, salaryMax: max });
      expect(own, `${min} to ${max}`).toBe(await evaluated(`min=${min}&max=${max}`));
      expect(await verdict({ salaryMin: min })).toBe(await evaluated(`amount=${min}`));
      expect(await verdict({ salaryMax: max })).toBe(await evaluated(`amount=${max}`));
      seen.add(own);
    }
    expect(seen).toContain("below");
    expect(seen).toContain("above");
    expect(await verdict({ salaryMin: low })).toBe("cannot_tell");
    // A bound of 0 is unknown, not an offer of nothing.
    expect(await verdict({ salaryMin: 0 })).toBeNull();
    expect(await verdict({ salaryMin: 0, salaryMax: 2 * high })).toBe("above");
    expect(await verdict({ salaryMin: median, currency: "EUR" })).toBeNull();
    expect(await verdict({})).toBeNull();
    // An hour counts 2,080 times a year; a year that pays so little is not judged.
    const hour = { salaryMin: 60, salaryMax: 70, salaryPeriod: "hourly" };
    expect(await verdict(hour)).toBe(await evaluated("min=60&max=70&period=hourly"));
    expect(await verdict({ ...hour, salaryPeriod: "annual" })).toBeNull();
  });

  it("is part of the ETag, which is still valid in If-Match", async () => {
    const { id } = await make(inAustin);
    const path = `/jobs/${id}`;
    const first = (await user.get(path)).headers.get("etag") ?? "";
    expect(first).toMatch(/^"1-[\w-]{16}"$/);
    expect((await user.get(path, { "if-none-match": first })).status).toBe(304);
    expect((await user.get(path, { "if-none-match": '"1"' })).status).toBe(200);

    const moved = await user.patch(path, { location: "Boston, MA" }, { "if-match": first });
    expect(moved.status).toBe(200);
    const second = (await user.get(path)).headers.get("etag") ?? "";
    expect(second).not.toBe(first);
    expect((await user.patch(path, { notes: "x" }, { "if-match": first })).status).toBe(412);
    expect((await user.patch(path, { notes: "x" }, { "if-match": `W/${second}` })).status).toBe(
      412,
    );
    expect((await user.patch(path, { notes: "x" }, { "if-match": second })).status).toBe(200);
    const third = (await user.get(path)).headers.get("etag") ?? "";
    // Only the job has changed, not what it is compared with.
    expect(third.split("-").slice(1)).toEqual(second.split("-").slice(1));
    expect((await user.remove(path, { "if-match": second })).status).toBe(412);
    expect((await user.remove(path, { "if-match": third })).status).toBe(200);
  });
});

describe("the suggestion to negotiate an offer", () => {
  const suggest = async (fields: object) => {
    const offered = await pipeline.newUser();
    const { body } = await offered.post("/jobs", { ...aJob, ...fields, status: "offer" });
    const answer = await offered.get("/suggestions");
    return { id: body.id, suggestions: answer.body.suggestions };
  };
  const headline = async (offer: string) =>
    (await evaluate(`role=software-engineer&city=austin&grade=senior&${offer}`)).headline;
  const usd = (value: number) => `$${value.toLocaleString("en-US")}`;

  it("has the verdict of the same offer, and the tool that returns its figures", async () => {
    const { low, median, high } = await calculate(
      "role=software-engineer&city=austin&grade=senior",
    );
    const [from, to] = [Math.round(low / 2), Math.round(low / 2) + 10_000];
    const offer = { salaryMin: from, salaryMax: to };
    const { id, suggestions } = await suggest({ ...inAustin, ...offer });
    expect(suggestions).toHaveLength(1);
    expect(suggestions[0]).toMatchObject({
      id: `negotiate:${id}`,
      type: "negotiate",
      reason: `You are offered ${usd(from)} to ${usd(to)} a year. ${await headline(`min=${from}&max=${to}`)}`,
      action: {
        tool: "get_salary",
        arguments: { role: "software-engineer", city: "austin", grade: "senior" },
      },
    });
    const asked = new URLSearchParams(suggestions[0].action.arguments);
    const path = `/api/mcp/intelligence/salary?${asked}`;
    const answer = await call(pipeline.service, path, { key });
    expect(answer.body.data.estimate).toMatchObject({ low, median, high });
  });

  it("is by the hour where the job is, and says why pay is not compared", async () => {
    const reason = async (fields: object) =>
      (await suggest({ ...inAustin, ...fields })).suggestions[0].reason;
    expect(await reason({ salaryMin: 62, salaryPeriod: "hourly" })).toBe(
      `You are offered $62 an hour. ${await headline("amount=62&period=hourly")}`,
    );
    expect(await reason({})).toMatch(
      /^Add the pay that is offered, to have it compared: software engineers in Austin, TX typically make \$[\d,]+ to \$[\d,]+ a year\.$/,
    );
    expect(await reason({ salaryMin: 38, salaryPeriod: "annual" })).toContain(
      "The pay of the job, $38 a year, is likely for an hour",
    );
    expect(await reason({ salaryMin: 90_000, currency: "EUR" })).toBe(
      "You are offered 90,000 EUR a year. Only pay in U.S. dollars is compared.",
    );
  });

  it("contains no figure if the position is not in the catalog", async () => {
    const { id, suggestions } = await suggest({ title: "Wizard" });
    expect(suggestions[0].reason).not.toContain("$");
    expect(suggestions[0].action).toEqual({ tool: "get_job", arguments: { id } });
  });
});
