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
  const label = block.dataset.copy;
  // In the list of samples a word is enough; a letter's button says what it copies.
  const idle = "named" in block.dataset ? label : "Copy";
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text());
      show("Copied");
    } catch {
      show("Select the text to copy it");
    }
    setTimeout(() => show(idle, label), 2_000);
  });
  show(idle, label);
  block.append(button);
}
