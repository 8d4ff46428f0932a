/**
 * `<salary-widget role city exp theme>`: what a job pays, in a page of anyone's. Built into
 * `/widget.js` by `npm run generate -- pages`, which defines STYLES and VERSION. It uses no HTML parser and no
 * inline style, so that pages with a strict Content-Security-Policy or Trusted Types can have it.
 */
import { Failure, loadFigures } from "./load-figures.js";
import { levels, sentenceOf, viewOf } from "./view.ts";

const file = /\/widget(-\d+\.\d+\.\d+)?\.js(\?|$)/;

/** The script's own address tells where the service is; a module has none, so its element is looked for. */
const ownUrl =
  document.currentScript?.src ??
  [...document.scripts].map((script) => script.src).find((url) => file.test(url));
const ownOrigin = ownUrl ? new URL(ownUrl).origin : "";

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);

/** Creates elements for `viewOf`. */
function create(tag, attributes, ...children) {
  const isDrawing = tag === "svg" || tag === "rect";
  const element = isDrawing
    ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

class SalaryWidget extends HTMLElement {
  static observedAttributes = ["role", "job", "city", "exp", "white-label", "base"];
  static version = VERSION;

  #card;
  #status = create("p", { role: "status" });
  #timer;
  #pending = false;
  #attempt = 0;
  #shown = false;

  connectedCallback() {
    if (!this.#card) this.#build();
    addEventListener("online", this.#retry);
    void this.#update();
  }

  disconnectedCallback() {
    removeEventListener("online", this.#retry);
    clearTimeout(this.#timer);
    this.#attempt++;
  }

  attributeChangedCallback(name, _before, value) {
    if (name === "role") {
      // Assistive technology would read `role` as the kind of element, so its value moves to
      // another attribute.
      if (value === null) return;
      this.removeAttribute("role");
      this.setAttribute("job", value);
    }
    if (this.isConnected && this.#card) void this.#update();
  }

  /** Keeps the content that a server may have rendered until there is a figure. */
  #build() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.#card = root.querySelector(".card") ?? create("div", { class: "card", part: "card" });
    this.#card.setAttribute("role", "group");
    if (!this.#card.firstChild) {
      this.#card.append(create("p", { class: "soft", part: "message" }, "Looking up the figure …"));
    }
    root.replaceChildren(this.#card, this.#status);
  }

  #retry = () => {
    if (this.#pending) void this.#update();
  };

  /** Runs once for all attributes that are changed together. */
  async #update() {
    const attempt = ++this.#attempt;
    clearTimeout(this.#timer);
    await null;
    if (attempt !== this.#attempt) return;
    this.#card.setAttribute("aria-busy", "true");
    try {
      const exp = this.getAttribute("exp") || "any";
      const url = this.#url(exp);
      const figures = await loadFigures(url, this.getAttribute("white-label"));
      if (attempt === this.#attempt) this.#show(figures, exp, url.origin);
    } catch (failure) {
      if (attempt === this.#attempt) this.#fail(failure);
    }
  }

  #url(exp) {
    const [role, city] = [this.getAttribute("job"), this.getAttribute("city")];
    const invalid = (message) => new Failure(message, { code: "attribute_invalid" });
    if (!role) throw invalid('The attribute role is missing, such as role="software-engineer".');
    if (!levels.includes(exp)) {
      throw invalid(`The attribute exp is ${levels.join(", ")}, not ${exp}.`);
    }
    const base = this.getAttribute("base") || ownOrigin;
    if (!URL.canParse(base)) throw invalid("The attribute base is missing: the service's origin.");
    const url = new URL("/api/v1/intelligence/salaries/widget", base);
    url.searchParams.set("role", role);
    if (city) url.searchParams.set("city", city);
    return url;
  }

  #show(figures, exp, origin) {
    this.#replace("subject", viewOf(create, figures, exp, origin));
    // The first figure is read where it stands, like any text; a later one is announced.
    if (this.#shown) this.#status.textContent = sentenceOf(figures, exp);
    this.#shown = true;
    this.#pending = false;
    this.#tell("salary-load", { figures, exp });
  }

  #fail({ message, code, retryAfter, isRetryable }) {
    const button = create("button", { type: "button", part: "retry" }, "Try again");
    button.addEventListener("click", () => void this.#update());
    const words = create("p", { id: "message", part: "message" }, message);
    this.#replace("message", [words, ...(isRetryable ? [button] : [])]);
    this.#status.textContent = message;
    this.#shown = true;
    this.#pending = Boolean(isRetryable);
    if (retryAfter) this.#timer = setTimeout(this.#retry, retryAfter * 1_000);
    this.#tell("salary-error", { code, message });
  }

  /** Keeps the focus in the widget if what had it is replaced. */
  #replace(labelId, nodes) {
    const hadFocus = this.shadowRoot.activeElement !== null;
    this.#card.replaceChildren(...nodes);
    this.#card.setAttribute("aria-labelledby", labelId);
    this.#card.setAttribute("aria-busy", "false");
    if (hadFocus) this.#card.querySelector("button, a")?.focus();
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

// A page may contain the script twice.
if (!customElements.get("salary-widget")) customElements.define("salary-widget", SalaryWidget);
