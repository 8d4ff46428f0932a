/** What is in files must be in the lists from which the composed Worker, the sitemap and the navigation are made. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { pages } from "#functions/pages.ts";
import { pipelineRoutes } from "#functions/pipeline-routes.ts";
import { operations, routes } from "#functions/routes.ts";
import { isPage } from "#scripts/run/workers/workers.ts";
import { currentEntry } from "#shared/html/navigation.ts";
import { ownColumns } from "#shared/pipeline/imports/import-columns.ts";
import { ExportedJob } from "#shared/pipeline/imports/transfer.response.ts";
import { guides } from "#shared/site/docs/guides.ts";
import { sitePaths } from "#shared/site/sitemap/sitemap.ts";
import { type Exporting, findUnlisted } from "../support/find-unlisted.ts";

const root = join(import.meta.dirname, "../..");

const files: Exporting[] = await Promise.all(
  globSync(["functions/**/*.{ts,tsx}", "functions/.well-known/**/*.ts"], { cwd: root })
    .filter((file) => isPage(file) || /^functions\/(?:api\/|mcp)/.test(file))
    .sort()
    .map(async (file) => ({
      file,
      exported: (await import(/* @vite-ignore */ join(root, file))).default,
    })),
);
/** The path that a file's place names: `functions/app/jobs/[id].tsx` is `/app/jobs/:id`. */
const placeOf = (file: string) =>
  file
    .slice("functions".length)
    .replace(/\.tsx?$/, "")
    .replace(/\/index$/, "/")
    .replaceAll(/\[(\w+)\]/g, ":$1");

const shown = [
  ...new Set(
    pages
      .flatMap((page) => page.routes.filter(({ method }) => method === "GET"))
      .map((r) => r.path),
  ),
];

describe("the files of functions/", () => {
  it("are pages by their place if they export an app, and otherwise in the list of operations", () => {
    const isApp = ({ exported }: Exporting) =>
      exported instanceof Hono && !("contract" in exported);
    const apps = files.filter(isApp).map(({ file }) => file);
    expect(apps.length).toBeGreaterThan(100);
    expect(apps).toEqual(files.map(({ file }) => file).filter(isPage));
    const others = files.filter((file) => !isApp(file));
    const list = { name: "functions/routes.ts", entries: operations };
    expect(findUnlisted(others, list)).toEqual([]);
  });

  it("have the path that their place names, by which they are deployed", () => {
    const elsewhere = files
      .filter(({ file }) => isPage(file))
      .filter(({ file, exported }) => {
        const paths = (exported as Hono).routes.map(({ path }) => path);
        return !paths.some((path) => `${path}/`.startsWith(`${placeOf(file)}/`));
      });
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it("would be named if they were in no list, or in one twice", () => {
    const planted = [{ file: "functions/new.tsx", exported: new Hono() }, ...files.slice(0, 1)];
    const twice = { name: "the list", entries: [files[0]?.exported, files[0]?.exported] };
    expect(findUnlisted(planted, twice)).toEqual([
      "functions/new.tsx is in the list 0 times, not once.",
      `${files[0]?.file} is in the list 2 times, not once.`,
    ]);
  });
});

describe("the pages of the application", () => {
  it("each occur in a test of what they show", () => {
    const texts = globSync("tests/{functions,browser}/**/*.test.ts", { cwd: root }).map((file) =>
      readFileSync(join(root, file), "utf8"),
    );
    const isShownIn = (path: string) => {
      const pattern = path.replaceAll(/:\w+/g, "[^/\"'`]+");
      return texts.some((text) => new RegExp(`${pattern}["'\`?#]`).test(text));
    };
    const own = shown.filter((path) => /^\/app\b/.test(path));
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter((path) => !isShownIn(path))).toEqual([]);
  });
});

describe("the operations of the Job Pipeline API", () => {
  it("are tools of its MCP server, apart from those for pages and programs", () => {
    const withoutTool = routes.filter(
      (route) => route.path.startsWith("/api/mcp/") && !pipelineRoutes.includes(route),
    );
    expect(withoutTool.map(({ operationId }) => operationId)).toEqual([
      // What a stranger has written is not for a model that may write.
      ...["listInbox", "applyMail", "dismissMail", "undoMail"],
      ...["getInboxSettings", "updateInboxSettings"],
      // A tool takes and gives text, and these are files and their names.
      ...["listDocuments", "addDocument", "getDocument", "deleteDocument"],
      // A model reads every tool before its first call, so there are only those for common tasks.
      ...["getActivity", "getCalendarEvent", "listPipelineCompanies", "getPipelineFunnel"],
    ]);
  });
});

describe("the table of exported jobs", () => {
  it("has a column for every field, apart from those that follow from others or are no cell", () => {
    const columns: readonly string[] = ownColumns;
    expect(Object.keys(ExportedJob.shape).filter((field) => !columns.includes(field))).toEqual([
      ...["role", "contactIds", "statusChangedAt", "appliedAt", "posting"],
    ]);
  });
});

describe("the sitemap", () => {
  /** Why a page for everyone is left out. */
  const leftOut: Readonly<Record<string, string>> = {
    "/salaries": "It always leads to the page of a role.",
    "/status": "It is about this minute.",
    "/signup": "It is a form.",
    "/login": "It is a form.",
    "/login/link": "It is a form.",
    "/login/recover": "It is a form.",
    "/login/verify": "It is a form.",
  };

  it("has every page for people without parameters, apart from those with a reason", () => {
    const forPrograms = /\.\w+$|^\/(?:\.well-known|api|mcp|oauth|app)\b/;
    const forPeople = shown.filter((path) => !/:|.\/$/.test(path) && !forPrograms.test(path));
    const expected = forPeople.filter((path) => !Object.hasOwn(leftOut, path));
    const listed = sitePaths.filter((path) => !path.startsWith("/docs/recipes/"));
    expect([...listed].sort()).toEqual(expected.sort());
    expect(Object.keys(leftOut).filter((path) => !forPeople.includes(path))).toEqual([]);
  });
});

describe("the navigation of the documentation", () => {
  it("has every guide, apart from that for those who build pages", () => {
    const found = shown.filter((path) => /^\/docs(?:\/[a-z-]+)?$/.test(path));
    const listed: readonly string[] = guides.map(({ path }) => path);
    expect(found.filter((path) => !listed.includes(path))).toEqual(["/docs/design"]);
  });
});

describe("the navigation of the application", () => {
  it("has an entry for every page, its own or that of its section", () => {
    const own = shown.filter((path) => /^\/app(?:\/|$)/.test(path));
    expect(own.length).toBeGreaterThan(30);
    expect(own.filter((path) => currentEntry(path) === "")).toEqual([]);
    expect(currentEntry("/app/planted")).toBe("");
  });
});
