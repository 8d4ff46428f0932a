/** Every form of somebody who is signed in, filled in so that it writes. */
import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { inboxes } from "#schema/inbox.ts";
import { passkeys } from "#schema/sign-in.ts";
import { webhookDeliveries, webhooks } from "#schema/webhooks.ts";
import { createToken } from "#scripts/run/stage/callers.ts";
import { deliverMail, mailDomain } from "#scripts/run/stage/mail.ts";
import { secretsKey } from "#scripts/run/stage/service.ts";
import { type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import {
  assertSoftly,
  createSoftly,
  makeSoftPasskey,
  newUserHandle,
} from "#scripts/run/stage/soft-authenticator.ts";
import { makeInvitation } from "#shared/accounts/invitations/invitations.ts";
import { makeChallenge, type Purpose } from "#shared/accounts/passkeys/challenges.ts";
import { makeCodes } from "#shared/accounts/recovery/recovery-codes.ts";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import {
  approveClient,
  authorizationPath,
  beginDevice,
  exchange,
  newPkce,
  register,
} from "#tests/support/oauth.ts";
import { type LiveService, stoppedClock } from "./live-service.ts";
import { upload } from "./upload.ts";

export interface Filled {
  path: string;
  fields?: Record<string, string>;
  /** The text of a file, if the form uploads one. */
  file?: string;
}

/** Makes what a form needs, and fills it in for a browser that is signed in. */
type Fill = (browser: SignedIn) => Promise<Filled>;

const now = Date.parse(stoppedClock);

/** The forms of a new account by their paths, and how to sign in to it. */
export interface OwnForms {
  accountId: string;
  signIn(): Promise<SignedIn>;
  fill: Readonly<Record<string, Fill>>;
}

export async function fillForms(live: LiveService): Promise<OwnForms> {
  const { service, db } = live;
  const { accountId } = await signIn(db, { tier: "ultra" });
  const own = eq(users.id, accountId);
  const userHandle = newUserHandle();
  await db.update(users).set({ isOperator: true, userHandle, name: "Ada" }).where(own);
  const token = await createToken(db, { account: accountId });

  const post = async (path: string, body: object): Promise<string> => {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, key: token, body: JSON.stringify(body) };
    const { status, body: made } = await live.get(`/api/mcp/${path}`, init);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(made)}`);
    return String(made.id);
  };
  const job = () => post("jobs", { company: newId("job"), title: "Welder", status: "saved" });
  const contact = () => post("contacts", { name: "Bo" });
  const activity = () => post("activities", { type: "call" });
  const startsAt = "2026-12-01T10:00:00Z";
  const event = () => post("calendar", { type: "interview", title: "Talk", startsAt });
  const passkey = makeSoftPasskey();
  const insertPasskey = async (credentialId: string = newId("passkey"), publicKey = "AA") => {
    const id = newId("passkey");
    await db.insert(passkeys).values({
      ...{ id, userId: accountId, credentialId, publicKey, counter: 0, transports: "" },
      ...{ backupEligible: true, backedUp: true, name: "Desk", createdAt: now },
    });
    return id;
  };
  await insertPasskey(passkey.credentialId, passkey.publicKey);
  const ask = async ({ sessionId }: SignedIn, purpose: Purpose) => {
    const challenge = await makeChallenge({ db, now, sessionId }, purpose, userHandle);
    return { challenge, origin: service.url.origin, rpId: service.url.hostname };
  };
  const prove = async (browser: SignedIn, purpose: Purpose) =>
    JSON.stringify(assertSoftly(passkey, await ask(browser, purpose), userHandle));
  const webhook = async () => {
    const id = newId("webhook");
    await db.insert(webhooks).values({
      ...{ id, userId: accountId, url: "https://hooks.example.com/", events: ["*"] },
      ...{ status: "active", consecutiveFailures: 0, createdAt: now },
    });
    return id;
  };
  const delivery = async (webhookId: string) => {
    const id = `dlv_${newId("event").slice(4)}`;
    await db.insert(webhookDeliveries).values({
      ...{ id, userId: accountId, webhookId, eventId: newId("event"), event: "job.deleted" },
      eventPosition: 1,
      ...{ status: "dead", attempts: 1, failures: 1, redelivery: false },
      ...{ finishedAt: now - 1, createdAt: now - 1_000 },
    });
    return id;
  };
  const sent = async (browser: SignedIn, path: string, fields: Record<string, string> = {}) => {
    const response = await submit(service, path, browser, fields);
    const html = await response.text();
    if (response.status >= 400) throw new Error(`${path}: ${response.status} ${html}`);
    return { location: response.headers.get("location") ?? "", html };
  };
  const key = async (browser: SignedIn) => {
    const fields = { name: "desk", kind: "pipeline", access: "read" };
    const { html } = await sent(browser, "/app/keys/new", fields);
    return /\/app\/keys\/(tok_\w+)/.exec(html)?.[1] ?? "";
  };
  const mail = async (browser: SignedIn) => {
    await sent(browser, "/app/inbox/address", { action: "on" });
    const [inbox] = await db.select().from(inboxes).where(eq(inboxes.userId, accountId));
    return deliverMail(
      { db, now },
      {
        to: `${inbox?.address}@${mailDomain}`,
        from: "Acme <no-reply@us.greenhouse-mail.io>",
        subject: "Your application",
        text: `We have received your application for the Welder position at Acme${newId("job").slice(4)}.`,
        messageId: `<${newId("mail")}@greenhouse-mail.io>`,
      },
    );
  };
  const at = (path: string, fields: Record<string, string> = {}) => ({ path, fields });
  const version = "1";

  const fill: Record<string, Fill> = {
    "/app/account": async () => at("/app/account", { name: `Ada ${newId("user")}` }),
    "/app/account/times": async () =>
      at("/app/account/times", { timeZone: "America/Denver", weekStart: "monday" }),
    "/app/account/times/guess": async () =>
      at("/app/account/times/guess", { timeZone: "America/Denver", weekStart: "monday" }),
    "/app/activities/:id": async () =>
      at(`/app/activities/${await activity()}`, { type: "note", version }),
    "/app/activities/:id/delete": async () => at(`/app/activities/${await activity()}/delete`),
    "/app/calendar/:id": async () =>
      at(`/app/calendar/${await event()}`, {
        ...{ type: "interview", title: "Other", startsAt: "2026-12-02T10:00", version },
      }),
    "/app/calendar/:id/delete": async () => at(`/app/calendar/${await event()}/delete`),
    "/app/calendar/feed": async () => at("/app/calendar/feed"),
    "/app/calendar/feed/delete": async (browser) => {
      await sent(browser, "/app/calendar/feed");
      return at("/app/calendar/feed/delete");
    },
    "/app/calendar/new": async () =>
      at("/app/calendar/new", { type: "interview", title: "New", startsAt: "2026-12-02T10:00" }),
    "/app/inbox/:id/apply": async (browser) => at(`/app/inbox/${await mail(browser)}/apply`),
    "/app/inbox/:id/dismiss": async (browser) => at(`/app/inbox/${await mail(browser)}/dismiss`),
    "/app/inbox/:id/undo": async (browser) => {
      const id = await mail(browser);
      await sent(browser, `/app/inbox/${id}/dismiss`);
      return at(`/app/inbox/${id}/undo`);
    },
    "/app/inbox/address": async () => at("/app/inbox/address", { action: "replace" }),
    "/app/inbox/settings": async () =>
      at("/app/inbox/settings", { senders: `${newId("job").slice(4).toLowerCase()}.example` }),
    "/app/connections": async (browser) => {
      await exchange(service, await approveClient(service, browser));
      const page = await service.fetch("/app/connections", { headers: { cookie: browser.cookie } });
      const id = /value="(grt_\w+)"/.exec(await page.text())?.[1] ?? "";
      return at("/app/connections", { revoke: id });
    },
    "/app/contacts/:id": async () =>
      at(`/app/contacts/${await contact()}`, { name: "Other", version }),
    "/app/contacts/:id/delete": async () => at(`/app/contacts/${await contact()}/delete`),
    "/app/contacts/new": async () => at("/app/contacts/new", { name: "New" }),
    "/app/insights/mood": async () => at("/app/insights/mood", { mood: "4" }),
    "/app/jobs/:id/activities": async () =>
      at(`/app/jobs/${await job()}/activities`, { type: "call" }),
    "/app/jobs/:id/contacts": async () =>
      at(`/app/jobs/${await job()}/contacts`, { contact: await contact(), version }),
    "/app/jobs/:id/delete": async () => at(`/app/jobs/${await job()}/delete`),
    "/app/jobs/:id/documents": async () => ({
      path: `/app/jobs/${await job()}/documents`,
      file: "Dear Acme",
    }),
    "/app/jobs/:id/documents/:documentId/delete": async (browser) => {
      const path = `/app/jobs/${await job()}/documents`;
      await upload(service, path, browser, { name: "a.txt", content: "Dear Acme" });
      const page = await service.fetch(path, { headers: { cookie: browser.cookie } });
      const [, id = ""] = /documents\/(doc_\w+)/.exec(await page.text()) ?? [];
      return at(`${path}/${id}/delete`);
    },
    "/app/jobs/:id/edit": async () =>
      at(`/app/jobs/${await job()}/edit`, {
        ...{ company: "Other", title: "Welder", version },
      }),
    "/app/jobs/:id/rounds": async () =>
      at(`/app/jobs/${await job()}/rounds`, {
        "kind-0": "technical",
        "outcome-0": "pending",
        version,
      }),
    "/app/jobs/:id/status": async () =>
      at(`/app/jobs/${await job()}/status`, { status: "applied" }),
    "/app/jobs/:id/undo-delete": async (browser) => {
      const id = await job();
      await sent(browser, `/app/jobs/${id}/delete`);
      return at(`/app/jobs/${id}/undo-delete`);
    },
    "/app/jobs/:id/undo-move": async (browser) => {
      const id = await job();
      await sent(browser, `/app/jobs/${id}/status`, { status: "applied" });
      return at(`/app/jobs/${id}/undo-move`, { status: "saved" });
    },
    "/app/jobs/import": async () => ({
      path: "/app/jobs/import",
      file: "company,title\nAcme,Welder\n",
    }),
    "/app/jobs/import/:id": async (browser) => {
      const text = `company,title\n${newId("job")},Welder\n`;
      const { headers } = await upload(service, "/app/jobs/import", browser, null, { text });
      const path = headers.get("location") ?? "";
      const page = await service.fetch(path, { headers: { cookie: browser.cookie } });
      const html = await page.text();
      const shown = /name="shown" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
      return at(path, { shown, action: "import", "column-0": "company", "column-1": "title" });
    },
    "/app/jobs/new": async () =>
      at("/app/jobs/new", { company: newId("job"), title: "Welder", status: "saved" }),
    "/app/jobs/views": async () => at("/app/jobs/views", { name: newId("job"), q: "weld" }),
    "/app/jobs/views/:id/delete": async (browser) => {
      await sent(browser, "/app/jobs/views", { name: newId("job"), q: "weld" });
      const page = await service.fetch("/app/jobs", { headers: { cookie: browser.cookie } });
      const id = /views\/(view_\w+)\/delete/.exec(await page.text())?.[1] ?? "";
      return at(`/app/jobs/views/${id}/delete`);
    },
    "/app/keys/:id/name": async (browser) =>
      at(`/app/keys/${await key(browser)}/name`, { name: "other" }),
    "/app/keys/:id/revoke": async (browser) => at(`/app/keys/${await key(browser)}/revoke`),
    "/app/keys/new": async () =>
      at("/app/keys/new", { name: "new", kind: "pipeline", access: "read" }),
    "/app/operator/invitations": async () => at("/app/operator/invitations", { note: "For Bo" }),
    "/app/security/codes": async () => at("/app/security/codes"),
    "/app/security/passkeys": async (browser) => {
      const made = createSoftly(makeSoftPasskey(), await ask(browser, "add_passkey"));
      return at("/app/security/passkeys", { name: "Phone", credential: JSON.stringify(made) });
    },
    "/app/security/passkeys/:id": async () =>
      at(`/app/security/passkeys/${await insertPasskey()}`, { name: newId("passkey") }),
    "/app/security/passkeys/:id/remove": async () =>
      at(`/app/security/passkeys/${await insertPasskey()}/remove`),
    "/app/security/passkeys/options": async () =>
      at("/app/security/passkeys/options", { name: "Phone" }),
    "/app/security/sessions/:id/end": async () => {
      const { sessionId } = await signIn(db, { account: accountId });
      return at(`/app/security/sessions/${sessionId}/end`);
    },
    "/app/security/sign-out-everywhere": async () => at("/app/security/sign-out-everywhere"),
    "/app/sign-out": async () => at("/app/sign-out"),
    "/app/webhooks/:id/delete": async () => at(`/app/webhooks/${await webhook()}/delete`),
    "/app/webhooks/:id/redeliver": async () => {
      const id = await webhook();
      await delivery(id);
      return at(`/app/webhooks/${id}/redeliver`);
    },
    "/app/webhooks/:id/rotate": async () => at(`/app/webhooks/${await webhook()}/rotate`),
    "/app/webhooks/:id/status": async () =>
      at(`/app/webhooks/${await webhook()}/status`, { status: "disabled" }),
    "/app/webhooks/:id/test": async () => at(`/app/webhooks/${await webhook()}/test`),
    "/app/webhooks/deliveries/:id/replay": async () =>
      at(`/app/webhooks/deliveries/${await delivery(await webhook())}/replay`),
    "/login": async (browser) =>
      at("/login", { credential: await prove(browser, "sign_in"), next: "/app" }),
    "/login/link": async () => {
      const link = { accountId, createdBy: "command line", note: "", validMs: 60_000 };
      const { path } = await writeAtomically(db, (write) =>
        makeInvitation({ write, now, secretsKey }, link),
      );
      return at("/login/link", { secret: path });
    },
    "/login/passkey": async () => at("/login/passkey"),
    "/login/recover": async () => {
      const [code = ""] = await writeAtomically(db, (write) =>
        makeCodes({ write, now, secretsKey }, accountId),
      );
      return at("/login/recover", { code });
    },
    "/login/verify": async (browser) =>
      at("/login/verify", { credential: await prove(browser, "verify"), next: "/app" }),
    "/login/verify/passkey": async () => at("/login/verify/passkey"),
    "/oauth/authorize": async () => {
      const clientId = await register(service);
      const { challenge } = newPkce();
      const request = { client_id: clientId, code_challenge: challenge };
      return at(authorizationPath(service, request), { decision: "allow" });
    },
    "/oauth/device": async () => {
      const { device } = await beginDevice(service);
      return at("/oauth/device", { decision: "allow", user_code: device.user_code });
    },
    "/app/account/delete": async () => {
      const [account] = await db.select({ name: users.name }).from(users).where(own);
      return at("/app/account/delete", { confirmation: account?.name ?? "" });
    },
  };
  return { accountId, signIn: () => signIn(db, { account: accountId }), fill };
}
