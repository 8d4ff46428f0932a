import { expect, it } from "vitest";
import { incomingMails } from "#schema/inbox.ts";
import { invitations, signUps } from "#schema/sign-in.ts";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { dayMs, hourMs } from "#shared/core/dates.ts";
import { eventually } from "../support/eventually.ts";
import { startLiveService, stoppedClock } from "../support/live-service.ts";

const live = await startLiveService();

const read = async () => {
  const response = await live.service.fetch("/status", { headers: { accept: "text/markdown" } });
  return { status: response.status, lines: (await response.text()).split("\n") };
};

it("has a line for each condition, and an alert for deliveries and mails that stand still", async () => {
  const before = await read();
  expect(before.status).toBe(200);
  expect(before.lines).toContain("- ok: Webhook deliveries: none is overdue");
  expect(before.lines).toContain("- ok: Mail: none waits to be read");
  expect(before.lines).toContain("- ok: Clean-up: nothing is late");
  expect(before.lines).toContainEqual(
    expect.stringMatching(/^- ok: Database: responds in \d+ ms$/),
  );

  const now = Date.parse(stoppedClock);
  const row = (sweepAt: number | null) => ({
    ...{
      id: `dlv_${crypto.randomUUID()}`,
      webhookId: "wh_x",
      eventId: "evt_x",
      eventPosition: 1,
      event: "job.created",
    },
    ...{ status: "pending" as const, attempts: 0, failures: 0, redelivery: false },
    ...{ dueAt: sweepAt, sweepAt, createdAt: now },
  });
  const userId = await createAccount(live.db);
  const rows = [now - 6 * 60_000, now - 1, now + 60_000, null].map(row);
  await live.db.insert(webhookDeliveries).values(rows.map((one) => ({ ...one, userId })));
  const mail = (owner: string, dueAt: number) => ({
    ...{ userId: owner, id: `mail_${crypto.randomUUID()}`, gzip: "", attempts: 0 },
    ...{ receivedAt: dueAt, claim: null, dueAt },
  });
  await live.db
    .insert(incomingMails)
    .values([mail(userId, now - 11 * 60_000), mail(userId, now + 1)]);
  const link = (id: string, hours: number) => ({
    ...{ id, hash: id, userId: null, createdBy: "command line", note: "", createdAt: 0 },
    expiresAt: now - 30 * dayMs - hours * hourMs,
  });
  await live.db.insert(signUps).values({ network: "", at: now - dayMs - hourMs });
  await live.db.insert(invitations).values([link("inv_late", 3), link("inv_due", 1)]);
  const after = await read();
  expect(after.status).toBe(200);
  expect(after.lines).toContain(
    "- alert: Webhook deliveries: 2 overdue, the first for 6 minutes: the queue or the sweeper stands still",
  );
  expect(after.lines).toContain(
    "- alert: Mail: 1 not read, the first for 11 minutes: the queue or the sweeper stands still",
  );
  expect(after.lines).toContain(
    "- alert: Clean-up: late by more than two hours: one-time links and invitations",
  );

  // The cron trigger wakes the sweeper, which deletes all of it, part by part.
  const many = Array.from({ length: 1_100 }, (_, n) => link(`inv_${n}`, 4));
  for (let at = 0; at < many.length; at += 275) {
    await live.db.insert(invitations).values(many.slice(at, at + 275));
  }
  await live.service.runSchedule();
  await eventually(
    async () => {
      const { lines } = await read();
      return lines.includes("- ok: Clean-up: nothing is late");
    },
    60_000,
    500,
  );
  await eventually(async () => (await live.db.$count(invitations)) === 0, 60_000);
});
