import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});

it("shows what the service answers to the call above it", async () => {
  const readme = await readFile("README.md", "utf8");
  const [, path = ""] = readme.match(/'http:\/\/127\.0\.0\.1:8787(\/\S+)'\n```/) ?? [];
  const [, json = ""] = readme.match(/Shortened:\n\n```json\n(.+?)\n```/s) ?? [];
  const { request, ...shown } = JSON.parse(json);

  const { status, body } = await live.get(path, { key: await createKey(live.db) });

  expect(status).toBe(200);
  expect(shorten(body, shown)).toEqual(shown);
  expect(Object.keys(body.request)).toEqual(expect.arrayContaining(Object.keys(request)));
});

it.each(["README.md", "docs/first-hour.md"])("%s names only pages that there are", async (file) => {
  const text = await readFile(file, "utf8");
  const named = [...text.matchAll(/`(?:http:\/\/localhost:8787)?(\/[^`\s]*)`/g)];
  const paths = [...new Set(named.map(([, path = ""]) => path))];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    const { status } = await fetch(new URL(path, live.service.url), { redirect: "manual" });
    expect([200, 303], path).toContain(status);
  }
});

/** The answer as far as the sample goes: the fields that it shows, and texts up to where it breaks off. */
function shorten(answer: unknown, sample: unknown): unknown {
  if (typeof answer === "string" && typeof sample === "string") {
    const [start = ""] = sample.split("…");
    return sample.includes("…") && answer.startsWith(start) ? sample : answer;
  }
  if (Array.isArray(answer) && Array.isArray(sample)) {
    return answer.slice(0, sample.length).map((one, at) => shorten(one, sample[at]));
  }
  if (!isRecord(answer) || !isRecord(sample)) return answer;
  const shown = Object.keys(sample).map((name) => [name, shorten(answer[name], sample[name])]);
  return Object.fromEntries(shown);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
