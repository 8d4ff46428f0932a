/** Adds a button to everything that can be copied: `data-copy` names what it copies. */
for (const block of document.querySelectorAll("[data-copy]")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-label", block.dataset.copy);
  const text = block.textContent.trim();
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
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
