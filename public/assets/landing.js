/**
 * The lookup of the landing page. It calls two public operations: the widget's
 * figures and the search. Each address has only a few such calls a minute, so a lookup
 * takes one call, and the number of suggestion requests is limited.
 */
const salaries = "/api/v1/intelligence/salaries";
const form = document.getElementById("lookup");
const { role, city, exp } = form.elements;
const roles = document.getElementById("roles");
const result = document.getElementById("result");
const names = {
  entry: ["Entry", "0-2 years"],
  mid: ["Mid", "3-5 years"],
  senior: ["Senior", "6-9 years"],
  staff: ["Staff", "10+ years"],
};

const dollars = (amount) => `$${amount.toLocaleString("en-US")}`;
const slugOf = (text) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);

/** Creates an element with its children; text is never parsed as markup. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function drawing(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

let latest;

async function lookUp() {
  const turn = Symbol("lookup");
  latest = turn;
  const query = new URLSearchParams({ role: slugOf(role.value) });
  if (city.value.trim() !== "") query.set("city", slugOf(city.value));
  // Only on a page whose link names another basis than the default.
  if (form.elements.basis) query.set("basis", form.elements.basis.value);
  result.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(`${salaries}/widget?${query}`);
    const answer = await response.json();
    if (latest !== turn) return;
    if (response.ok) show(answer);
    else refuse(answer.error);
  } catch {
    if (latest === turn) say("The service could not be reached. Try again in a moment.");
  } finally {
    if (latest === turn) result.removeAttribute("aria-busy");
  }
}

let shown;

function show(answer) {
  shown = answer;
  const place = answer.city ? `${answer.city.name}, ${answer.city.state}` : "the United States";
  const band = answer.experienceBands[exp.value];
  const [name, years] = names[exp.value];
  result.replaceChildren(
    element(
      "div",
      {},
      element("h2", {}, `${answer.role.title} in ${place}, ${name.toLowerCase()} (${years})`),
      element("p", { class: "median" }, dollars(band.median), element("small", {}, " a year")),
      element("p", { class: "spread" }, describeSpread(band)),
      // The widget returns a citation for its mid-level figure only.
      exp.value === "mid"
        ? element(
            "blockquote",
            { class: "quote" },
            answer.citation.replace(/ Data point dp_\S+$/, ""),
          )
        : "",
    ),
    element("div", {}, element("h2", {}, "By experience"), drawBands(answer.experienceBands)),
    element(
      "details",
      {},
      element("summary", {}, "How the mid-level figure was computed"),
      element("ul", {}, ...answer.assumptions.map((text) => element("li", {}, text))),
    ),
  );
}

function describeSpread({ p25, p75 }) {
  if (p25 !== null && p75 !== null) return `The middle half: ${dollars(p25)} to ${dollars(p75)}`;
  return p25 === null ? "Its quartiles are not published." : `A quarter is below ${dollars(p25)}.`;
}

/** Draws a bar for each level, from the 25th to the 75th percentile, with the median as a tick. */
function drawBands(bands) {
  const list = element("ul", { class: "bands" });
  const most = Math.max(...Object.values(bands).map(({ median, p75 }) => p75 ?? median)) * 1.04;
  const x = (amount) => (amount / most) * 1000;
  for (const [key, { median, p25, p75 }] of Object.entries(bands)) {
    const [name, years] = names[key];
    const from = p25 ?? median;
    const chart = drawing("svg", {
      viewBox: "0 0 1000 14",
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    chart.append(
      drawing("rect", { class: "track", y: 6, width: 1000, height: 2 }),
      drawing("rect", {
        class: "range",
        x: x(from),
        y: 1,
        width: x((p75 ?? median) - from),
        height: 12,
      }),
      drawing("rect", { class: "tick", x: x(median) - 3, y: 0, width: 6, height: 14 }),
    );
    const item = element(
      "li",
      key === exp.value ? { class: "chosen" } : {},
      element("span", { class: "name" }, `${name} `, element("span", {}, years)),
      element("span", {}, dollars(median)),
    );
    item.append(chart);
    list.append(item);
  }
  return list;
}

/** Shows what is wrong, with a button for each of the closest names. */
function refuse({ code, message, retry_hint: hint, follow_up_suggestions: suggestions = [] }) {
  if (code === "rate_limit_exceeded") {
    say(`Too many lookups. Try again in ${hint.after_seconds} seconds.`);
    return;
  }
  const field = code === "city_not_found" ? city : role;
  const wanted = field.name;
  const slugs = suggestions
    .map((call) => new URL(call, location.href).searchParams.get(wanted))
    .filter((slug) => slug);
  const buttons = [...new Set(slugs)].map((slug) => {
    const button = element("button", { type: "button" }, slug.replaceAll("-", " "));
    button.addEventListener("click", () => {
      field.value = slug.replaceAll("-", " ");
      void lookUp();
    });
    return button;
  });
  say(message, buttons.length > 0 ? element("div", { class: "choices" }, ...buttons) : "");
}

function say(text, ...more) {
  shown = undefined;
  result.replaceChildren(element("div", {}, element("p", {}, text), ...more));
}

const known = new Map();
let pause;

/** Suggests titles for what has been typed so far, once the typing pauses. */
function suggest() {
  clearTimeout(pause);
  const typed = role.value.trim().toLowerCase();
  if (typed.length < 3 || known.size >= 6) return;
  pause = setTimeout(async () => {
    if (known.has(typed)) return;
    known.set(typed, true);
    setTimeout(() => known.delete(typed), 60_000);
    const response = await fetch(
      `${salaries}/search?${new URLSearchParams({ q: typed, limit: 8 })}`,
    );
    if (!response.ok) return;
    const { data } = await response.json();
    roles.replaceChildren(...data.map(({ title }) => element("option", { value: title })));
  }, 450);
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void lookUp();
});
exp.addEventListener("change", () => shown && show(shown));
role.addEventListener("input", suggest);

// The server has already filled in the form from the URL.
void lookUp();
