/**
 * `npm run bench:board`: how long a move on the board takes for an account with 1,000 jobs, in
 * Chromium and from the key to the card in its new column, and what the page weighs. Exits with 1 if
 * a target is missed.
 */
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { startBrowser } from "../../tests/support/browser.ts";
import { startSeededDatabase } from "../../tests/support/database.ts";
import { startOver } from "../../tests/support/service-over.ts";
import { open, type SignedIn, signIn } from "../../tests/support/sign-in.ts";
import { runCommand } from "../local/command.ts";
import { CommandFailed } from "../local/failure.ts";
import { fillPipeline } from "./fill-pipeline.ts";
import { median } from "./median.ts";

const jobCount = 1_000;
const moveCount = 20;
const targets = { moveMs: 300, kilobytes: 100 };

await runCommand(async () => {
  const live = await startOver(startSeededDatabase(), {});
  const browser = await startBrowser();
  try {
    const db = live.database.connect({ timeoutMs: 60_000 });
    const signedIn = await signIn(db, { now: Date.now() });
    await fillPipeline(db, signedIn.accountId, jobCount);
    const board = await (await open(live.service, "/app/jobs", signedIn)).text();
    const page = await openBoard(live.service.url.port, signedIn);
    const times: number[] = [];
    for (let move = 0; move < moveCount; move++) times.push(await moveOnce(page, move % 2 === 0));
    const moveMs = median(times.slice(2));
    const kilobytes = gzipSync(board).length / 1_000;
    console.log(
      `${jobCount} jobs: a move takes ${moveMs.toFixed(0)} ms (median; at most ${Math.max(...times).toFixed(0)}), the board has ${kilobytes.toFixed(1)} KB gzipped and ${(board.length / 1_000).toFixed(0)} in all.`,
    );
    if (moveMs > targets.moveMs || kilobytes > targets.kilobytes) {
      throw new CommandFailed(`The targets are ${targets.moveMs} ms and ${targets.kilobytes} KB.`);
    }
  } finally {
    await browser.close();
    await live.stop();
  }

  async function openBoard(port: string, { cookie }: SignedIn): Promise<Page> {
    // The page is asked where its focus is, which its policy forbids.
    const context = await browser.newContext({ bypassCSP: true });
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([
      { name, value, domain: "localhost", path: "/", secure: true, httpOnly: true },
    ]);
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/app/jobs`);
    await page.locator("[data-status=saved] .handle").first().focus();
    return page;
  }
});

/** Moves the job whose handle has the focus. @returns milliseconds until it is in the other column. */
async function moveOnce(page: Page, isForth: boolean): Promise<number> {
  const id = await page.evaluate("document.activeElement.closest('[data-job]').id");
  const start = performance.now();
  await page.keyboard.press(isForth ? "ArrowRight" : "ArrowLeft");
  await page.waitForFunction(
    `document.activeElement.closest("[data-status]")?.dataset.status === "${isForth ? "applied" : "saved"}" && document.activeElement.closest("[data-job]").id === "${id}"`,
  );
  return performance.now() - start;
}
