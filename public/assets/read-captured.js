/**
 * Fills in the form of a new job with the posting that the browser extension has put into the part of the
 * address after `#`. Anybody can make such an address: what it carries is bounded here, goes to the server
 * as text, which reads it and stores nothing, and comes back as the form for a person to check.
 */
const maxLength = 600_000;
const fragment = location.hash.slice(1);
const status = document.querySelector("[data-captured]");
const form = () => document.querySelector("[data-job-form]");
const otherwise = "Paste its text instead: ";

if (/^(?:link|posting)=/.test(fragment)) {
  // Neither the history nor a copied address is to carry the posting.
  history.replaceState(null, "", location.pathname + location.search);
  if (fragment.length > maxLength) fail("The posting is too long to be read from here. ");
  else await read(new URLSearchParams(fragment));
}

async function read(captured) {
  status.textContent = "Reading the posting…";
  form().setAttribute("aria-busy", "true");
  const body = new URLSearchParams({
    form_token: form().querySelector("[name=form_token]").value,
    text: captured.get("posting") ?? "",
    url: captured.get("link") ?? "",
  });
  try {
    const response = await fetch(status.dataset.captured, { method: "POST", body });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const filled = response.ok && page.querySelector("[data-job-form]");
    if (!filled) return fail("The posting could not be read. ");
    form().replaceWith(filled);
    // What the page now says above the form, for those who do not see that it has changed.
    status.className = "visually-hidden";
    status.textContent = filled.querySelector(".lead").textContent;
  } catch {
    fail("The posting could not be read: the service was not reached. ");
  }
}

function fail(reason) {
  const link = document.createElement("a");
  link.href = status.dataset.captured;
  link.textContent = "add a job from its text";
  status.replaceChildren(reason, otherwise, link, ".");
  form().removeAttribute("aria-busy");
}
