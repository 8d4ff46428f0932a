/** The button: opens the posting of the page that one sees in one's job search. */
import { readAddress } from "./address.js";
import { capture, toFragment } from "./capture.js";

const say = (text) => {
  document.querySelector("[role=status]").textContent = text;
};

const service = readAddress();
if (service === "") {
  await chrome.runtime.openOptionsPage();
  window.close();
} else {
  await open(service);
}

async function open(service) {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  let captured;
  try {
    const target = { tabId: tab.id };
    [{ result: captured }] = await chrome.scripting.executeScript({ target, func: capture });
  } catch {
    // The browser's own pages, its store and PDF files are closed to extensions.
    return say("The browser lets no extension read this page. Copy the posting’s text instead.");
  }
  const { index } = tab;
  const url = `${service}/app/jobs/new${toFragment(captured)}`;
  await chrome.tabs.create({ url, index: index + 1 });
  window.close();
}
