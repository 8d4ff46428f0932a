/**
 * Adds "Run" to operations that only read. A credential stays in this tab (`sessionStorage`) and is
 * sent to this service alone.
 */
const names = { key: "Key", token: "Token" };

for (const place of document.querySelectorAll("[data-run]")) {
  const { run: call, credential } = place.dataset;
  const button = document.createElement("button");
  const output = document.createElement("output");
  button.type = "button";
  button.textContent = "Run";
  const kept = `credential:${credential}`;
  let field;
  if (names[credential]) {
    const label = document.createElement("label");
    field = document.createElement("input");
    field.type = "password";
    field.autocomplete = "off";
    field.maxLength = 200;
    field.value = sessionStorage.getItem(kept) ?? "";
    label.textContent = `${names[credential]}, kept in this tab only`;
    label.append(field);
    const box = document.createElement("div");
    box.className = "field";
    box.append(label);
    place.append(box);
  }
  button.addEventListener("click", async () => {
    if (field) sessionStorage.setItem(kept, field.value.trim());
    const headers = field?.value ? { Authorization: `Bearer ${field.value.trim()}` } : {};
    output.textContent = "Running";
    try {
      const response = await fetch(call, { headers });
      const text = await response.text();
      output.textContent = `${response.status}\n${pretty(text)}`;
    } catch {
      output.textContent = "The service could not be reached.";
    }
  });
  place.append(button, output);
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
