/**
 * No form of the application writes anything for a session that has ended, also one that is added: the
 * body of each is kept open until the session is gone.
 */
import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { pages } from "#functions/pages.ts";
import { users } from "#schema/accounts.ts";
import { invitations, sessions } from "#schema/sign-in.ts";
import type { SignedIn } from "#scripts/run/stage/sign-in.ts";
import { ownedTables } from "#shared/accounts/deletion/delete-account.ts";
import {
  type HeldForm,
  holdForm,
  type LongBody,
  longForm,
  longUpload,
} from "../support/held-form.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { type Filled, fillForms } from "../support/own-forms.ts";

const places = /^\/(?:app|login|oauth\/(?:authorize|device))(?:\/|$)/;
const posts = pages
  .flatMap((page) => page.routes)
  .filter(({ method, path }) => method === "POST" && places.test(path));
const paths = [...new Set(posts.map(({ path }) => path))];

/** They ask another server before they write, by the same function as the forms next to them. */
const elsewhere = ["/app/webhooks/new", "/app/webhooks/:id/edit", "/app/jobs/from-link"];
/** It reads what was pasted, and writes nothing. */
const reading = ["/app/jobs/from-text"];

/** They are sent by a script, which gets JSON. */
const isForScript = (form: string) => /\/(?:options|passkey)$/.test(form);

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});

/** Everything that is stored for an account, as text. */
async function storedFor(accountId: string): Promise<string> {
  const tables = ownedTables().map(({ name, ofAccount }) =>
    live.db.all(sql`select * from ${sql.identifier(name)} where ${ofAccount(accountId)}`),
  );
  const account = live.db.select().from(users).where(eq(users.id, accountId));
  const made = live.db.select().from(invitations).where(eq(invitations.createdBy, accountId));
  return JSON.stringify(await live.db.batch([account, made, ...tables]));
}

function bodyOf(browser: SignedIn, { fields = {}, file }: Omit<Filled, "path">): LongBody {
  return file === undefined ? longForm(browser, fields) : longUpload(browser, file);
}

/** As many bodies are open at a time. */
const groupSize = 12;

it("no form writes anything once its session has ended while its body arrived", async () => {
  const forms = await fillForms(live);
  const { accountId } = forms;
  expect([...Object.keys(forms.fill), ...elsewhere, ...reading].sort()).toEqual(paths.toSorted());
  const left = Object.entries(forms.fill);
  while (left.length > 0) {
    const ended: string[] = [];
    const held: { form: string; finish: HeldForm["finish"] }[] = [];
    for (const [form, fill] of left.splice(0, groupSize)) {
      const browser = await forms.signIn();
      const { path, ...filled } = await fill(browser);
      ended.push(browser.sessionId);
      held.push({ form, ...(await holdForm(live, path, browser, bodyOf(browser, filled))) });
    }
    await live.db.delete(sessions).where(inArray(sessions.id, ended));
    const before = await storedFor(accountId);
    for (const { form, finish } of held) {
      const { status, html } = await finish();
      // Whatever else is wrong with a form is found before it is written, and has another status.
      const refused = isForScript(form) ? 401 : 403;
      expect([form, status, status === refused ? "" : html]).toEqual([form, refused, ""]);
    }
    expect(await storedFor(accountId)).toBe(before);
  }
});
