import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { projectRoot } from "#scripts/run/local/places.ts";
import { defaultSiteName } from "#shared/core/site.ts";

/** Most messengers and networks show this size. */
const size = { width: 1200, height: 630 };

/** What an image says of a figure: the sentence around it, and between which amounts it is likely. */
interface PreviewFigure {
  /** `A registered nurse in the United States typically makes about` */
  before: string;
  median: number;
  lower: number;
  upper: number;
  /** `Q3 2026` */
  quarter: string;
}

/** A figure's preview as PNG, in the look of the site. */
export function drawFigurePreview(browser: Browser, figure: PreviewFigure): Promise<Buffer> {
  const { before, median, lower, upper, quarter } = figure;
  return draw(
    browser,
    `<p class="before">${escapeHtml(before)}</p>
     <p class="amount"><span>${rounded(median)}</span> a year</p>
     ${spindle(figure)}
     <p class="detail">Likely between ${rounded(lower)} and ${rounded(upper)}. From public data, ${escapeHtml(quarter)}.</p>`,
  );
}

/** The preview of pages without a figure of their own. */
export function drawCommonPreview(browser: Browser): Promise<Buffer> {
  return draw(
    browser,
    `<p class="amount">What does this job pay?</p>
     <p class="before">By job, city and experience, in the United States.</p>
     <p class="detail">From public data, and it says how far off it may be.</p>`,
  );
}

async function draw(browser: Browser, body: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size });
  try {
    await page.setContent(inDocument(body));
    await page.evaluate("document.fonts.ready");
    return await page.screenshot({ type: "png" });
  } finally {
    await page.close();
  }
}

const face = (family: string, file: string) =>
  `@font-face { font-family: "${family}"; font-weight: 400 700; src: url(data:font/woff2;base64,${readFileSync(
    join(projectRoot, "public/assets/fonts", file),
  ).toString("base64")}) format("woff2"); }`;

/** The colors are those of the site's light scheme: an image has no other one. */
function inDocument(body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
    ${face("Besley", "besley-1.woff2")} ${face("Libre Franklin", "libre-franklin-1.woff2")}
    ${readFileSync(join(projectRoot, "shared/html/styles/tokens.css"), "utf8").replaceAll(/@font-face \{[^}]*\}/g, "")}
    :root { color-scheme: light; }
    body { margin: 0; width: ${size.width}px; height: ${size.height}px; box-sizing: border-box; padding: 0 80px 64px;
      display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 34px/1.35 var(--work); }
    header { flex: none; display: flex; gap: 20px; align-items: center; height: 116px; font: 700 38px/1 var(--answer); letter-spacing: -0.015em; }
    .ruler { flex: none; height: 18px; margin: 0 -80px; border-top: 2px solid var(--edge); opacity: 0.75; background:
      repeating-linear-gradient(90deg, var(--edge) 0 2px, transparent 2px 100px) 0 0 / 100% 18px no-repeat,
      repeating-linear-gradient(90deg, var(--edge) 0 2px, transparent 2px 20px) 0 0 / 100% 8px no-repeat; }
    main { margin-block: auto; }
    p { margin: 0; }
    .before { font: 500 46px/1.25 var(--answer); letter-spacing: -0.012em; text-wrap: pretty; }
    .amount { margin: 18px 0; font: 500 58px/1.2 var(--answer); letter-spacing: -0.012em; }
    .amount:first-child { font-size: 84px; }
    .amount span { margin-inline: -0.2em; padding-inline: 0.2em; font-size: 112px; font-weight: 700; background:
      linear-gradient(90deg, transparent, var(--half) 30%, var(--half) 70%, transparent) 0 92% / 100% 0.26em no-repeat; }
    .detail { margin-top: 22px; color: var(--ink-2); }
    svg { display: block; margin: 26px 0 22px; overflow: visible; }
  </style>
  <header><svg width="56" height="44" viewBox="0 0 34 26" style="margin: 0"><path fill="var(--half)" d="M0 13C9 13 11 5 17 5s8 8 17 8c-9 0-11 8-17 8s-8-8-17-8Z"/><path fill="var(--accent)" d="M15 0h4v26h-4z"/></svg>${escapeHtml(process.env.SITE_NAME || defaultSiteName)}</header>
  <div class="ruler"></div>
  <main>${body}</main>`;
}

/** The doubt of a figure as the charts draw it: a spindle that thins out around the estimate. */
function spindle({ median, lower, upper }: PreviewFigure): string {
  const [from, to] = [median * 0.6, median * 1.4];
  const place = (amount: number) =>
    Math.round(Math.min(1, Math.max(0, (amount - from) / (to - from))) * 1_040);
  const [left, middle, right] = [place(lower), place(median), place(upper)];
  return `<svg width="1040" height="56" viewBox="0 0 1040 56">
    <path stroke="var(--edge)" stroke-width="2" d="M0 50h1040"/>
    <path fill="var(--half)" d="M${left} 24Q${(left + middle) / 2} 24 ${middle} 4Q${(middle + right) / 2} 24 ${right} 24Q${(middle + right) / 2} 24 ${middle} 44Q${(left + middle) / 2} 24 ${left} 24Z"/>
    <circle fill="var(--accent)" cx="${middle}" cy="24" r="13"/></svg>`;
}

/** A sentence has hundreds: `$90,600`. */
function rounded(amount: number): string {
  return `$${(Math.round(amount / 100) * 100).toLocaleString("en-US")}`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? "");
}
