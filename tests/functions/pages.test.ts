import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "../../functions/pages.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});
afterAll(() => live.stop());

/** A path of every page; the lookup's form always leads elsewhere. */
const paths = pages
  .flatMap((page) => page.routes.map(({ path }) => path))
  // A form's own page takes POST too; its tests are with it, as are those of signed-in pages.
  .filter((path) => path !== "/salaries" && path !== "/offers")
  .filter((path) => !/^\/(app|login|signup)\b/.test(path))
  .map((path) =>
    path
      .replace(":role", "librarian")
      .replace(":city", "austin")
      .replace(":group", "jobs")
      .replace(":chunk", "pages.xml"),
  );

it.each(paths)(
  "%s is read-only: another method returns 405 with the allowed ones",
  async (path) => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const response = await live.service.fetch(path, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
      const { error } = JSON.parse(await response.text());
      expect(error.code).toBe("method_not_allowed");
    }
    const { status } = await live.service.fetch(path, { method: "HEAD" });
    expect(status).toBe(200);
  },
);

it.each(["/openapi.json", "/favicon.ico", "/assets/favicon.svg"])(
  "%s is a file: read only too, whoever answers for it",
  async (path) => {
    const found = await live.service.fetch(path);
    expect([found.status, (await found.arrayBuffer()).byteLength > 100]).toEqual([200, true]);
    for (const method of ["POST", "DELETE"]) {
      const { status, headers } = await live.service.fetch(path, { method });
      expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  },
);
