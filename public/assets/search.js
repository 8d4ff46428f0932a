/** Search over the documentation, in the browser: the index is requested when the field gets the focus. */
const place = document.querySelector("[data-search]");
const maxResults = 10;

if (place) {
  const input = document.createElement("input");
  const list = document.createElement("ul");
  input.type = "search";
  input.placeholder = "Search";
  input.setAttribute("aria-label", "Search the documentation");
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  place.replaceChildren(input, list, status);

  let loading;
  const load = () => {
    loading ??= fetch("/docs/search.json")
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .catch(() => {
        loading = undefined;
        return [];
      });
    return loading;
  };

  input.addEventListener("focus", () => void load());
  input.addEventListener("input", async () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = await load();
    const found =
      words.length === 0
        ? []
        : entries
            .map(([title, path, text]) => ({ title, path, score: score(words, title, text) }))
            .filter((entry) => entry.score > 0)
            .sort((a, b) => b.score - a.score)
            .slice(0, maxResults);
    status.textContent = words.length > 0 && found.length === 0 ? "Nothing found" : "";
    list.replaceChildren(
      ...found.map(({ title, path }) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        link.href = path;
        link.textContent = title;
        item.append(link);
        return item;
      }),
    );
  });
}

/** Every word has to occur; in the title it counts more than in the text. */
function score(words, title, text) {
  const [inTitle, inText] = [title.toLowerCase(), text.toLowerCase()];
  let total = 0;
  for (const word of words) {
    if (inTitle.includes(word)) total += 10;
    else if (inText.includes(word)) total += 1;
    else return 0;
  }
  return total;
}
