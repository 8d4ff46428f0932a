/** The inbox of mail, in a browser: an address is made, what came is applied, taken back and dismissed, by keyboard alone. */
import { beforeAll, describe, expect, it } from "vitest";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { deliverMail } from "#scripts/run/stage/mail.ts";
import { readJob } from "#shared/pipeline/jobs/read-job.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import { lookAt } from "../support/browser/look-at.ts";
import { openSignedIn } from "../support/browser/open-signed-in.ts";
import { type LiveService, shareLiveService, stoppedClock } from "../support/live-service.ts";
import { asVerbUser } from "../support/pipeline-verbs.ts";
import { isWhole } from "../support/whole.ts";

if (!hasBrowser) console.warn("No Chromium here: the test of the inbox in a browser is skipped.");

const now = Date.parse(stoppedClock);
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

const rejection = {
  from: "Bay Clinic <no-reply@us.greenhouse-mail.io>",
  subject: "Your application to Bay Clinic",
  text: "Hi Sam,\n\nThank you for your interest in the Charge Nurse position at Bay Clinic. Unfortunately, we will not be moving forward with your application.",
  messageId: "<1@greenhouse-mail.io>",
};
const invitation = {
  from: "Acme Health <no-reply@us.greenhouse-mail.io>",
  subject: "Interview: Nurse Manager at Acme Health",
  text: "Your interview for the Nurse Manager position at Acme Health is confirmed.",
  messageId: "<2@greenhouse-mail.io>",
  calendar:
    "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:1@acme.example\r\nDTSTART;TZID=America/New_York:20261204T140000\r\nSUMMARY:Technical interview\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
};
const confirmation = {
  from: "Gmail Team <forwarding-noreply@google.com>",
  subject: "(#204817365) Gmail Forwarding Confirmation - Receive Mail from sam@gmail.example",
  text: "Please click the link below:\n\nhttps://mail-settings.google.com/mail/vf-1",
};

describe.skipIf(!hasBrowser)("the inbox, in a browser,", () => {
  let live: LiveService;
  beforeAll(async () => {
    live = await shareLiveService();
  });

  const at = (path: string) => `http://localhost:${live.service.url.port}${path}`;

  it("is worked by keyboard, fits and has contrast", async () => {
    const { page, accountId, problems } = await openSignedIn(live.db);
    const user = asVerbUser(live.db, accountId);
    const statusOf = (id: string) =>
      user.read(now, async (context) => (await readJob(context, id)).job.status);
    const bay = await user.job([[daysAgo(9), "applied"]], {
      ...{ company: "Bay Clinic", title: "Charge Nurse" },
    });
    await user.job([[daysAgo(12), "applied"]], { company: "Acme Health", title: "Nurse Manager" });

    await page.goto(at("/app/inbox"));
    // By default the list with every kind of mail is looked at, which has the most parts.
    if (isWhole) await lookAt(page);
    await tabTo(page, "form[action='/app/inbox/address'] button");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/inbox/settings*");
    if (isWhole) await lookAt(page);
    const address = (await page.locator("main code").first().textContent()) ?? "";
    const receive = (mail: typeof rejection | typeof confirmation) =>
      deliverMail({ db: live.db, now }, { ...mail, to: address });
    const id = await receive(rejection);
    await receive(invitation);
    await receive(confirmation);

    await page.goto(at("/app"));
    await tabTo(page, "main a[href='/app/inbox']");
    expect(await page.locator(":focus").textContent()).toMatch(/2\s+mails say/);
    await page.keyboard.press("Enter");
    await page.getByText("Moves Charge Nurse at Bay Clinic from applied to rejected.").waitFor();
    await lookAt(page);
    await tabTo(page, `form[action='/app/inbox/${id}/apply'] button`);
    await page.keyboard.press("Enter");
    const undo = `form[action='/app/inbox/${id}/undo'] button`;
    await tabTo(page, undo);
    expect(await statusOf(bay)).toBe("rejected");
    if (isWhole) await lookAt(page);
    await page.keyboard.press("Enter");
    const dismiss = `form[action='/app/inbox/${id}/dismiss'] button`;
    await tabTo(page, dismiss);
    expect(await statusOf(bay)).toBe("applied");
    await page.keyboard.press("Enter");
    await page.getByText("Dismissed.").waitFor();
    expect(problems).toEqual([]);
  });
});
