/** What is next, the jobs that fell silent, and the report, in a browser. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { createCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import { lookAt } from "../support/browser/look-at.ts";
import { openSignedIn } from "../support/browser/open-signed-in.ts";
import { type LiveService, shareLiveService, stoppedClock } from "../support/live-service.ts";
import { asVerbUser } from "../support/pipeline-verbs.ts";
import { isWhole } from "../support/whole.ts";

if (!hasBrowser) console.warn("No Chromium here: the test of today in a browser is skipped.");

const now = Date.parse(stoppedClock);
const days = (count: number) => new Date(now + count * 86_400_000).toISOString();

describe.skipIf(!hasBrowser)("today, in a browser,", () => {
  let live: LiveService;
  beforeAll(async () => {
    live = await shareLiveService();
  });

  const at = (path: string) => `http://localhost:${live.service.url.port}${path}`;

  /** Some weeks of a search: answers, an application that fell silent, an interview and an offer. */
  async function search(accountId: string): Promise<{ silent: string }> {
    const user = asVerbUser(live.db, accountId);
    for (const after of [2, 4, 6, 8, 10]) {
      await user.job(
        [
          [days(-50), "applied"],
          [days(after - 50), "rejected"],
        ],
        { company: `Answered in ${after} days` },
      );
    }
    const silent = await user.job([[days(-19), "applied"]], {
      ...{ company: "Quiet Harbor Hospital", title: "Registered Nurse", location: "Tampa, FL" },
    });
    await user.job([[days(-9), "applied"]], { company: "Bay Clinic", title: "Charge Nurse" });
    const talked = await user.job(
      [
        [days(-12), "applied"],
        [days(-3), "interviewing"],
      ],
      { company: "Acme Health", title: "Nurse Manager", location: "Tampa, FL" },
    );
    const offered = await user.job(
      [
        [days(-20), "applied"],
        [days(-2), "offer"],
      ],
      { company: "Gulf Care", title: "Nurse Educator" },
    );
    const plan = (jobId: string, title: string, type: "interview" | "deadline", day: number) =>
      user.write(now, (context) =>
        createCalendarEvent(context, {
          ...{ jobId, title, type, startsAt: now + day * 86_400_000, timeZone: "America/New_York" },
        }),
      );
    await plan(talked, "Panel interview", "interview", -2);
    await plan(talked, "Second interview", "interview", 1);
    await plan(offered, "Answer Gulf Care", "deadline", 4);
    return { silent };
  }

  async function looksAndWalks(page: Page, silent: string): Promise<void> {
    await page.goto(at("/app"));
    await page.getByText("Registered Nurse at Quiet Harbor Hospital").waitFor();
    await lookAt(page);

    // From what is next to the report, and from a silent job to the board, by keyboard.
    await tabTo(page, "main a[href='/app/report']");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/report");
    await page.getByText("4 applications").waitFor();
    if (isWhole) await lookAt(page);
    await tabTo(page, "button[value=csv]");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.keyboard.press("Enter"),
    ]);
    expect(download.suggestedFilename()).toMatch(/^job-search-[\d-]+\.csv$/);
    await page.goto(at("/app"));
    await tabTo(page, `form[action='/app/jobs/${silent}/status'] button`);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/app/jobs?moved=${silent}*`);
    await page.getByText("was moved from Applied to Archived").first().waitFor();
  }

  it("is reached by keyboard, fits and has contrast", async () => {
    const { page, accountId, problems } = await openSignedIn(live.db);
    const { silent } = await search(accountId);
    await looksAndWalks(page, silent);
    expect(problems).toEqual([]);
  });
});
