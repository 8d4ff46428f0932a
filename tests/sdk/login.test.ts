/** Signing in from the command line, against the service, and what is kept of it on a machine. */
import { chmodSync, readFileSync, statSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { oauthGrants } from "#schema/oauth.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { type SignedIn, signIn } from "#scripts/run/stage/sign-in.ts";
import { signInByCode } from "#sdk/src/cli/login/device.ts";
import type { Profiles } from "#sdk/src/cli/login/profiles.ts";
import { type AuthorizationServer, checkOrigin } from "#sdk/src/cli/login/server.ts";
import { decide, decideDevice } from "#tests/support/oauth.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { type Ended, type HereOptions, runHere } from "./run-here.ts";

let live: LiveService;
let folder: string;
beforeAll(async () => {
  live = await shareLiveService();
});
beforeEach(() => {
  folder = temporaryFolder();
});

const scopes = ["intelligence:read", "pipeline:read", "pipeline:write"];
const pay = (args: string[], env: Record<string, string> = {}, options?: HereOptions) =>
  runHere(args, { COMPENSATION_CONFIG_DIR: folder, ...env }, { program: "pay", ...options });
const file = () => join(folder, "profiles.json");
const kept = () => JSON.parse(readFileSync(file(), "utf8")) as Profiles;
const change = (edit: (profiles: Profiles) => void) => {
  const profiles = kept();
  edit(profiles);
  writeFileSync(file(), JSON.stringify(profiles), { mode: 0o600 });
};

/** Signs in by a code, which the person types and allows. */
async function signInHere(browser: SignedIn, ...args: string[]): Promise<Ended> {
  let code = "";
  const typed = Promise.withResolvers<Response>();
  const ended = await pay(
    ["login", live.service.url.origin, "--device", ...args],
    {},
    {
      onOutput(text) {
        const [found = ""] = /\b[A-Z]{4}-[A-Z]{4}\b/.exec(text) ?? [];
        if (found === code) return;
        code = found;
        typed.resolve(decideDevice(live.service, browser, code, scopes));
      },
    },
  );
  expect((await typed.promise).headers.get("location")).toBe("/oauth/device?result=allowed");
  return ended;
}

describe("login", () => {
  it("by a code, then uses the account until logout, which revokes the access", async () => {
    const browser = await signIn(live.db, { tier: "ultra" });
    const signedIn = await signInHere(browser);
    const { origin, host } = live.service.url;
    expect(signedIn.stdout).toContain(`Open      ${origin}/oauth/device\n`);
    expect(signedIn.stdout).toContain(`Signed in to ${origin} as the profile ${host}.`);
    expect(statSync(file()).mode & 0o777).toBe(0o600);

    const who = await pay(["whoami", "--json"]);
    expect(JSON.parse(who.stdout)).toMatchObject({ account: browser.accountId, scopes });
    const added = await pay(["jobs", "add", "Acme", "Engineer", "--json"]);
    expect([added.code, JSON.parse(added.stdout)]).toMatchObject([0, { company: "Acme" }]);
    const figure = await pay(["calculate", "electrician", "tampa"]);
    expect([figure.code, figure.stdout]).toEqual([0, expect.stringContaining("Median")]);

    const { profiles } = kept();
    const out = await pay(["logout"]);
    expect(out.stdout).toBe(`Signed out of ${origin}.\n`);
    expect(kept()).toEqual({ current: null, profiles: {} });
    // Whoever has kept a copy of the tokens renews them no more.
    writeFileSync(file(), JSON.stringify({ current: host, profiles }));
    change((all) => {
      for (const profile of Object.values(all.profiles)) profile.expiresAt = 0;
    });
    const after = await pay(["jobs", "list"]);
    expect([after.code, after.stderr]).toEqual([3, expect.stringContaining("You are signed out")]);
  });

  it("in the browser, through a server on this machine that takes one redirect alone", async () => {
    const browser = await signIn(live.db, { tier: "ultra" });
    const opened = join(folder, "opened");
    const program = join(folder, "browser");
    writeFileSync(
      program,
      `#!/bin/sh\nprintf %s "$1" > ${opened}.part\nmv ${opened}.part ${opened}\n`,
    );
    chmodSync(program, 0o755);
    const url = new Promise<URL>((resolve) => {
      const watcher = watch(folder, (_event, name) => {
        if (name !== "opened") return;
        watcher.close();
        resolve(new URL(readFileSync(opened, "utf8")));
      });
    });
    const ended = pay(["login", live.service.url.origin, "--profile", "work"], {
      BROWSER: program,
    });
    const asked = await url;
    const redirectUri = asked.searchParams.get("redirect_uri") ?? "";
    expect(redirectUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
    expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
    const forged = await fetch(`${redirectUri}?code=oac_x&state=guessed`);
    expect(forged.status).toBe(404);
    const odd = await fetch(redirectUri.replace("/callback", "//"));
    expect(odd.status).toBe(404);
    const decided = await decide(live.service, `${asked.pathname}${asked.search}`, browser, scopes);
    const shown = await fetch(decided.headers.get("location") ?? "");
    expect(await shown.text()).toContain("You are signed in.");
    expect((await ended).code).toBe(0);
    expect(kept()).toMatchObject({ current: "work", profiles: { work: { scopes } } });
    await expect(fetch(redirectUri)).rejects.toThrow();
  });

  it("says that the person refused", async () => {
    const browser = await signIn(live.db, { tier: "ultra" });
    let decided = false;
    const refused = await pay(
      ["login", live.service.url.origin, "--device"],
      {},
      {
        onOutput(text) {
          const [code] = /\b[A-Z]{4}-[A-Z]{4}\b/.exec(text) ?? [];
          if (code === undefined || decided) return;
          decided = true;
          void decideDevice(live.service, browser, code, scopes, { decision: "deny" });
        },
      },
    );
    expect([refused.code, refused.stderr]).toEqual([
      3,
      expect.stringContaining("error: You refused the sign-in.\n"),
    ]);
  });

  it("goes to no address that is not encrypted, and to none that is no service", async () => {
    expect(() => checkOrigin("http://pay.example.com")).toThrow(/must begin with https/);
    expect(checkOrigin("pay.example.com")).toBe("https://pay.example.com");
    expect(checkOrigin("http://localhost:8787/docs")).toBe("http://localhost:8787");
    const nobody = await pay(["login", "http://127.0.0.1:9"]);
    expect(nobody.code).toBe(6);
  });
});

describe("a device that waits", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks every five seconds, and five seconds later each time that it is told to slow down", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const answers = [
      { device_code: "odc_x", user_code: "BBBB-BBBB", verification_uri: "u", expires_in: 900 },
      { error: "authorization_pending" },
      { error: "slow_down" },
      { access_token: "oat_x" },
    ];
    const asked: number[] = [];
    vi.stubGlobal("fetch", async () => {
      asked.push(Date.now());
      const body = answers.shift() ?? {};
      return Response.json(body, { status: "error" in body ? 400 : 200 });
    });
    const endpoint = "https://pay.example.com/oauth";
    const server = {
      ...{ device_authorization_endpoint: endpoint, token_endpoint: endpoint },
    } as AuthorizationServer;
    const { signal } = new AbortController();
    const tokens = signInByCode(server, {
      ...{ clientId: "ocl_x", resource: "r", scope: undefined, signal },
      show: () => {},
    });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await tokens).toEqual({ access_token: "oat_x" });
    const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(waits).toEqual([5_000, 5_000, 10_000]);
  });
});

