/**
 * Forms that carry the response of a passkey: asks the service for a challenge, the browser for the
 * passkey, and sends the form. Bundled into `public/assets/passkeys.js` by `npm run generate -- pages`.
 */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

for (const form of document.querySelectorAll("form[data-passkey]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form);
  });
}

// A posting that the browser extension brings is in the address after `#`. Browsers keep it over redirects, so
// that it has come here, and take it along from a form only if the form's own address has it.
if (/^#(?:link|posting)=/.test(location.hash)) {
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    form.action = form.action + location.hash;
  }
}

async function send(form) {
  const button = form.querySelector("button[type=submit]");
  const problem = form.querySelector("[data-problem]");
  problem.textContent = "";
  button.disabled = true;
  try {
    const options = await askForOptions(form);
    // If the form has errors, the page that comes back says so.
    if (options) form.elements.credential.value = await usePasskey(form.dataset.passkey, options);
    form.submit();
  } catch (error) {
    problem.textContent = explain(error, form.dataset.passkey);
    button.disabled = false;
    button.focus();
  }
}

/** Null if the form is not complete. */
async function askForOptions(form) {
  const response = await fetch(form.dataset.options, {
    method: "POST",
    body: new URLSearchParams(new FormData(form)),
  });
  if (response.redirected) throw new Refused("You are signed out. Reload the page.");
  if (response.status === 400) return null;
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.problem);
  form.elements.form_token.value = answer.form_token;
  return answer.options;
}

class Refused extends Error {}

async function usePasskey(does, optionsJSON) {
  if (!browserSupportsWebAuthn()) {
    throw new Refused("This browser has no passkeys. Below is what to do instead.");
  }
  const start = does === "make" ? startRegistration : startAuthentication;
  return JSON.stringify(await start({ optionsJSON }));
}

function explain(error, does) {
  if (error instanceof Refused) return error.message;
  if (error.name === "InvalidStateError")
    return "This device already has a passkey of the account.";
  if (error.name === "NotAllowedError" || error.name === "AbortError") {
    return does === "make"
      ? "No passkey was made. Try again, or choose another device in the browser's dialog."
      : "No passkey was used. Try again, or choose another device in the browser's dialog.";
  }
  return `That did not work (${error.name}). Try again, or use another device.`;
}
