/**
 * What a page shows of a posting, as it is: the server reads it, so that there is one reader. Chromium
 * runs this function in the page, apart from the page's own scripts; it can use nothing outside of it.
 *
 * @returns {{ link: string, data: string[], text: string }} the page's address, its descriptions of jobs
 * for search engines (JSON-LD), and the selected text, or else all that can be seen.
 */
export function capture() {
  const [maxData, maxText] = [40_000, 20_000];
  const found = [...document.querySelectorAll('script[type="application/ld+json" i]')];
  const posted = found.map(({ textContent }) => textContent ?? "");
  // Half of a description is not JSON: one that is too long is left out, and the text has to do.
  let room = maxData;
  const data = posted.filter((script) => {
    const isKept = script.includes("JobPosting") && script.length <= room;
    if (isKept) room -= script.length;
    return isKept;
  });
  const selected = String(getSelection() ?? "").trim();
  const main = document.querySelector("main, [role=main], article") ?? document.body;
  // biome-ignore lint/performance/useDomNodeTextContent: the lines as they are seen, without what is hidden.
  const shown = selected === "" ? (main?.innerText ?? "") : selected;
  // A selection seldom has the heading, which is the job's title.
  // biome-ignore lint/performance/useDomNodeTextContent: a heading may have parts that are hidden.
  const heading = document.querySelector("h1")?.innerText.trim() ?? "";
  const text = shown.includes(heading) ? shown : `${heading}\n${shown}`;
  return { link: location.href, data, text: text.slice(0, maxText) };
}

/**
 * The part of an address after `#` that carries a posting. Browsers send it to no server: the page that
 * opens takes it from there.
 *
 * @param {ReturnType<typeof capture>} captured
 * @returns {string}
 */
export function toFragment({ link, data, text }) {
  const scripts = data.map((script) => `<script type="application/ld+json">${script}</script>`);
  const lines = text.split("\n").map((line) => line.replace(/[&<>]/g, (sign) => signs[sign]));
  const posting = `${scripts.join("")}<p>${lines.join("<br>")}</p>`;
  return `#${new URLSearchParams({ link: link.slice(0, 2_048), posting })}`;
}

const signs = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