describe("a profile", () => {
  it("renews its tokens, and adopts those that another command has renewed", async () => {
    const browser = await signIn(live.db, { tier: "ultra" });
    await signInHere(browser, "--profile", "here");
    const before = kept().profiles.here;
    if (!before) throw new Error("nobody is signed in");
    change(({ profiles }) => {
      if (profiles.here) profiles.here.expiresAt = 0;
    });
    expect((await pay(["jobs", "list"])).code).toBe(0);
    const renewed = kept().profiles.here;
    expect(renewed?.refreshToken).not.toBe(before.refreshToken);
    expect(renewed?.expiresAt).toBeGreaterThan(Date.now());
    expect(statSync(file()).mode & 0o777).toBe(0o600);

    // The service does not know the access token, although the clock here says that it is good.
    change(({ profiles }) => {
      if (profiles.here) profiles.here.accessToken = "oat_unknown";
    });
    expect((await pay(["whoami"])).code).toBe(0);
    expect(kept().profiles.here?.accessToken).not.toBe("oat_unknown");
  });

  it("says how to sign in again once its access was revoked", async () => {
    const browser = await signIn(live.db, { tier: "ultra" });
    await signInHere(browser, "--profile", "here");
    await live.db
      .update(oauthGrants)
      .set({ revokedAt: 1 })
      .where(eq(oauthGrants.userId, browser.accountId));
    change(({ profiles }) => {
      if (profiles.here) profiles.here.expiresAt = 0;
    });
    const ended = await pay(["jobs", "list"]);
    expect([ended.code, ended.stderr]).toEqual([
      3,
      expect.stringMatching(/^error: You are signed out of http.* Sign in again: login http/),
    ]);
  });

  const example = { clientId: "ocl_x", refreshToken: "ort_x", expiresAt: 9e15, scopes: [] };
  const write = (profiles: Profiles["profiles"], current: string | null) =>
    writeFileSync(file(), JSON.stringify({ current, profiles }), { mode: 0o644 });

  it("sends its tokens to its own address alone, and gives way to a key", async () => {
    const { origin } = live.service.url;
    const [url, accessToken] = ["https://elsewhere.example", "oat_wrong"];
    write({ else: { ...example, url, accessToken } }, "else");
    const public_ = await pay(["search", "nurse", "--url", origin]);
    expect(public_.code).toBe(0);
    // Others could read the file.
    write({ else: { ...example, url: origin, accessToken } }, "else");
    const key = await createKey(live.db, { tier: "ultra" });
    const keyed = await pay(["calculate", "electrician", "tampa"], { SALARY_KEY: key });
    expect(keyed.code).toBe(0);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const wrong = await pay(["search", "nurse", "--profile", "else", "--url", url]);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("is of http")]);
  });

  it("is chosen by name, which may be misspelt", async () => {
    const [url, accessToken] = ["https://pay.example.com", "oat_x"];
    write(
      { work: { ...example, url, accessToken }, home: { ...example, url, accessToken } },
      "work",
    );
    const listed = await pay(["profiles", "list", "--csv"]);
    expect(listed.stdout).toMatch(/^name,url,current,scopes\r\nwork,.*,true,/);
    expect((await pay(["profiles", "use", "home"])).code).toBe(0);
    expect(kept().current).toBe("home");
    const near = await pay(["jobs", "list", "--profile", "hom"]);
    expect([near.code, near.stderr]).toEqual([2, expect.stringContaining("Did you mean home?")]);
    writeFileSync(file(), "{");
    const damaged = await pay(["jobs", "list"]);
    expect([damaged.code, damaged.stderr]).toEqual([1, expect.stringContaining("is damaged")]);
  });
});
