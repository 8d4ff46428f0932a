/** Moves jobs on the board by dragging, or with the arrow keys of a card's handle. */
const board = () => document.querySelector("[data-board]");
const announce = (text) => {
  document.querySelector("[data-board-status]").textContent = text;
};

for (const column of board().querySelectorAll("[data-status]")) enhance(column);

/** Puts a handle on each card of a column, and lets it take cards. */
function enhance(column) {
  for (const card of column.querySelectorAll("[data-job]")) {
    card.draggable = true;
    card.addEventListener("dragstart", (event) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", card.id);
      card.classList.add("dragged");
    });
    card.addEventListener("dragend", () => card.classList.remove("dragged"));
    card.prepend(handleOf(card));
  }
  column.addEventListener("dragover", (event) => {
    event.preventDefault();
    column.classList.add("target");
  });
  column.addEventListener("dragleave", () => column.classList.remove("target"));
  column.addEventListener("drop", (event) => {
    event.preventDefault();
    column.classList.remove("target");
    const card = document.getElementById(event.dataTransfer.getData("text/plain"));
    if (card?.matches("[data-job]")) void move(card, column.dataset.status);
  });
}

function handleOf(card) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "handle";
  button.textContent = "↔";
  const select = card.querySelector("select");
  button.setAttribute("aria-label", `${select.getAttribute("aria-label")}: left and right arrow`);
  button.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = step && select.options[current(select) + step];
    if (!next) return;
    event.preventDefault();
    void move(card, next.value);
  });
  return button;
}

/** The status that the page was sent with, whatever is chosen now. */
function current(select) {
  return [...select.options].findIndex((option) => option.defaultSelected);
}

/** Sends the form of the card, and shows the two columns of the board that comes back. */
async function move(card, status) {
  const form = card.querySelector("[data-move]");
  const select = form.elements.status;
  if (select.options[current(select)].value === status) return;
  if (board().hasAttribute("aria-busy")) return;
  select.value = status;
  board().setAttribute("aria-busy", "true");
  const { id } = card;
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
    });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = page.querySelector("[data-board]");
    // Signed out, or refused: the whole page says why.
    if (!response.ok || !next) return form.submit();
    const label = select.selectedOptions[0].textContent;
    for (const name of [card.closest("[data-status]").dataset.status, status]) {
      const column = next.querySelector(`[data-status="${name}"]`);
      if (!column) continue;
      board().querySelector(`[data-status="${name}"]`).replaceWith(column);
      enhance(column);
    }
    board().removeAttribute("aria-busy");
    announce(`Moved to ${label}.`);
    // A column shows its newest jobs, of which this one need not be.
    const shown = document.getElementById(id)?.querySelector(".handle");
    (shown ?? board().querySelector(`[data-status="${status}"] h2 a`))?.focus();
  } catch {
    board().removeAttribute("aria-busy");
    announce("The job could not be moved. Check the connection and try again.");
  }
}
