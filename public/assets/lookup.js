/**
 * Completes the fields of roles and cities: comboboxes as WAI-ARIA describes them (list
 * autocomplete with manual selection). Without this module the fields take any words.
 */
const maxOptions = 8;
const levels = {
  entry: "entry",
  junior: "entry",
  jr: "entry",
  mid: "mid",
  senior: "senior",
  sr: "senior",
  lead: "senior",
  staff: "staff",
  principal: "staff",
};

/** The years that a level stands for, as people read it. */
const years = {
  entry: "0–2 years",
  mid: "3–5 years",
  senior: "6–9 years",
  staff: "10 years or more",
};

let loading;

/** The names, requested when they are first needed. */
function loadNames() {
  loading ??= fetch("/salaries/names.json")
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status}`);
      return response.json();
    })
    .then(prepare)
    .catch(() => {
      // Tried again at the next key; the field takes any words until then.
      loading = undefined;
      return { role: [], city: [] };
    });
  return loading;
}

function prepare({ roles, aliases, cities }) {
  const entry = (name) => ({ name, text: fold(name) });
  return {
    role: [
      ...roles.map(entry),
      ...aliases.map(([words, at]) => ({ name: roles[at], text: fold(words), also: words })),
    ],
    city: cities.map(entry),
  };
}

function fold(text) {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}|[.'’]/gu, "")
    .replace(/[^a-z0-9+#]+/g, " ")
    .trim();
}

/** Entries that begin with the words, then those in which a word does, then any other; each name once. */
function find(entries, typed) {
  const words = fold(typed);
  if (words === "") return entries.filter(({ also }) => !also).slice(0, maxOptions);
  const groups = [[], [], []];
  for (const entry of entries) {
    const at = entry.text.indexOf(words);
    if (at === 0) groups[entry.text === words ? 0 : 1].push(entry);
    else if (at > 0 && entry.text[at - 1] === " ") groups[2].push(entry);
  }
  const seen = new Set();
  return groups
    .flat()
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .slice(0, maxOptions);
}

/** "Sr nurse" names the level senior and the words "nurse", unless a role is called so. */
function splitLevel(entries, typed) {
  const [first = "", ...rest] = fold(typed).split(" ");
  const level = levels[first];
  if (!level || rest.length === 0 || find(entries, typed).length > 0) return { words: typed };
  return { level, words: rest.join(" ") };
}

/** "What does an electrician make": the word before the field, by the first sound of the job. */
function suitArticle(input) {
  const article = input.form?.querySelector("[data-article]");
  if (!article || input.name !== "role") return;
  const job = input.value.trim();
  // Two capitals are read as letters: "an HVAC technician", "a UX designer".
  const isVowel = /^[A-Z]{2}/.test(job)
    ? /^[AEFHILMNORSX]/.test(job)
    : /^(?:[aeio]|u(?!ni(?!n)|ro|se|ti|[ix]\b))/i.test(job);
  article.textContent = isVowel ? "an" : "a";
}

function combobox(field) {
  const kind = field.dataset.names;
  const input = field.querySelector("input");
  const list = document.createElement("ul");
  const status = document.createElement("p");
  let options = [];
  let active = -1;
  /** Counts what has happened, so that a list that is ready late is not shown. */
  let events = 0;

  list.id = `${input.id}-options`;
  list.className = "options";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", field.querySelector("label").textContent);
  list.hidden = true;
  // A list that scrolls would otherwise take the focus between two fields.
  list.tabIndex = -1;
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
  })) {
    input.setAttribute(name, value);
  }
  field.append(list, status);

  function close() {
    events += 1;
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function activate(index) {
    active = (index + options.length) % options.length;
    [...list.children].forEach((option, at) => {
      option.setAttribute("aria-selected", String(at === active));
      if (at === active) {
        option.scrollIntoView({ block: "nearest" });
        input.setAttribute("aria-activedescendant", option.id);
      }
    });
  }

  function choose(index) {
    const chosen = options[index];
    if (!chosen) return;
    const level = kind === "role" && chosen.level;
    const select = input.form?.elements.exp;
    // Without a choice of levels the word stays in the field, where the server understands it.
    input.value = level && !select ? `${level} ${chosen.name}` : chosen.name;
    if (level && select) select.value = level;
    close();
    suitArticle(input);
  }

  async function open() {
    events += 1;
    const event = events;
    const entries = (await loadNames())[kind];
    if (event !== events) return;
    const { words, level } =
      kind === "role" ? splitLevel(entries, input.value) : { words: input.value };
    options = find(entries, words).map((entry) => ({ ...entry, level }));
    list.replaceChildren(
      ...options.map(({ name, also }, at) => {
        const option = document.createElement("li");
        option.id = `${list.id}-${at}`;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        option.textContent = level ? `${name}, ${years[level]}` : name;
        if (also) {
          const note = document.createElement("small");
          note.textContent = also;
          option.append(" ", note);
        }
        // Before the field loses the focus, which would close the list.
        option.addEventListener("pointerdown", (event) => {
          event.preventDefault();
          choose(at);
        });
        return option;
      }),
    );
    list.hidden = options.length === 0;
    input.setAttribute("aria-expanded", String(options.length > 0));
    active = -1;
    input.removeAttribute("aria-activedescendant");
    status.textContent =
      options.length === 0 ? "No suggestions" : `${options.length} suggestions, use the arrow keys`;
  }

  input.addEventListener("focus", () => {
    void loadNames();
    // The example in a sentence gives way to what is typed.
    if (input.closest(".madlib")) input.select();
  });
  input.addEventListener("input", () => {
    suitArticle(input);
    void open();
  });
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    const isOpen = !list.hidden;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (isOpen) activate(active === -1 && step === -1 ? options.length - 1 : active + step);
      else
        void open().then(() => options.length > 0 && activate(step === 1 ? 0 : options.length - 1));
    } else if (event.key === "Enter" && isOpen && active >= 0) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  });
}

for (const field of document.querySelectorAll("[data-names]")) combobox(field);
