/** The page of a comparison: the API's numbers, from the words that people type. */
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "../support/live-service.ts";
import { fetchPage, textOf } from "../support/page.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "ultra" });

const dollars = (amount: number) => `$${Math.abs(amount).toLocaleString("en-US")}`;

describe("/compare", () => {
  it("says that it cannot tell which of two pays more, where they pay about the same", async () => {
    const said = async (query: string) => textOf((await fetchPage(live, `/compare?${query}`)).html);
    expect(await said("roleA=electrician&roleB=plumber&city=chicago")).toContain(
      "apart, so which pays more cannot be told.",
    );
    expect(await said("roleA=school-bus-driver&roleB=truck-driver&city=rockford")).toContain(
      "apart, so the order is likely, not sure.",
    );
  });

  it("is its chart as a file", async () => {
    const path = "/compare?role=registered-nurse&cityA=austin&cityB=boise&cityC=miami";
    const { html } = await fetchPage(live, path);
    expect(html).toContain('as=svg" download');
    const csv = await (await live.service.fetch(`${path}&as=csv`)).text();
    const names = csv.split("\r\n").map((line) => /^"([^"]+)"/.exec(line)?.[1]);
    expect(names.filter(Boolean).toSorted()).toEqual(["Austin, TX", "Boise, ID", "Miami, FL"]);
    const svg = await live.service.fetch(`${path}&as=svg`);
    expect(svg.headers.get("content-disposition")).toBe('attachment; filename="comparison.svg"');
    expect(await svg.text()).toMatch(/Registered Nurse in 3 cities.*>Going Rate<.*, Q\d 20\d\d</s);
    // Where nothing is compared there is no chart.
    expect((await fetchPage(live, "/compare?role=rn&as=svg")).html).toMatch(/^<!doctype html>/);
  });

  it("takes words, and local pay where no basis is named", async () => {
    const typed = await fetchPage(live, "/compare?role=RN&cityA=NYC&cityB=Austin,+Texas");
    expect(typed.status).toBe(200);
    const slugs = "role=registered-nurse&cityA=new-york&cityB=austin&basis=local";
    const path = `/api/mcp/intelligence/compare?${slugs}`;
    const { data } = (await live.get(path, { key })).body;
    expect(textOf(typed.html)).toContain(data.citation);
  });

  it("compares up to five cities at a level, as calculate does in each", async () => {
    const cities = ["austin", "san-francisco", "boise", "new-york", "miami"];
    const named = cities.map((city, at) => `city${"ABCDE"[at]}=${city}`).join("&");
    const { status, html } = await fetchPage(
      live,
      `/compare?role=registered-nurse&exp=senior&${named}`,
    );
    expect(status).toBe(200);
    const text = textOf(html);
    const estimates = [];
    for (const city of cities) {
      const path = `/api/v1/intelligence/salaries/calculate?role=registered-nurse&city=${city}&exp=senior`;
      const { estimate } = (await live.get(path, { key })).body.data;
      estimates.push(estimate);
      expect(text).toContain(dollars(estimate.median));
      expect(text).toContain(estimate.data_point_id);
      expect(html).toContain(`/salaries/registered-nurse/${city}?exp=senior`);
    }
    const medians = estimates.map(({ median }) => median).toSorted((a, b) => b - a);
    const [most = 0, next = 0] = medians;
    expect(text).toContain(`pays ${dollars(most - next)} more a year than`);
    expect(text).toContain("with six to nine years’ experience");
    // Nurses are paid by the hour.
    for (const median of medians) expect(text).toContain(`$${(median / 2_080).toFixed(2)}`);
    expect(text).toContain("An hour");
    // The best paid is above, on the page and in the drawing.
    const shown = medians.map((median) => text.indexOf(dollars(median)));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  it("takes a job with one city from a link, and asks for another", async () => {
    const { status, html } = await fetchPage(live, "/compare?role=registered-nurse&cityC=tampa");
    expect(status).toBe(200);
    expect(html).toContain('value="Tampa, FL"');
    expect(textOf(html)).toContain("Name at least one more city.");
  });

  it.each([
    ["role=rn&cityA=austin&cityB=boise&cityE=atlantisx", "cityE", "No city has this name."],
    ["roleA=librarian&roleB=librarian", "roleB", "Choose a job that differs from the first."],
    ["roleA=librarian&roleB=", "roleB", "Enter a job."],
    ["role=rn&cityA=austin&cityB=denverr", "cityB", "Did you mean Denver, CO"],
    ["role=rn&cityA=nyc&cityB=new-york", "cityB", "Choose a city that differs from the first."],
  ])("answers %s with a message at %s", async (typed, field, message) => {
    const { status, html } = await fetchPage(live, `/compare?${typed}`);
    expect(status).toBe(400);
    const [, error = ""] = new RegExp(`id="${field}-error">([^<]*)<`).exec(html) ?? [];
    expect(textOf(error)).toContain(message);
  });
});
