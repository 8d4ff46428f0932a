/** People with an address for mail, for tests of the inbox's operations. */
import type { Composed } from "#scripts/run/mail/compose-mail.ts";
import { deliverMail } from "#scripts/run/stage/mail.ts";
import { stoppedClock } from "#scripts/run/stage/service.ts";
import type { PipelineService } from "./pipeline.ts";

const rejection = {
  from: "Acme Recruiting <no-reply@us.greenhouse-mail.io>",
  subject: "Your application to Acme",
  text: "Thank you for your interest in the Data Analyst position at Acme. Unfortunately, we will not be moving forward with your application.",
};

let sent = 0;

/** A user whose board has one job, and the mails that they receive about it. */
export async function newInbox(pipeline: PipelineService) {
  const user = await pipeline.newUser();
  const { body: settings } = await user.patch("/inbox/settings", { isOn: true });
  const { body: job } = await user.post("/jobs", {
    ...{ company: "Acme", title: "Data Analyst", status: "applied" },
  });
  return {
    user,
    job,
    address: String(settings.address),
    /** @returns the id of a mail, by default one that turns the application down. */
    receive(mail: Partial<Composed> = {}): Promise<string> {
      const messageId = `<${++sent}@greenhouse-mail.io>`;
      const stage = { db: pipeline.db, now: Date.parse(stoppedClock) };
      return deliverMail(stage, { ...rejection, messageId, to: settings.address, ...mail });
    },
  };
}
