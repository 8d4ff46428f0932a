/** Adds a button to everything that can be copied: `data-copy` names what it copies. */
for (const block of document.querySelectorAll("[data-copy]")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  // Read when it is copied: a sample may show the reader's own key by then. Paragraphs stay apart.
  const text = () => {
    const parts = [...block.children].filter((element) => element !== button);
    return (
      parts
        // biome-ignore lint/performance/useDomNodeTextContent: it has no line breaks between paragraphs
        .map((element) => element.innerText)
        .join("\n")
        .trim()
    );
  };
  const show = (words, name = words) => {
    button.textContent = words;
    button.setAttribute("aria-label", name);
  };
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text());
      show("Copied");
    } catch {
      show("Select the text to copy it");
    }
    setTimeout(() => show("Copy", block.dataset.copy), 2_000);
  });
  show("Copy", block.dataset.copy);
  block.append(button);
}
