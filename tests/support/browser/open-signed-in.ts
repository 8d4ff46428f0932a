import type { Browser, BrowserContext, Page } from "playwright-core";
import { newAddress } from "../../../scripts/run/stage/addresses.ts";
import { pageTimeoutMs } from "../../../scripts/run/stage/browser.ts";
import { type SignInOptions, signIn } from "../../../scripts/run/stage/sign-in.ts";
import type { Database } from "../../../shared/db/client.ts";

export interface SignedInBrowser {
  context: BrowserContext;
  page: Page;
  accountId: string;
  /** Errors of scripts, and what the policy of a page has blocked. */
  problems: string[];
}

/** Opens a browser of an account, from an address of its own, whose cookie is for `localhost`. */
export async function openSignedIn(
  browser: Browser,
  db: Database,
  { scripts = true, ...options }: SignInOptions & { scripts?: boolean } = {},
): Promise<SignedInBrowser> {
  const { cookie, accountId } = await signIn(db, options);
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    // The account takes it over, so that no page depends on the machine's.
    timezoneId: "America/New_York",
    extraHTTPHeaders: { "cf-connecting-ip": newAddress() },
  });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([
    { name, value, domain: "localhost", path: "/", secure: true, httpOnly: true },
  ]);
  const page = await context.newPage();
  page.setDefaultTimeout(pageTimeoutMs);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  return { context, page, accountId, problems };
}
