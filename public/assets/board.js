/**
 * The board without a new page for each step: jobs are dragged, moved by a card's menu or by the arrow
 * keys on it, and found as one types. Each step sends what the form without a script sends, and shows the
 * part of the page that comes back.
 */
const region = () => document.querySelector("[data-board-region]");
const board = () => region().querySelector("[data-board]");
const announce = (text) => {
  document.querySelector("[data-board-status]").textContent = text;
};
/** The column that a phone shows, by its id; null for the one that the server has chosen. */
let chosen = document.querySelector(".board-column:target, .board-column:has(:target)")?.id ?? null;

prepare();

/** What a page that has just come needs. */
function prepare() {
  board().classList.add("scripted");
  region().querySelector("[data-board-tabs]")?.classList.add("scripted");
  for (const card of board().querySelectorAll("[data-job]")) {
    card.draggable = true;
    card.querySelector("summary").setAttribute("aria-keyshortcuts", "ArrowLeft ArrowRight");
    card.querySelector("summary").title = "Move: choose a column, or press ← or →";
  }
  if (chosen) choose(chosen);
}

/** Shows a column on a phone, and unfolds it elsewhere. */
function choose(id) {
  const column = document.getElementById(id);
  if (!column) return;
  chosen = id;
  for (const other of board().querySelectorAll(".board-column")) {
    other.classList.toggle("now", other === column);
  }
  board().classList.toggle("unfolded", id === "column-saved");
  for (const tab of document.querySelectorAll("[data-board-tabs] a")) {
    if (tab.hash === `#${id}`) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
}

/** Asks for the board, and shows it in place of the present one. False if it is another page. */
async function show(url, init) {
  const response = await fetch(url, init);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const next = page.querySelector("[data-board-region]");
  if (!response.ok || !next) return false;
  region().replaceWith(next);
  prepare();
  return true;
}

/** Sends the form of a card or of its undo. `from` has the focus if the card is not shown any more. */
async function move(form, status, { name, label }) {
  if (board().hasAttribute("aria-busy")) return;
  board().setAttribute("aria-busy", "true");
  const id = new URL(form.action).pathname.split("/").at(-2);
  const body = new URLSearchParams(new FormData(form));
  body.set("status", status);
  try {
    if (!(await show(form.action, { method: "POST", body }))) {
      // Signed out, or refused: the whole page says why.
      const field = Object.assign(document.createElement("input"), { type: "hidden" });
      field.name = "status";
      field.value = status;
      form.append(field);
      form.submit();
      return;
    }
    announce(`${name} is now in ${label}.`);
    const summary = document.getElementById(id)?.querySelector("summary");
    if (summary?.checkVisibility()) summary.focus();
    else document.querySelector("[data-undo] button")?.focus();
  } catch {
    board().removeAttribute("aria-busy");
    announce("The job could not be moved. Check the connection and try again.");
  }
}

/** Moves a card to a column, by the button of its menu that does the same. */
function moveCard(card, status) {
  const form = card.querySelector("[data-move]");
  const button = [...form.elements.status].find(({ value }) => value === status);
  if (!button || button.disabled) return;
  void move(form, status, { name: card.dataset.job, label: button.textContent });
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!submitter || !form.matches("[data-move], [data-undo]")) return;
  event.preventDefault();
  const card = form.closest("[data-job]");
  if (card) moveCard(card, submitter.value);
  else {
    // A status that is not displayed now is a word all the same.
    const label = submitter.value.replace(/^./, (letter) => letter.toUpperCase());
    void move(form, submitter.value, { name: form.dataset.undo, label });
  }
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-board-tabs] a, .fold.saved a");
  if (link?.hash) {
    event.preventDefault();
    choose(link.hash.slice(1));
    if (link.closest(".fold")) document.querySelector("#column-saved h2").focus();
  }
  if (!event.target.closest(".more")) closeMenus();
});

function closeMenus() {
  for (const menu of document.querySelectorAll(".more[open]")) menu.open = false;
}

document.addEventListener("keydown", (event) => {
  if (event.target.closest?.(".more")) handleMenuKey(event);
});

function handleMenuKey(event) {
  const menu = event.target.closest(".more");
  const summary = menu.querySelector("summary");
  const buttons = [...menu.querySelectorAll("button")];
  const card = menu.closest("[data-job]");
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.key === "Escape" && menu.open) {
    menu.open = false;
    summary.focus();
  } else if (step && menu.open) {
    event.preventDefault();
    const free = buttons.filter(({ disabled }) => !disabled);
    const at = free.indexOf(event.target) + (event.target === summary && step < 0 ? 0 : step);
    free.at(at % free.length).focus();
  } else if (step && /Left|Right/.test(event.key)) {
    event.preventDefault();
    const here = buttons.findIndex(({ disabled }) => disabled);
    const next = buttons[here + step];
    if (next) moveCard(card, next.value);
  } else if (step) {
    event.preventDefault();
    const beside = step < 0 ? card.previousElementSibling : card.nextElementSibling;
    beside?.querySelector("summary").focus();
  }
}

document.addEventListener("dragstart", (event) => {
  const card = event.target.closest?.("[data-job]");
  if (!card) return;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", card.id);
  closeMenus();
  card.classList.add("dragged");
  // Not at once: a board that changes while a drag begins ends it.
  setTimeout(() => board().classList.add("dragging"));
});

document.addEventListener("dragend", () => {
  board().classList.remove("dragging");
  for (const card of board().querySelectorAll(".dragged")) card.classList.remove("dragged");
  aim(null);
});

document.addEventListener("dragover", (event) => {
  const place = event.target.closest?.("[data-board] [data-status]") ?? null;
  if (place) event.preventDefault();
  aim(place);
});

document.addEventListener("drop", (event) => {
  const place = event.target.closest?.("[data-board] [data-status]");
  const card = document.getElementById(event.dataTransfer.getData("text/plain"));
  aim(null);
  if (!place || !card?.matches("[data-job]")) return;
  event.preventDefault();
  moveCard(card, place.dataset.status);
});

function aim(place) {
  for (const other of board().querySelectorAll(".target")) {
    if (other !== place) other.classList.remove("target");
  }
  place?.classList.add("target");
}

const search = document.querySelector("[data-board-search]");
search.dataset.searchesAsTyped = "";
let waiting;
let asked = new AbortController();
search.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(find, 250);
});

/** Shows what has the words that are typed; the board's filters are in its address, as without a script. */
async function find() {
  asked.abort();
  asked = new AbortController();
  const fields = [...new FormData(search)].filter(([, value]) => value !== "");
  const query = new URLSearchParams(fields).toString();
  const url = query === "" ? "/app/jobs" : `/app/jobs?${query}`;
  try {
    if (!(await show(url, { signal: asked.signal }))) return search.submit();
    history.replaceState(null, "", url);
    announce(document.querySelector("[data-board-found]")?.firstChild.textContent ?? "All jobs");
  } catch (error) {
    if (error.name !== "AbortError") announce("The search did not work. Check the connection.");
  }
}
