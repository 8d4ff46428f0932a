import type { BrowserContext, Page } from "playwright-core";
import { type SignInOptions, signIn } from "#scripts/run/stage/sign-in.ts";
import type { Database } from "#shared/db/client.ts";
import { shareTab } from "./share-tab.ts";

export interface SignedInBrowser {
  context: BrowserContext;
  page: Page;
  accountId: string;
  /** Errors of scripts, and what the policy of a page has blocked. */
  problems: string[];
}

/** Signs the worker's tab in, from an address of its own. The cookie is for `localhost`. */
export async function openSignedIn(
  db: Database,
  { scripts = true, ...options }: SignInOptions & { scripts?: boolean } = {},
): Promise<SignedInBrowser> {
  const { cookie, accountId } = await signIn(db, options);
  const { context, page } = await shareTab({ scripts });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([
    { name, value, domain: "localhost", path: "/", secure: true, httpOnly: true },
  ]);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  return { context, page, accountId, problems };
}
