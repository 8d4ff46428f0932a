/** A job search in a browser: by keyboard alone, without scripts, and brought from other programs. */
import type { Page, ViewportSize } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { pages } from "#functions/pages.ts";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { createToken } from "#scripts/run/stage/callers.ts";
import { serveInPieces } from "../support/browser/in-pieces.ts";
import { isFocused, tabTo } from "../support/browser/keyboard.ts";
import { findOverflow, lookAt } from "../support/browser/look-at.ts";
import { openSignedIn } from "../support/browser/open-signed-in.ts";
import { type LiveService, shareLiveService, stoppedClock } from "../support/live-service.ts";
import { asVerbUser } from "../support/pipeline-verbs.ts";
import { isWhole } from "../support/whole.ts";

if (!hasBrowser) console.warn("No Chromium here: the test of jobs in a browser is skipped.");

/** A job with everything it can have, a calendar and figures; the board, a form and lists are looked at where they are used. */
const ofEachLayout = ["/app/jobs/:id", "/app/calendar", "/app/insights"];

const inPieces = [1280, 1920, 375].flatMap((width) =>
  ["/app/jobs", "/"].map((path) => [width, path] as const),
);
/** The board has most columns next to each other on a desk, and the header least room on a phone. */
const shortInPieces = [[1280, "/app/jobs"] as const, [375, "/"] as const];

