import { acronyms, callLabels, smallWords, states } from "../generated/call-labels.ts";

/** A suggestion after an error. */
export interface ErrorSuggestion {
  /** A label for a person, such as "Pay of a Registered Nurse in Tampa". */
  readonly label: string;
  /** The request that would do it; null if it is something that a person does. */
  readonly call: SuggestedCall | null;
}

export interface SuggestedCall {
  readonly method: string;
  /** The path with the query, as it is sent. */
  readonly path: string;
}

/** Words and a colon, a method, and a path with its query; the first two may be missing. */
const form = /^(?:(.*): )?(?:(GET|POST) )?(\/\S*)$/s;

/** A suggestion as the service sends it: a call, words before a call, or a sentence. */
export function readSuggestion(text: string): ErrorSuggestion {
  const [, words, method = "GET", path] = form.exec(text) ?? [];
  if (path === undefined) return { label: text, call: null };
  const label = labelOf(method, path);
  return {
    label:
      words === undefined ? label : `${words}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    call: { method, path },
  };
}

/** The parameters of a path's query. */
export function queryOf(path: string): Map<string, string> {
  const [, query = ""] = path.split("?");
  const pairs = query.split("&").filter((one) => one !== "");
  return new Map(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [decode(name), decode(value.join("="))];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

function labelOf(method: string, path: string): string {
  const [pathname = ""] = path.split("?");
  const template = callLabels[`${method} ${pathname}`];
  if (template === undefined) {
    const [file] = /[^/]+\.[a-z0-9.]+$/.exec(pathname) ?? [];
    return file === undefined ? path : `Data file ${file}`;
  }
  const query = queryOf(path);
  const shown = new Set<string>();
  const fill = (part: string) =>
    part.replaceAll(/\{(a )?(\w+)\}/g, (_whole, article: string | undefined, name: string) => {
      shown.add(name);
      const value = inWords(name, query.get(name) ?? "");
      if (article === undefined) return value;
      return `${beginsWithVowel.test(value) ? "an" : "a"} ${value}`;
    });
  const isComplete = (part: string) =>
    [...part.matchAll(/\{(?:a )?(\w+)\}/g)].every(([, name = ""]) => query.has(name));
  const filled = fill(
    template.replaceAll(/\[([^\]]*)\]/g, (_whole, part: string) => (isComplete(part) ? part : "")),
  );
  // Two calls that differ have different labels. Figures are of one country.
  const others = [...query].filter(([name]) => !shown.has(name) && name !== "country");
  const rest = others.map(
    ([name, value]) => `${name.replaceAll("_", " ")} ${inWords(name, value)}`,
  );
  return rest.length === 0 ? filled : `${filled} (${rest.join(", ")})`;
}

/**
 * The article follows the sound: an Uber Driver, a Unix Administrator; an RN, whose letters are
 * read one by one.
 */
const beginsWithVowel = /^(?:[AEFHILMNORSX](?=[A-Z])|[AEIO]|U(?!ni|se|[A-Z]))/;

const titled: ReadonlySet<string> = new Set(["role", "roleA", "roleB", "slug"]);
const cities: ReadonlySet<string> = new Set(["city", "cityA", "cityB"]);
const amounts: ReadonlySet<string> = new Set(["amount", "min", "max"]);

/** The value of a parameter as a person writes it. */
function inWords(name: string, value: string): string {
  if (value === "*") return "everything";
  if (name === "basis") return value.replaceAll("_", " ");
  if (name === "q") return JSON.stringify(value);
  if (titled.has(name)) return value.split(",").map(toTitle).join(", ");
  if (cities.has(name)) return toCity(value);
  if (amounts.has(name) && /^\d+(?:\.\d+)?$/.test(value)) {
    return `$${Number(value).toLocaleString("en-US")}`;
  }
  return value.split(",").join(", ");
}

function toTitle(slug: string): string {
  const words = slug.split("-").map((word, at) => {
    if (at > 0 && smallWords.has(word)) return word;
    if (acronyms.has(word) || /^[^aeiouy]{1,4}$/.test(word)) return word.toUpperCase();
    return capitalize(word);
  });
  return words.join(" ");
}

function toCity(slug: string): string {
  const words = slug.split("-");
  const last = words.at(-1) ?? "";
  const state = words.length > 1 && states.has(last) ? `, ${last.toUpperCase()}` : "";
  const name = (state === "" ? words : words.slice(0, -1)).map((word) =>
    word === "st" ? "St." : capitalize(word),
  );
  return `${name.join(" ")}${state}`;
}

function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
