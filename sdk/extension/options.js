/** Where postings are opened. */
import { readAddress, setAddress } from "./address.js";

const field = document.querySelector("#service");
const status = document.querySelector("[role=status]");
field.value = readAddress();

document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const isSet = setAddress(field.value);
  field.setAttribute("aria-invalid", String(!isSet));
  if (isSet) field.value = readAddress();
  else field.focus();
  status.textContent = isSet
    ? "Saved. The button now opens postings there."
    : "Write the whole address, beginning with https://.";
});
