/** Search over the documentation, in the browser: the index is requested when the field gets the focus. */
const maxResults = 10;

/**
 * The entries that contain every word of the query, best first.
 *
 * @param entries as `/docs/search.json` lists them: title, path, text, and words for the reader's task.
 */
export function rank(entries, query) {
  const phrase = query.toLowerCase().trim().replaceAll(/\s+/g, " ");
  if (phrase === "") return [];
  const words = phrase.split(" ");
  return entries
    .map(([title, path, text, tasks]) => ({
      title,
      path,
      score: score({ words, phrase }, { title, text, tasks }),
    }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxResults);
}

/**
 * Every word has to occur; in the title or the tasks it counts more than in the text. A task that
 * begins as the reader types it is what they look for.
 */
function score({ words, phrase }, { title, text, tasks }) {
  const [inTitle, inText, inTasks] = [title, text, tasks].map((part) => part.toLowerCase());
  let total = 0;
  for (const word of words) {
    if (inTitle.includes(word) || inTasks.includes(word)) total += 10;
    else if (inText.includes(word)) total += 1;
    else return 0;
  }
  const begins = [inTitle, ...inTasks.split(", ")].some((task) => task.startsWith(phrase));
  return begins ? total + 20 : total;
}

/** What a result is, so that an error is told from the guide that explains it. */
function kindOf(path) {
  if (path.startsWith("/docs/api/")) return "Endpoint";
  if (path.startsWith("/docs/errors#")) return "Error";
  return path.startsWith("/docs/recipes/") ? "Recipe" : "";
}

function createResult({ title, path }) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  const kind = document.createElement("small");
  link.href = path;
  kind.textContent = kindOf(path);
  link.append(title, " ", kind);
  item.append(link);
  return item;
}

const place = document.querySelector("[data-search]");
if (place) {
  const input = document.createElement("input");
  const list = document.createElement("ul");
  input.type = "search";
  input.placeholder = "Try: rate limit";
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
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") list.querySelector("a")?.click();
  });
  input.addEventListener("input", async () => {
    const entries = await load();
    const found = rank(entries, input.value);
    const isEmpty = input.value.trim() === "";
    status.textContent = isEmpty || found.length > 0 ? "" : "Nothing was found.";
    list.replaceChildren(...found.map(createResult));
  });
}
