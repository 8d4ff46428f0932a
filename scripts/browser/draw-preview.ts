import type { Browser, Page } from "playwright-core";

/** As most messengers and networks show it. */
const size = { width: 1200, height: 630 };

/** What an image says. */
export interface PreviewText {
  title: string;
  where: string;
  amount: string;
  detail: string;
}

/** A preview as PNG, in the look of the site. */
export async function drawPreview(browser: Browser, text: PreviewText): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size });
  try {
    await page.setContent(describe(text));
    return await page.screenshot({ type: "png" });
  } finally {
    await page.close();
  }
}

/** What the page of a role says at mid level. */
export async function readFigure(page: Page, url: string) {
  await page.goto(url);
  const amounts = async (name: string) => {
    const found = await page.locator(`.estimate dt:text("${name}") + dd`).first().textContent();
    return (found ?? "").trim();
  };
  const interval = await amounts("interval of the median");
  const [lower = "", upper = ""] = interval.split(" to ");
  return {
    title: ((await page.locator("h1").textContent()) ?? "")
      .trim()
      .replace(/ in the United States$/, ""),
    median: Number(await page.locator("#median").getAttribute("value")),
    lower: dollarsIn(lower),
    upper: dollarsIn(upper),
    interval,
    quarter: await amounts("As of"),
  };
}

function dollarsIn(text: string): number {
  return Number(text.replaceAll(/\D/g, ""));
}

function describe({ title, where, amount, detail }: PreviewText): string {
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: ${size.width}px; height: ${size.height}px; box-sizing: border-box; padding: 72px 80px;
      display: flex; flex-direction: column; background: #0f1514; color: #e7efed;
      font: 34px/1.3 "DejaVu Sans", system-ui, sans-serif; }
    .brand { display: flex; gap: 18px; align-items: center; font-size: 28px; font-weight: 700; color: #4fc9b2; }
    h1 { margin: auto 0 0; font-size: ${title.length > 34 ? 52 : 68}px; line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
    .where, .detail { color: #9fb0ac; }
    .amount { margin: 18px 0 6px; font-size: 116px; line-height: 1.1; font-weight: 700; letter-spacing: -0.03em; color: #4fc9b2; }
    .amount:empty { display: none; }
  </style>
  <div class="brand"><svg width="44" height="44" viewBox="0 0 32 32"><path fill="currentColor" d="M3 29h7v-9H3zm9.5 0h7V12h-7zM22 29h7V3h-7z"/></svg>Compensation Intelligence</div>
  <h1>${escapeHtml(title)}</h1>
  <div class="where">${escapeHtml(where)}</div>
  <div class="amount">${escapeHtml(amount)}</div>
  <div class="detail">${escapeHtml(detail)}</div>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? "");
}
