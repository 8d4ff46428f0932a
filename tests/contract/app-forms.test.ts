/** What holds for every page and form of the application and of the sign-in, also for one that is added. */

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { pages } from "#functions/pages.ts";
import { users } from "#schema/accounts.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

const routes = pages.flatMap((page) => page.routes);
const pathsOf = (method: string, place: RegExp) => [
  ...new Set(
    routes
      .filter((route) => route.method === method && place.test(route.path))
      .map(({ path }) => path),
  ),
];
const application = /^\/app(\/|$)/;
const signInPlace = /^\/(login|signup)(\/|$)/;
const shown = pathsOf("GET", application);
const forms = pathsOf("POST", application);
const visitorForms = pathsOf("POST", signInPlace);
const filled = (path: string) => path.replaceAll(/:\w+/g, "none");
/** Their forms are sent in parts (multipart/form-data); their own tests forge them. */
const uploads: readonly string[] = ["/app/jobs/import", "/app/jobs/:id/documents"];
/** Asked by a script, before the form of the page is sent: it answers with JSON, also a visitor. */
const isForScript = (path: string) => path.endsWith("/options");

let live: LiveService;
let owner: SignedIn;
beforeAll(async () => {
  live = await shareLiveService();
  owner = await signIn(live.db, { tier: "ultra" });
  await live.db.update(users).set({ isOperator: true }).where(eq(users.id, owner.accountId));
});

describe("every page and form of the application", () => {
  it("asks for a sign-in, which leads to a page that exists", async () => {
    const seen: unknown[] = [];
    for (const path of [...shown, ...forms.filter((one) => !isForScript(one))]) {
      const isForm = !shown.includes(path);
      const visitor = { cookie: `__Host-session=${"A".repeat(43)}`, formToken: "x" };
      const response = isForm
        ? await submit(
            live.service,
            filled(path),
            visitor,
            {},
            { "cf-connecting-ip": newAddress() },
          )
        : await open(live.service, filled(path), visitor, { address: newAddress() });
      expect([path, response.status]).toEqual([path, 303]);
      expect(response.headers.get("cache-control"), path).toBe("private, no-store");
      const url = new URL(response.headers.get("location") ?? "", live.service.url);
      expect([path, url.pathname]).toEqual([path, "/login"]);
      const next = url.searchParams.get("next") ?? "/app";
      if (!shown.map(filled).includes(next)) seen.push([path, next]);
    }
    expect(seen).toEqual([]);
  });

  it("is private, under the strict policy, linked from another, and 404 where its record is not", async () => {
    const linked = new Set(["/app"]);
    for (const path of shown) {
      const response = await open(live.service, filled(path), owner);
      const hrefs = (await response.text()).matchAll(/href="(\/app[^"?#]*)/g);
      for (const [, href = ""] of hrefs) if (href !== path) linked.add(href);
      expect([path, response.status]).toEqual([path, path.includes(":") ? 404 : 200]);
      expect(response.headers.get("cache-control"), path).toMatch(/^private, no-store/);
      if (!/html/.test(response.headers.get("content-type") ?? "")) continue;
      const policy = response.headers.get("content-security-policy");
      expect(policy, path).toMatch(/^default-src 'none';/);
      expect(policy, path).not.toContain("unsafe");
    }
    const alone = shown.filter((path) => !path.includes(":"));
    expect(alone.filter((path) => !linked.has(path))).toEqual([]);
  });

  it("refuses what another site sends, and the token of another session", async () => {
    const other = await signIn(live.db);
    for (const path of forms) {
      const forged = { origin: "https://evil.example" };
      const response = await submit(live.service, filled(path), owner, {}, forged);
      expect([path, response.status]).toEqual([path, 403]);
      if (isForScript(path) || uploads.includes(path)) continue;
      const { formToken } = other;
      const crossed = await submit(live.service, filled(path), { ...owner, formToken });
      expect([path, crossed.status]).toEqual([path, 403]);
    }
    expect((await open(live.service, "/app", owner)).status).toBe(200);
  });
});

describe("every form before the sign-in", () => {
  it("refuses what another site sends, and is limited per address", async () => {
    expect(visitorForms.length).toBeGreaterThan(6);
    for (const path of visitorForms) {
      const address = newAddress();
      const visit = await live.service.fetch("/login", {
        headers: { accept: "text/html" },
        address,
      });
      const formToken = /name="form_token" value="(\w+)"/.exec(await visit.text())?.[1] ?? "";
      const cookie = visit.headers.get("set-cookie")?.split(";")[0] ?? "";
      const send = async (headers: Record<string, string> = {}) => {
        const own = { "cf-connecting-ip": address, ...headers };
        const response = await submit(live.service, path, { cookie, formToken }, {}, own);
        await response.body?.cancel();
        return response.status;
      };
      expect([path, await send({ origin: "https://evil.example" })]).toEqual([path, 403]);
      const statuses = new Set<number>();
      for (let sent = 0; sent < 21 && !statuses.has(429); sent++) statuses.add(await send());
      expect([path, [...statuses].at(-1)]).toEqual([path, 429]);
    }
  });
});
