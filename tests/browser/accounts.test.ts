/** Accounts as people use them: with passkeys, in a browser. */

import { eq } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { secretsKey } from "#scripts/run/stage/service.ts";
import { type SignedIn, signIn } from "#scripts/run/stage/sign-in.ts";
import { makeSoftPasskey, newUserHandle } from "#scripts/run/stage/soft-authenticator.ts";
import { makeInvitation } from "#shared/accounts/invitations/invitations.ts";
import { makeAccount } from "#shared/accounts/sign-up/make-account.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { type Authenticator, plugIn } from "../support/authenticator.ts";
import { lookAt } from "../support/browser/look-at.ts";
import { shareTab } from "../support/browser/share-tab.ts";
import { type LiveService, shareLiveService, stoppedClock } from "../support/live-service.ts";
import { isWhole } from "../support/whole.ts";

if (!hasBrowser) console.warn("No Chromium here: the tests of accounts in a browser are skipped.");

/** The last has the widest table, and of the others what the tests of other pages look at. */
const ownPages = [
  ...["", "/keys", "/usage", "/connections", "/security", "/security/log"],
  ...["/security/passkeys", "/security/codes", "/account", "/account/delete", "/operator"],
];

describe.skipIf(!hasBrowser)("an account, in a browser,", () => {
  let live: LiveService;
  let context: BrowserContext;
  let page: Page;
  let device: Authenticator;
  let problems: string[];
  beforeAll(async () => {
    live = await shareLiveService();
  });
  beforeEach(async () => {
    ({ context, page } = await shareTab());
    device = await plugIn(page);
    problems = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !/status of 40\d/.test(message.text())) {
        problems.push(message.text());
      }
    });
  });
  afterEach(() => device.unplug());
  afterEach(() => expect(problems).toEqual([]));

  /** Passkeys are of a host's name, not of an address. */
  const at = (path: string) => `http://localhost:${live.service.url.port}${path}`;

  const now = Date.parse(stoppedClock);

  /**
   * Signs the browser in to a new account whose passkey is in its device, by the function that a sign-up
   * calls: the steps of one take a browser half a second.
   *
   * @returns the account, and its recovery codes.
   */
  async function openAccount(name: string): Promise<{ accountId: string; codes: string[] }> {
    const { privateKey, ...passkey } = makeSoftPasskey();
    const userHandle = newUserHandle();
    const site = newAddress();
    const { accountId, secret, codes } = await writeAtomically(live.db, (write) =>
      makeAccount(
        { db: live.db, write, now, browser: "Chrome on Linux", secretsKey },
        {
          ...{ name, userHandle, invitation: null, replaces: "ses_none" },
          origin: { network: site, site },
          passkey: {
            ...passkey,
            ...{ counter: 0, transports: "internal", backupEligible: false, backedUp: false },
          },
        },
      ),
    );
    await device.add({ ...passkey, privateKey, userHandle });
    await context.addCookies([
      {
        ...{ name: "__Host-session", value: secret, domain: "localhost", path: "/" },
        ...{ secure: true, httpOnly: true },
      },
    ]);
    return { accountId, codes };
  }

  /** @param name that the menu shows. */
  async function signOut(name = ""): Promise<void> {
    await page.locator(".app-menu > summary").click();
    await page.getByText(`Signed in as ${name}`).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(at("/"));
  }

  /** What the header of a page shows of an account. */
  const shownLinks = () =>
    page.locator(".site-links :is(.for-members, .for-visitors):visible").allTextContents();

  it("is made by keyboard alone on the way to saving an offer, with a passkey, ten codes and a new session", async () => {
    const offer = { title: "Registered Nurse", location: "Tampa, FL", salaryMin: "78000" };
    const asked = new URLSearchParams({ ...offer, company: "A & B", status: "offer" });
    await page.goto(at(`/app/jobs/new?${asked}`));
    await page.getByRole("link", { name: "Make one" }).click();
    await page.getByLabel("Name of the account").focus();
    const before = (await context.cookies()).find(({ name }) => name === "__Host-session");
    expect(before).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });

    await page.keyboard.type("Ada & Co.");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your account is made" }).waitFor();
    const codes = ((await page.locator("pre").textContent()) ?? "").trim().split("\n");
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-z]{5}-){5}[0-9a-z]$/);
    expect(await device.credentials()).toHaveLength(1);

    const after = (await context.cookies()).find(({ name }) => name === "__Host-session");
    expect(after?.value).not.toBe(before?.value);
    // Whoever knew the earlier cookie has nothing.
    const fixed = await live.service.fetch("/app", {
      headers: { cookie: `__Host-session=${before?.value}` },
    });
    expect(fixed.status).toBe(303);
    const marker = (await context.cookies()).find(({ name }) => name === "__Host-signed-in");
    expect(marker).toMatchObject({ value: "1", httpOnly: false, secure: true, sameSite: "Lax" });

    // Nothing of the offer is lost.
    await page.getByRole("link", { name: "go on where I was" }).click();
    await page.getByRole("heading", { name: "Add a job" }).waitFor();
    const values = Object.fromEntries(
      await page.evaluate<[string, string][]>(
        "[...new FormData(document.querySelector('form.stack'))]",
      ),
    );
    expect(values).toMatchObject({ ...offer, company: "A & B", status: "offer" });

    // A public page is the same for everyone, and shows all the same who is signed in.
    await page.goto(at("/roles"));
    expect(await shownLinks()).toEqual(["Your account"]);
    await page.getByRole("link", { name: "Your account" }).click();
    await page.waitForURL(at("/app"));
    await page.getByRole("link", { name: "Start with the first job" }).waitFor();
    await page.getByRole("link", { name: "Make a key" }).waitFor();
    await signOut("Ada & Co.");
    expect(await shownLinks()).toEqual(["Sign in"]);

    // Signing in leads back to the page that was asked for.
    await page.goto(at("/app/security/log"));
    await page.waitForURL(at("/login?next=%2Fapp%2Fsecurity%2Flog"));
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL(at("/app/security/log"));
    const log = await page.locator("tbody tr").allTextContents();
    expect(log.join("\n")).toMatch(/Signed in with the passkey.*\n.*Signed out.*\n.*Account made/);
  });

  it("is signed in to without losing the posting that the browser extension brings", async () => {
    await openAccount("Captured");
    await context.clearCookies();
    const posting = new URLSearchParams({
      link: "https://hawkweed.example/jobs/7",
      posting:
        "<h1>Line Cook</h1><p>Hawkweed is hiring a line cook in Reno, NV. $21 - $24 an hour</p>",
    });
    await page.goto(at(`/app/jobs/new#${posting}`));
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.locator("[data-job-form] .lead").waitFor();
    expect(page.url()).toBe(at("/app/jobs/new"));
    expect(await page.inputValue("[name=salaryMin]")).toBe("21");
  });

  it("takes no passkey of a person who is not recognized, and a challenge once", async () => {
    await openAccount("Once");
    await context.clearCookies();
    await page.goto(at("/login"));
    let sent: { url: string; body: string } | undefined;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url() === at("/login")) {
        sent = { url: request.url(), body: request.postData() ?? "" };
      }
    });
    await device.setVerified(false);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByRole("alert").filter({ hasText: "No passkey was used" }).waitFor();
    await device.setVerified(true);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL(at("/app"));

    // The same response again, from a browser of its own and from this one.
    const replay = await context.request.post(at("/login"), {
      headers: { origin: at(""), "content-type": "application/x-www-form-urlencoded" },
      data: sent?.body ?? "",
      maxRedirects: 0,
    });
    expect(replay.status()).toBe(403);
    const response = new URLSearchParams(sent?.body).get("credential") ?? "";
    expect(response).toContain('"signature"');
    await context.clearCookies();
    await page.goto(at("/login"));
    const status = await page.evaluate(`(async () => {
      const { form_token } = document.querySelector("form[data-passkey]").elements;
      const fields = { credential: ${JSON.stringify(response)}, form_token: form_token.value };
      const init = { method: "POST", body: new URLSearchParams(fields) };
      await fetch("/login/passkey", init);
      return (await fetch("/login", { ...init, redirect: "manual" })).status;
    })()`);
    expect(status).toBe(400);
  });

  it("has further passkeys, each with its name, and keeps the last", async () => {
    await openAccount("Several");
    await page.goto(at("/app/security"));
    expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);

    await device.remove();
    const second = await plugIn(page);
    await page.getByRole("link", { name: "Add a passkey" }).click();
    await page.getByLabel("Name of the passkey").fill("  ");
    await page.getByRole("button", { name: "Add the passkey" }).click();
    await page.getByText("Enter a name, such as").waitFor();
    await page.getByLabel("Name of the passkey").fill("Key ring");
    await page.getByRole("button", { name: "Add the passkey" }).click();
    await page.waitForURL(at("/app/security"));
    expect(await second.credentials()).toHaveLength(1);

    await page.getByRole("link", { name: "Rename Key ring" }).click();
    await page.getByLabel("Name of the passkey").fill("Desk");
    await page.getByRole("button", { name: "Rename" }).click();
    await page.waitForURL(at("/app/security"));
    await page.getByRole("button", { name: /^Remove Chrome/ }).click();
    // The page comes back under the same address.
    await page
      .getByRole("button", { name: /^Remove/ })
      .first()
      .waitFor({ state: "detached" });
    expect(await page.locator(".records").first().textContent()).toContain("Desk");
    expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);

    await page.goto(at("/app/security/log"));
    const log = (await page.locator("tbody tr").allTextContents()).join("\n");
    expect(log).toContain("Passkey “Key ring” added");
    expect(log).toMatch(/Passkey “.*” removed/);
    await second.unplug();
  });

  it("warns of a counter that goes back", async () => {
    await openAccount("Copied");
    const signInAgain = async () => {
      await context.clearCookies();
      await page.goto(at("/login"));
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await page.waitForURL(at("/app"));
    };
    await device.rewind(40);
    await signInAgain();
    await page.goto(at("/app/security"));
    expect(await page.getByText("may mean that it was copied").count()).toBe(0);
    await device.rewind(7);
    await signInAgain();
    await page.goto(at("/app/security"));
    await page.getByText("may mean that it was copied").waitFor();
  });

  it("is opened by a recovery code once, without scripts, which signs everyone else out", async () => {
    const [code = ""] = (await openAccount("Lost")).codes;
    const other = await shareTab({ scripts: false });
    const plain = other.page;
    const use = async (typed: string) => {
      await plain.goto(at("/login/recover"));
      await plain.getByLabel("Recovery code").fill(typed);
      await plain.getByRole("button", { name: "Sign in with the code" }).click();
      await plain.waitForLoadState();
    };
    await use(`${code.slice(0, -1)}!`);
    expect(await plain.getByLabel("Recovery code").inputValue()).toBe(`${code.slice(0, -1)}!`);
    expect(await plain.getByText("No account has this code unused").count()).toBe(1);
    await use(` ${code.toUpperCase().replaceAll("-", " ")} `);
    await plain.waitForURL(at("/app/security"));
    await plain.getByText("9 of 10 codes are unused").waitFor();
    await page.goto(at("/app"));
    expect(page.url()).toBe(at("/login"));
    await other.context.clearCookies();
    await use(code);
    expect(await plain.getByText("No account has this code unused").count()).toBe(1);
  });

  it("signs out one browser, or all of them", async () => {
    const { accountId: account } = await openAccount("Many");
    const other = await signIn(live.db, { account });
    const third = await signIn(live.db, { account });
    const isSignedIn = async ({ cookie }: SignedIn) =>
      (await live.service.fetch("/app", { headers: { cookie } })).status === 200;
    await page.goto(at("/app/security"));
    const signOutOther = page.locator("main").getByRole("button", { name: /^Sign out .*Firefox/ });
    expect(await signOutOther.count()).toBe(2);
    await signOutOther.first().click();
    await signOutOther.nth(1).waitFor({ state: "detached" });
    const left = await Promise.all([other, third].map(isSignedIn));
    expect(left.toSorted()).toEqual([false, true]);

    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL(at("/login"));
    expect(await Promise.all([other, third].map(isSignedIn))).toEqual([false, false]);
  });

  it("has pages that fit a phone and every reader, however long its names are, and forms that come back", async () => {
    await page.goto(at("/signup"));
    await lookAt(page);
    const field = page.getByLabel("Name of the account");
    const make = page.getByRole("button", { name: "Make a passkey and the account" });
    await field.fill(" \t ");
    await make.click();
    await page.getByText("Enter a name, such as").waitFor();
    expect(await page.evaluate("document.activeElement.id")).toBe("name");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.getAttribute("aria-describedby")).toContain("name-error");
    expect(await page.locator("h1").textContent()).toBe("Make an account");
    expect(await device.credentials()).toHaveLength(0);

    const name = "y".repeat(80);
    await field.fill(name);
    await make.click();
    await page.getByRole("heading", { name: "Your account is made" }).waitFor();
    await lookAt(page);
    expect(await hiddenOnPhone()).toEqual([]);
    await live.db.update(users).set({ isOperator: true }).where(eq(users.name, name));
    await page.goto(at("/app/keys/new"));
    if (isWhole) await lookAt(page);
    await page.getByLabel("Name", { exact: true }).fill("k".repeat(60));
    await page.getByRole("button", { name: "Create the key" }).click();
    await page.getByRole("heading", { name: "Your new key" }).waitFor();
    if (isWhole) await lookAt(page);
    expect(await hiddenOnPhone()).toEqual([]);
    for (const path of isWhole ? ownPages : ["/operator"]) {
      await page.goto(at(`/app${path}`));
      await lookAt(page);
    }
    // In the operator's table of accounts an id is in one line, whatever the names are.
    await page.setViewportSize({ width: 375, height: 700 });
    const id = page.getByRole("region", { name: "Accounts" }).locator("td code").first();
    expect((await id.boundingBox())?.height).toBeLessThan(30);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  /** What is shown once and is not to be seen on a phone without moving it. */
  async function hiddenOnPhone(): Promise<string[]> {
    await page.setViewportSize({ width: 375, height: 700 });
    const hidden = await page.evaluate<string[]>(`(() => {
      const block = document.querySelector(".copyable");
      const [text, button] = ["code", ".copy"].map((one) =>
        block.querySelector(one).getBoundingClientRect());
      const { left, right } = block.getBoundingClientRect();
      const scrolls = [...block.querySelectorAll("*")].some((one) =>
        one.scrollWidth > one.clientWidth && one.clientWidth > 0);
      const covers = button.left < text.right && button.top < text.bottom &&
        text.top < button.bottom;
      return [
        ...(text.left < left || text.right > right ? ["outside"] : []),
        ...(scrolls ? ["scrolls"] : []),
        ...(covers ? ["covered"] : []),
      ];
    })()`);
    await page.setViewportSize({ width: 1280, height: 720 });
    return hidden;
  }

  it("made by the command line is claimed by a one-time link, which then opens nothing more", async () => {
    const accountId = await createAccount(live.db);
    const { path } = await writeAtomically(live.db, (write) =>
      makeInvitation(
        { write, now, secretsKey },
        { accountId, createdBy: "command line", note: "", validMs: 60_000 },
      ),
    );
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(at(path));
    await page.getByRole("button", { name: "Sign in with the link" }).click();
    await page.waitForURL(at("/app"));
    // What follows the # is sent in no URL.
    expect(asked.filter((url) => url.split("#")[0]?.includes(path.split("#")[1] ?? ""))).toEqual(
      [],
    );
    await page.goto(at("/app/security/passkeys"));
    await page.getByLabel("Name of the passkey").fill("Laptop");
    await page.getByRole("button", { name: "Add the passkey" }).click();
    await page.waitForURL(at("/app/security"));
    await context.clearCookies();
    await page.goto(at("/login"));
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL(at("/app"));

    await context.clearCookies();
    await page.goto(at(path));
    await page.getByRole("button", { name: "Sign in with the link" }).click();
    await page.getByText("used").first().waitFor();
    expect(page.url()).toContain("/login/link");
  });
});
