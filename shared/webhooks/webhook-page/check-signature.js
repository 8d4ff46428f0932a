/**
 * Signs a delivery again with the reader's secret and compares. The secret is in no form, and is
 * neither stored nor sent. Bundled into `public/assets/check-signature.js` by `npm run generate -- pages`.
 */
import { ageInWords, compareSignatures, toleranceSeconds } from "./compare-signatures.ts";

const maxShown = 160;

for (const section of document.querySelectorAll("[data-signature]")) {
  const fields = section.querySelector("[data-fields]");
  const byHand = section.querySelector("details");
  fields.hidden = false;
  byHand.open = false;
  const value = (name) => section.querySelector(`[data-part=${name}]`).value;
  let latest = 0;

  async function compare() {
    latest += 1;
    const run = latest;
    const secret = value("secret").trim();
    const parts = {
      id: value("id"),
      timestamp: value("timestamp"),
      body: value("body"),
      signature: value("signature"),
      bodySignature: value("body-signature"),
    };
    const result = secret === "" ? null : await compareSignatures(secret, parts, Date.now());
    // A later keystroke may have been signed first.
    if (run === latest) show(section, result, parts);
  }

  section.addEventListener("input", () => void compare());
  void compare();
}

function show(section, result, parts) {
  const verdict = section.querySelector("[data-verdict]");
  const table = section.querySelector("[data-comparison]");
  table.hidden = result === null;
  if (result === null) {
    verdict.textContent = "";
    return;
  }
  const at = result.sent.findIndex(({ isEqual }) => isEqual);
  const isEqual = at >= 0 || result.isBodyEqual;
  verdict.className = isEqual ? "outcome good" : "outcome bad";
  verdict.textContent = isEqual
    ? "Equal: this secret made the signature."
    : "Not equal: the secret is another one, or a part was changed.";
  const cell = (name, text) => {
    section.querySelector(`[data-result=${name}]`).textContent = text;
  };
  cell("signed", cut(result.signedText));
  cell("expected", result.expected);
  cell("sent", parts.signature.trim() || "None was sent.");
  cell("equal", describeEqual(result.sent, at));
  cell("expected-body", result.expectedOfBody);
  cell("sent-body", parts.bodySignature.trim() || "None was sent.");
  cell("equal-body", result.isBodyEqual ? "Equal" : "Not equal");
  cell("age", describeAge(result.ageSeconds));
}

function describeEqual(sent, at) {
  if (at < 0) return "Not equal";
  return sent.length === 1 ? "Equal" : `Equal to number ${at + 1} of ${sent.length}`;
}

function describeAge(seconds) {
  if (seconds === null) return "The timestamp is no number of seconds.";
  const age = ageInWords(seconds);
  if (seconds < -1) return `It is ${age} in the future: a clock is wrong.`;
  return seconds <= toleranceSeconds
    ? `Sent ${age} ago, within the five minutes that receivers accept.`
    : `Sent ${age} ago. A receiver would refuse it if it came now, because it is older than five minutes.`;
}

function cut(text) {
  return text.length > maxShown ? `${text.slice(0, maxShown)}… (${text.length} characters)` : text;
}
