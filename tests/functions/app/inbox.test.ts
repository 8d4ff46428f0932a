/** The inbox in the browser, and mail that the runtime hands over. */
import { describe, expect, it } from "vitest";
import { composeMail } from "#scripts/run/mail/compose-mail.ts";
import { deliverMail } from "#scripts/run/stage/mail.ts";
import { eventually } from "#tests/support/eventually.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { newPerson } from "#tests/support/person.ts";

const live = await shareLiveService();

/** A person with an address for mail. */
async function newReader() {
  const person = await newPerson(live, { tier: "ultra" });
  const { body } = await person.ask("PATCH", "/inbox/settings", { isOn: true });
  const address = String(body.address);
  const addJob = async () => String((await person.ask("POST", "/jobs", job)).body.id);
  const statusOf = async (id: string) => (await person.ask("GET", `/jobs/${id}`)).body.status;
  const deliver = (mail: Parameters<typeof composeMail>[0]) =>
    deliverMail({ db: live.db, now: Date.parse(stoppedClock) }, { ...mail, to: address });
  return { ...person, address, addJob, statusOf, deliver };
}

const rejection = {
  from: 'Acme "<b>Recruiting</b>" <no-reply@us.greenhouse-mail.io>',
  subject: "<script>alert(1)</script> Your application to Acme",
  text: "Thank you for your interest in the Data Analyst position at Acme. Unfortunately, we will not be moving forward with your <img src=x> application.",
  messageId: "<1@greenhouse-mail.io>",
};
const job = { company: "Acme", title: "Data Analyst", status: "applied" };

it("an address is made, and a mail is understood, applied with one click and taken back", async () => {
  const first = await newPerson(live);
  expect(await first.see("/app/inbox")).toContain("Make my address");
  await first.go("/app/inbox/address", { action: "on" });
  const settings = await first.open("/app/inbox/settings");
  expect(settings.html).toMatch(/[a-z2-9]{20}@in\.example\.com/);

  const sam = await newReader();
  const added = await sam.addJob();
  const id = await sam.deliver(rejection);
  const { html } = await sam.open("/app/inbox");
  expect(html).toContain("Acme has turned down your application for Data Analyst.");
  expect(html).toContain("Moves Data Analyst at Acme from applied to rejected.");
  expect(html).toContain("Nothing shows that this sender is who it says.");
  expect(html).not.toMatch(/<script>alert|<img src=x>|<b>Recruiting/);
  await sam.go(`/app/inbox/${id}/apply`);
  expect(await sam.statusOf(added)).toBe("rejected");
  expect(await sam.see("/app/inbox")).toContain("Nothing waits for you");
  await sam.go(`/app/inbox/${id}/undo`);
  expect(await sam.statusOf(added)).toBe("applied");
  await sam.go(`/app/inbox/${id}/dismiss`);
  expect(await sam.see("/app/inbox")).toContain("Dismissed.");
  expect(JSON.parse((await sam.open("/app/account/export")).html)).toMatchObject({
    inbox: { address: sam.address, isOn: true },
    mails: [{ id, kind: "rejection", company: "Acme", state: "dismissed" }],
  });
});

it("asks for the job where several are possible, and says why nothing was changed", async () => {
  const sam = await newReader();
  await sam.addJob();
  const other = await sam.addJob();
  const id = await sam.deliver(rejection);
  expect(await sam.see("/app/inbox")).toContain("Which of your jobs is it about?");
  expect((await sam.send(`/app/inbox/${id}/apply`)).text).toContain("belongs to no job");
  await sam.go(`/app/inbox/${id}/apply`, { jobId: other });
  expect(await sam.statusOf(other)).toBe("rejected");
});

it("shows code and link of a forwarding confirmation, and saves who may send", async () => {
  const sam = await newReader();
  await sam.deliver({
    from: "Gmail Team <forwarding-noreply@google.com>",
    subject: "(#204817365) Gmail Forwarding Confirmation - Receive Mail from sam@gmail.example",
    text: "Please click the link below:\n\nhttps://mail-settings.google.com/mail/vf-1",
  });
  const { html } = await sam.open("/app/inbox");
  expect(html).toContain("<code>204817365</code>");
  expect(html).toContain('href="https://mail-settings.google.com/mail/vf-1"');
  const senders = "acme.example\nnot an address";
  const wrong = await sam.send("/app/inbox/settings", { senders });
  expect([wrong.status, wrong.text.includes("not an address")]).toEqual([400, true]);
  const saved = { senders: "acme.example\nSam@Gmail.example", appliesAtOnce: "yes" };
  await sam.go("/app/inbox/settings", saved);
  expect((await sam.ask("GET", "/inbox/settings")).body).toMatchObject({
    ...{ appliesAtOnce: true, senders: ["acme.example", "sam@gmail.example"] },
  });
});

it("nobody else's mail is shown, decided or downloaded", async () => {
  const [sam, kim] = [await newReader(), await newReader()];
  const id = await sam.deliver(rejection);
  expect(await kim.see("/app/inbox")).not.toContain("Acme");
  for (const verb of ["apply", "dismiss", "undo"]) {
    expect((await kim.send(`/app/inbox/${id}/${verb}`)).status).toBe(404);
    expect((await kim.ask("POST", `/inbox/${id}/${verb}`, {})).status).toBe(404);
  }
  expect((await kim.open(`/app/inbox/${id}/original`)).status).toBe(404);
});

// The runtime hands mail to one Worker: the composed one.
describe.skipIf(process.env.TOPOLOGY === "split")("mail that the runtime hands over", () => {
  const hand = (to: string, body: string, from = "bounces@greenhouse-mail.io") => {
    const path = `/cdn-cgi/local/email?${new URLSearchParams({ from, to })}`;
    return live.service.fetch(path, { method: "POST", body });
  };

  it("is read by way of the queue, and kept as it came", async () => {
    const sam = await newReader();
    const raw = composeMail({ ...rejection, to: sam.address });
    await hand(sam.address, raw);
    const [mail] = await eventually(async () => {
      const { mails } = (await sam.ask("GET", "/inbox")).body;
      return mails.length > 0 ? mails : null;
    });
    expect(mail).toMatchObject({ kind: "rejection", company: "Acme", title: "Data Analyst" });
    const original = await sam.open(`/app/inbox/${mail.id}/original`);
    expect(original.headers.get("content-disposition")).toContain("attachment");
    expect(original.html).toBe(raw);
  });

  it("is refused for an address that is none", async () => {
    const refused = await hand("nobody@in.example.com", composeMail(rejection));
    expect(await refused.text()).toContain("There is no such address here.");
  });
});
