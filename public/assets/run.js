/**
 * The reader's own credential in the samples, and "Run" at operations that only read. A credential
 * stays in this tab (`sessionStorage`), is shown in this page's samples, and is sent to this service
 * alone, in a header.
 */
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

function createRun(call, kind) {
  const button = document.createElement("button");
  const output = document.createElement("output");
  button.type = "button";
  button.textContent = "Run";
  button.addEventListener("click", async () => {
    const credential = read(kind);
    output.textContent = "Running…";
    try {
      const response = await fetch(call, {
        credentials: "omit",
        headers: credential === "" ? {} : { Authorization: `Bearer ${credential}` },
      });
      output.textContent = `${response.status}\n${pretty(await response.text())}`;
    } catch {
      output.textContent = "The service could not be reached.";
    }
  });
  return [button, output];
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

for (const place of document.querySelectorAll(".run[data-credential]")) {
  const { run: call, credential: kind } = place.dataset;
  if (names[kind]) place.append(createField(kind));
  if (call !== undefined) place.append(...createRun(call, kind));
}
for (const kind of Object.keys(names)) show(kind);
