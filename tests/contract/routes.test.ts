import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { routes } from "#functions/routes.ts";
import type { Method } from "#shared/contract/operation.ts";
import { errors } from "#shared/core/errors.ts";
import { innermost, metaOf, slugKindOf } from "#shared/core/validation/schema-meta.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { listErrorCodes } from "#shared/middleware/response/error-codes.ts";

const root = join(import.meta.dirname, "../..");
/** Where `npm start` serves. */

/** What a file is called where its folder is the URL and it is one operation of several. */
const verbs: Record<Method, readonly string[]> = {
  get: ["list", "read"],
  post: ["create", "act"],
  patch: ["update"],
  delete: ["remove"],
};

/** The file whose place mirrors the URL, parameters in brackets; or the operation's file in that folder. */
function fileOf({ path, method }: Endpoint): string {
  const place = `functions${path.replace(/:([a-zA-Z_]+)/g, "[$1]")}`;
  const files = [place, ...verbs[method].map((verb) => `${place}/${verb}`)].map((f) => `${f}.ts`);
  return files.find((file) => existsSync(join(root, file))) ?? `${place}.ts`;
}

/** Whether a value, or any part of it, is a slug of the catalog. */
function takesSlug(schema: z.core.$ZodType): boolean {
  const inner = innermost(schema);
  if (slugKindOf(inner) !== null) return true;
  if (inner instanceof z.core.$ZodArray) return takesSlug(inner._zod.def.element);
  return inner instanceof z.core.$ZodObject && Object.values(inner._zod.def.shape).some(takesSlug);
}

describe.each(routes.map((route) => ({ route, name: `${route.method} ${route.path}` })))(
  "$name",
  ({ route }) => {
    it("is in the file that its path names", async () => {
      const file = fileOf(route);
      expect(existsSync(join(root, file)), file).toBe(true);
      const module = await import(/* @vite-ignore */ join(root, file));
      expect(module.default.contract).toBe(route);
    });

    it("has a test of its own at the same place", () => {
      const test = `tests/${fileOf(route).replace(/\.ts$/, ".test.ts")}`;
      expect(existsSync(join(root, test)), test).toBe(true);
    });

    it("has a description, and examples of its parameters", () => {
      expect(route.summary).toMatch(/^[A-Z][^.]+$/);
      expect(route.description).toMatch(/\.$/);
      for (const [name, field] of Object.entries({ ...route.params.shape, ...route.query.shape })) {
        expect(metaOf(field).example, `${name} has an example`).toBeDefined();
        expect(metaOf(field).description, `${name} has a description`).toBeDefined();
      }
    });

    it("names the slug that a caller means, if it takes slugs of roles or cities", () => {
      const contracts = [route.query, ...(route.body ? [route.body] : [])];
      expect(route.findSlug !== undefined).toBe(contracts.some(takesSlug));
    });

    it("declares only codes of the table", () => {
      for (const code of listErrorCodes(route)) expect(Object.keys(errors)).toContain(code);
    });
  },
);

describe("the route table", () => {
  it("has one operation for each id, and each method of a path once", () => {
    const ids = routes.map((route) => route.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const places = routes.map((route) => `${route.method} ${route.path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("is listed in docs/api.md, operation by operation", () => {
    const list = readFileSync(join(root, "docs/api.md"), "utf8");
    for (const { method, path } of routes) {
      const operation = `${method.toUpperCase()} ${path.replace(/:([a-zA-Z_]+)/g, "{$1}")}`;
      expect(list).toContain(`\n- \`${operation}\`: `);
    }
  });

  it("leaves out no file of functions/api", () => {
    const patterns = ["functions/api/**/*.ts", "functions/mcp*.ts"];
    const files = globSync(patterns, { cwd: root, exclude: ["**/server-card.ts"] }).sort();
    expect(files).toEqual([...new Set(routes.map((route) => fileOf(route)))].sort());
  });
});