describe.skipIf(!hasBrowser)("a job search, in a browser,", () => {
  let live: LiveService;
  beforeAll(async () => {
    live = await shareLiveService();
  });

  const at = (path: string) => `http://localhost:${live.service.url.port}${path}`;

  const openBrowser = (scripts: boolean) => openSignedIn(live.db, { scripts });

  it("goes by keyboard alone from the first job to the accepted offer", async () => {
    const { page, problems } = await openBrowser(true);

    await page.goto(at("/app/jobs"));
    await tabTo(page, "a[href='/app/jobs/new']");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/jobs/new");
    await tabTo(page, "#company");
    await page.keyboard.type("Acme");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Registered Nurse");
    await tabTo(page, "#location");
    await page.keyboard.type("Austin, TX");
    await tabTo(page, "#salaryMin");
    await page.keyboard.type("90k");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/jobs/job_*");
    await tabTo(page, ".pay-line summary");
    await page.keyboard.press("Enter");
    await page.locator("section.verdict svg.chart:visible").first().waitFor();
    const id = page.url().split("/").at(-1) ?? "";

    await page.goto(at("/app/jobs"));
    for (const status of ["applied", "screening", "interviewing", "offer", "accepted"]) {
      const handle = `[id=${id}] summary`;
      if (status === "applied") await tabTo(page, handle);
      await page.keyboard.press("ArrowRight");
      const label = status.replace(/^./, (letter) => letter.toUpperCase());
      const said = `Registered Nurse at Acme is now in ${label}.`;
      await page.locator("[data-board-status]").getByText(said).waitFor();
      // The focus goes with the card. What is closed leaves the board, and can be taken back.
      const isOpen = status !== "accepted";
      if (isOpen) await page.locator(`[data-status=${status}] [id=${id}]`).waitFor();
      const focused = isOpen ? handle : "[data-undo] button";
      await expect.poll(() => isFocused(page, focused), { message: status }).toBe(true);
    }
    await lookAt(page);
    await page.keyboard.press("Enter");
    const offer = page.locator(`[data-status=offer] [id=${id}]`);
    await offer.waitFor();
    // The menu by keyboard: down to another column, and back with Escape.
    await tabTo(page, `[id=${id}] summary`);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused(page, `[id=${id}] summary`)).toBe(true);

    await offer.dragTo(page.locator("#column-applied"));
    await page.locator(`#column-applied [id=${id}]`).waitFor();
    await page.fill("#q", "acm");
    await page.locator("[data-board-found]").getByText("1 job.").waitFor();
    expect(new URL(page.url()).search).toBe("?q=acm");
    expect(await isFocused(page, "#q")).toBe(true);
    await page.goto(at(`/app/jobs/${id}`));
    const history = await page.locator(".time-line strong").allTextContents();
    // What was taken back is not in the history.
    expect(history.slice(0, 2)).toEqual(["Offer → Applied", "Interviewing → Offer"]);
    expect(history).toHaveLength(6);
    expect(problems).toEqual([]);
  });

  it("moves nothing while its pages arrive in pieces", async () => {
    const { context, accountId } = await openBrowser(true);
    const page = await context.newPage();
    const user = asVerbUser(live.db, accountId);
    for (const status of ["saved", "applied"] as const) await user.job([[stoppedClock, status]]);
    const slow = await serveInPieces(
      live.service.url,
      /(?<=<\/section>)|(?<=(?:Compare offers|Calendar)<\/a><\/li>)/,
    );
    await page.addInitScript(`new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shift = (window.shift ?? 0) + value;
    }).observe({ type: "layout-shift", buffered: true })`);
    const shifts: Record<string, number> = {};
    for (const [width, path] of isWhole ? inPieces : shortInPieces) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${slow.origin}${path}`);
      await page.waitForLoadState("networkidle");
      shifts[`${width} ${path}`] = await page.evaluate<number>("window.shift ?? 0");
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > 0)).toEqual([]);
    await page.close();
    await slow.stop();
  });

  it("goes the same way without scripts, and fits on a phone", async () => {
    const { page } = await openBrowser(false);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(at("/app/jobs/new"));
    await page.fill("#company", "Initech");
    await page.fill("#title", "Electrician");
    await page.fill("#salaryMin", "plenty");
    await page.getByRole("button", { name: "Add the job" }).click();
    await page.locator("#salaryMin-error").waitFor();
    expect(await page.inputValue("#title")).toBe("Electrician");
    await page.fill("#salaryMin", "60,000");
    await page.getByRole("button", { name: "Add the job" }).click();
    await page.waitForURL("**/app/jobs/job_*");
    const id = page.url().split("/").at(-1) ?? "";
    const card = page.locator(`[id=${id}]`);
    // A move to another column, and one off the board.
    const moves = ["offer", "accepted"];
    for (const status of isWhole ? ["applied", "interviewing", ...moves] : moves) {
      await page.goto(at("/app/jobs"));
      await card.locator("summary").click();
      await card.locator(`button[value=${status}]`).click();
      await page.getByText("Electrician at Initech was moved from").waitFor();
      // The column of the card is the one that a phone shows, unless it has left the board.
      expect([status, await card.isVisible()]).toEqual([status, status !== "accepted"]);
    }
    await page.getByRole("button", { name: "Undo" }).click();
    await card.waitFor();
    const { y } = (await card.boundingBox()) ?? { y: Number.NaN };
    expect(y).toBeLessThan(300);
    await page.getByRole("link", { name: /Applied/ }).click();
    expect(await card.isVisible()).toBe(false);
    await page.goto(at(`/app/jobs/${id}`));
    await page.getByRole("button", { name: "Delete the job" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForURL(`**/app/jobs/${id}`);
    // The board, and the widest form.
    const widest = ["jobs", `jobs/${id}/rounds`];
    const others = [
      ...["", "/edit", "/contacts"].map((own) => `jobs/${id}${own}`),
      ...["jobs/import", "jobs?closed=yes", "jobs?q=initech", "jobs?status=offer", "contacts"],
      ...["calendar", "companies", "insights", "connections", "account"],
    ];
    await fits(page, isWhole ? [...widest, ...others] : widest);
  });

  const desk = ["on a desk", { width: 1280, height: 720 }] as const;
  // Tab goes the same way there, press by press.
  const phone = ["on a phone", { width: 375, height: 700 }] as const;

  it.each(isWhole ? [desk, phone] : [desk])(
    "keeps contacts by keyboard alone, and leads to what is wrong, %s",
    async (_, size) => {
      const { page, problems } = await openUltra(size);
      const { follow, goToProblem } = stepsOf(page);

      const guess = page.waitForResponse("**/app/account/times/guess");
      await page.goto(at("/app/contacts"));
      expect((await guess).status()).toBe(204);
      await follow("a[href='/app/contacts/new']", "**/app/contacts/new");
      await tabTo(page, "#email");
      await page.keyboard.type("nobody");
      await page.keyboard.press("Enter");
      // The browser itself leads to what is required.
      await expect.poll(() => isFocused(page, "#name")).toBe(true);
      await page.keyboard.type("Dana Reyes");
      await page.keyboard.press("Enter");
      await goToProblem("email", /E-mail address: This is not valid/);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("dana@example.com");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/app/contacts");
      await follow("main a[href^='/app/contacts/con_']", "**/app/contacts/con_*");
      await tabTo(page, "#phone");
      await page.keyboard.type("555 0100");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/app/contacts");
      expect(problems).toEqual([]);
    },
  );

  it("has pages that every reader can use, in both color schemes", async () => {
    const { page, accountId, problems } = await openSignedIn(live.db, {
      tier: "ultra",
    });
    const key = await createToken(live.db, { account: accountId });
    const add = async (path: string, body: object) => {
      const { body: added } = await live.get(`/api/mcp/${path}`, {
        method: "POST",
        key,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return added.id as string;
    };
    const job = await add("jobs", {
      ...{ company: "Acme", title: "Registered Nurse", location: "Tampa, FL", status: "offer" },
      ...{ salaryMin: 36, salaryMax: 36, salaryPeriod: "hourly", notes: "Nights" },
      rounds: [{ kind: "panel", at: "2026-11-24T21:00:00Z", outcome: "pending" }],
    });
    const contact = await add("contacts", { name: "Ada Byron", company: "Acme" });
    const activity = await add("activities", { jobId: job, type: "note", notes: "Called" });
    const event = await add("calendar", {
      ...{ jobId: job, title: "Panel", type: "interview" },
      ...{ startsAt: "2026-11-24T15:00:00Z", endsAt: "2026-11-24T16:00:00Z" },
    });
    const idOf: Record<string, string> = {
      ...{ jobs: job, contacts: contact, activities: activity, calendar: event, reports: "2025" },
    };
    // Those of the account and of webhooks are looked at where they are tested.
    const elsewhere =
      /^\/app(?:$|\/(?:account|connections|keys|operator|security|usage|webhooks)\b)/;
    // Files, and what only a file leads to.
    const noPage = /\/(?:export|import\/:id|original|documents\/:documentId)$/;
    const routes = pages.flatMap((one) => one.routes).filter(({ method }) => method === "GET");
    const shown = [...new Set(routes.map(({ path }) => path))].filter(
      (path) => path.startsWith("/app") && !elsewhere.test(path) && !noPage.test(path),
    );
    expect(shown.length).toBeGreaterThan(12);
    const { length } = ofEachLayout.filter((route) => shown.includes(route));
    expect(length).toBe(ofEachLayout.length);
    for (const route of isWhole ? shown : ofEachLayout) {
      const [, , noun = ""] = route.split("/");
      const response = await page.goto(at(route.replace(/:\w+/, idOf[noun] ?? "")));
      expect([route, response?.status()]).toEqual([route, 200]);
      await lookAt(page);
    }
    expect(problems).toEqual([]);
  });

  async function openUltra(size: ViewportSize) {
    const opened = await openSignedIn(live.db, { tier: "ultra" });
    await opened.page.setViewportSize(size);
    return opened;
  }

  function stepsOf(page: Page) {
    return {
      async follow(selector: string, url: string) {
        await tabTo(page, selector);
        await page.keyboard.press("Enter");
        await page.waitForURL(url);
      },
      /** The form has come back: what is wrong has the focus, and leads to its field. */
      async goToProblem(field: string, message: RegExp) {
        await page.locator(".problems").waitFor();
        await expect.poll(() => isFocused(page, ".problems")).toBe(true);
        expect(await page.locator(".problems").textContent()).toMatch(message);
        if (page.viewportSize()?.width === desk[1].width) await lookAt(page);
        await tabTo(page, `.problems a[href='#${field}']`);
        await page.keyboard.press("Enter");
        await expect
          .poll(() => isFocused(page, `#${field}`), { message: `the link leads to ${field}` })
          .toBe(true);
        const described = await page.locator(`#${field}`).getAttribute("aria-describedby");
        expect(described).toContain(`${field}-error`);
      },
    };
  }

  /** No page is wider than the window. */
  async function fits(page: Page, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await page.goto(at(`/app/${path}`));
      expect([path, await findOverflow(page)]).toEqual([path, 0]);
      // The menu opens without a script, and says where one is.
      await page.locator(".app-menu > summary").click();
      const current = await page.locator(".app-menu [aria-current]").boundingBox();
      expect([path, current !== null && current.x + current.width <= 375]).toEqual([path, true]);
    }
  }
});
