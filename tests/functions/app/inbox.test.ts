import { describe, expect, it } from "vitest";
import { composeMail } from "#scripts/run/mail/compose-mail.ts";
import { createToken } from "#scripts/run/stage/callers.ts";
import { deliverMail } from "#scripts/run/stage/mail.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { eventually } from "#tests/support/eventually.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";

const live = await shareLiveService();

const now = Date.parse(stoppedClock);

/** A person with an address, and the calls of their browser and their token. */
async function newPerson() {
  const browser: SignedIn = await signIn(live.db, { tier: "ultra" });
  const key = await createToken(live.db, { account: browser.accountId });
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await live.service.fetch(`/api/mcp${path}`, {
      ...{ method, key },
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    const { status } = response;
    // biome-ignore lint/suspicious/noExplicitAny: the body of any operation
    return { status, body: (await response.json()) as any };
  };
  const { body: settings } = await call("PATCH", "/inbox/settings", { isOn: true });
  const page = async (path = "/app/inbox") => (await open(live.service, path, browser)).text();
  const send = (path: string, fields: Record<string, string> = {}) =>
    submit(live.service, path, browser, fields);
  return { ...browser, call, page, send, address: String(settings.address) };
}

const rejection = {
  from: 'Acme "<b>Recruiting</b>" <no-reply@us.greenhouse-mail.io>',
  subject: "<script>alert(1)</script> Your application to Acme",
  text: "Thank you for your interest in the Data Analyst position at Acme. Unfortunately, we will not be moving forward with your <img src=x> application.",
  messageId: "<1@greenhouse-mail.io>",
};
const job = { company: "Acme", title: "Data Analyst", status: "applied" };

describe("/app/inbox", () => {
  it("makes an address, shows what a mail means, applies it with one click and takes it back", async () => {
    const browser = await signIn(live.db);
    const first = await (await open(live.service, "/app/inbox", browser)).text();
    expect(first).toContain("Make my address");
    await submit(live.service, "/app/inbox/address", browser, { action: "on" });
    expect(await (await open(live.service, "/app/inbox/settings", browser)).text()).toMatch(
      /[a-z2-9]{20}@in\.example\.com/,
    );

    const sam = await newPerson();
    const { body: added } = await sam.call("POST", "/jobs", job);
    const id = await deliverMail({ db: live.db, now }, { ...rejection, to: sam.address });
    const page = await sam.page();
    expect(page).toContain("Acme has turned down your application for Data Analyst.");
    expect(page).toContain("Moves Data Analyst at Acme from applied to rejected.");
    expect(page).toContain("Nothing shows that this sender is who it says.");
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("<img src=x>");
    expect(page).not.toContain("<b>Recruiting");
    expect((await sam.send(`/app/inbox/${id}/apply`)).status).toBe(303);
    expect((await sam.call("GET", `/jobs/${added.id}`)).body.status).toBe("rejected");
    expect(await sam.page()).toContain("Nothing waits for you");
    await sam.send(`/app/inbox/${id}/undo`);
    expect((await sam.call("GET", `/jobs/${added.id}`)).body.status).toBe("applied");
    await sam.send(`/app/inbox/${id}/dismiss`);
    expect(await sam.page()).toContain("Dismissed.");

    const file = await (await open(live.service, "/app/account/export", sam)).json();
    expect(file).toMatchObject({
      inbox: { address: sam.address, isOn: true },
      mails: [{ id, kind: "rejection", company: "Acme", state: "dismissed" }],
    });
  });

  it("asks for the job where several are possible, and says why nothing was changed", async () => {
    const sam = await newPerson();
    await sam.call("POST", "/jobs", job);
    const { body: other } = await sam.call("POST", "/jobs", job);
    const id = await deliverMail({ db: live.db, now }, { ...rejection, to: sam.address });
    expect(await sam.page()).toContain("Which of your jobs is it about?");
    const refused = await sam.send(`/app/inbox/${id}/apply`);
    expect(await refused.text()).toContain("belongs to no job");
    await sam.send(`/app/inbox/${id}/apply`, { jobId: other.id });
    expect((await sam.call("GET", `/jobs/${other.id}`)).body.status).toBe("rejected");
  });

  it("shows code and link of a forwarding confirmation, and saves who may send", async () => {
    const sam = await newPerson();
    await deliverMail(
      { db: live.db, now },
      {
        to: sam.address,
        from: "Gmail Team <forwarding-noreply@google.com>",
        subject: "(#204817365) Gmail Forwarding Confirmation - Receive Mail from sam@gmail.example",
        text: "Please click the link below:\n\nhttps://mail-settings.google.com/mail/vf-1",
      },
    );
    const page = await sam.page();
    expect(page).toContain("<code>204817365</code>");
    expect(page).toContain('href="https://mail-settings.google.com/mail/vf-1"');
    const wrong = await sam.send("/app/inbox/settings", {
      senders: "acme.example\nnot an address",
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("not an address");
    const saved = { senders: "acme.example\nSam@Gmail.example", appliesAtOnce: "yes" };
    expect((await sam.send("/app/inbox/settings", saved)).status).toBe(303);
    expect((await sam.call("GET", "/inbox/settings")).body).toMatchObject({
      appliesAtOnce: true,
      senders: ["acme.example", "sam@gmail.example"],
    });
  });

  it("is of its own account: nobody else's mail is shown, decided or downloaded", async () => {
    const [sam, kim] = [await newPerson(), await newPerson()];
    const id = await deliverMail({ db: live.db, now }, { ...rejection, to: sam.address });
    expect(await kim.page()).not.toContain("Acme");
    for (const path of ["apply", "dismiss", "undo"]) {
      expect((await kim.send(`/app/inbox/${id}/${path}`)).status).toBe(404);
      expect((await kim.call("POST", `/inbox/${id}/${path}`, {})).status).toBe(404);
    }
    expect((await open(live.service, `/app/inbox/${id}/original`, kim)).status).toBe(404);
  });
});

// The runtime hands mail to one Worker: the composed one.
describe.skipIf(process.env.TOPOLOGY === "split")("mail that the runtime hands over", () => {
  const hand = (to: string, raw: string, from = "bounces@greenhouse-mail.io") =>
    live.service.fetch(`/cdn-cgi/local/email?${new URLSearchParams({ from, to })}`, {
      method: "POST",
      body: raw,
    });

  it("is read by way of the queue, and kept as it came", async () => {
    const sam = await newPerson();
    const raw = composeMail({ ...rejection, to: sam.address });
    await hand(sam.address, raw);
    const [mail] = await eventually(async () => {
      const { body } = await sam.call("GET", "/inbox");
      return body.mails.length > 0 ? body.mails : null;
    });
    expect(mail).toMatchObject({ kind: "rejection", company: "Acme", title: "Data Analyst" });
    const original = await open(live.service, `/app/inbox/${mail.id}/original`, sam);
    expect(original.headers.get("content-disposition")).toContain("attachment");
    expect(await original.text()).toBe(raw);
  });

  it("is refused for an address that is none", async () => {
    const refused = await hand("nobody@in.example.com", composeMail(rejection));
    expect(await refused.text()).toContain("There is no such address here.");
  });
});
