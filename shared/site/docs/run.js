/**
 * The reader's own credential in the samples, and "Run" at operations that only read, whose response
 * takes the place of the example. A credential stays in this tab (`sessionStorage`), is shown in this
 * page's samples, and is sent to this service alone, in a header. Bundled into `/assets/run.js` by
 * `npm run generate -- pages`.
 */
import { splitJson } from "./split-json.ts";

const names = { key: "Your key", token: "Your token" };
/** Other characters could end the quotes of a sample. */
const shape = /^[\w-]{8,200}$/;
/** For browsers that forbid storage: until the page is left. */
const entered = {};

function read(kind) {
  try {
    return sessionStorage.getItem(`credential:${kind}`) ?? "";
  } catch {
    return entered[kind] ?? "";
  }
}

function store(kind, value) {
  entered[kind] = value;
  try {
    if (value === "") sessionStorage.removeItem(`credential:${kind}`);
    else sessionStorage.setItem(`credential:${kind}`, value);
  } catch {
    // It is kept until the page is left.
  }
}

/** Shows a credential, or its placeholder, in the samples and in the other fields. */
function show(kind) {
  const value = read(kind);
  for (const slot of document.querySelectorAll(`[data-credential-slot="${kind}"]`)) {
    slot.dataset.placeholder ??= slot.textContent;
    // In place of an expression it needs the quotes that the shape of a credential cannot end.
    const shown = slot.dataset.quoted === undefined ? value : `"${value}"`;
    slot.textContent = value === "" ? slot.dataset.placeholder : shown;
  }
  for (const field of document.querySelectorAll(`input[data-kind="${kind}"]`)) {
    if (field !== document.activeElement) field.value = value;
  }
}

function createField(kind) {
  const box = document.createElement("div");
  const label = document.createElement("label");
  const input = document.createElement("input");
  box.className = "field";
  input.type = "password";
  input.autocomplete = "off";
  input.maxLength = 200;
  input.dataset.kind = kind;
  label.append(`${names[kind]}, kept in this tab only`, input);
  box.append(label);
  input.addEventListener("input", () => {
    const value = input.value.trim();
    const fits = value === "" || shape.test(value);
    input.setCustomValidity(fits ? "" : "It has at least 8 letters, digits, - or _.");
    input.setAttribute("aria-invalid", String(!fits));
    store(kind, fits ? value : "");
    show(kind);
  });
  return box;
}

/** The button of a call that needs a credential; other calls have a link already. */
function createButton(place) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn go";
  button.textContent = "Run";
  place.querySelector(".samples").after(button);
  return button;
}

async function run(place) {
  const { run: call, credential: kind } = place.dataset;
  const status = place.querySelector(".reply [role=status]");
  const note = place.querySelector(".reply .quiet");
  const code = place.querySelector(".reply code");
  const credential = names[kind] ? read(kind) : "";
  status.textContent = "Running …";
  note.textContent = "";
  const start = performance.now();
  try {
    const response = await fetch(call, {
      credentials: "omit",
      headers: credential === "" ? {} : { Authorization: `Bearer ${credential}` },
    });
    const text = await response.text();
    status.textContent = `${response.status}, in ${Math.round(performance.now() - start)} ms`;
    note.textContent = "just now";
    code.replaceChildren(...colored(pretty(text)));
  } catch {
    status.textContent = "The service could not be reached.";
  }
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function colored(text) {
  return splitJson(text).map((part) => {
    if (part.kind === "other") return part.text;
    const span = document.createElement("span");
    span.className = `json-${part.kind}`;
    span.textContent = part.text;
    return span;
  });
}

for (const place of document.querySelectorAll("[data-credential-field]")) {
  place.append(createField(place.dataset.credentialField));
}
for (const place of document.querySelectorAll("[data-run]")) {
  const button = place.querySelector("a.go") ?? createButton(place);
  button.addEventListener("click", (event) => {
    // With another key held, a link opens elsewhere, as links do.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void run(place);
  });
}
for (const kind of Object.keys(names)) show(kind);
