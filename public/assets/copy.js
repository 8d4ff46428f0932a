/** Adds a button to everything that can be copied: `data-copy` names what it copies. */
for (const block of document.querySelectorAll("[data-copy]")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-label", block.dataset.copy);
  // Read when it is copied: a sample may show the reader's own key by then.
  const text = () => {
    const parts = [...block.childNodes].filter((node) => node !== button);
    return parts
      .map((node) => node.textContent)
      .join("")
      .trim();
  };
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text());
      button.textContent = "Copied";
    } catch {
      button.textContent = "Select the text to copy it";
    }
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2_000);
  });
  block.append(button);
}
