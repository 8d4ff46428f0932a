/**
 * Puts what follows the `#` of the page's address into the field for it: the secret of a one-time
 * link, which browsers send to no server. The address no longer has it then.
 */
const field = document.querySelector("[data-from-fragment]");
const secret = location.hash.slice(1);

if (field && secret !== "") {
  field.value = secret;
  history.replaceState(null, "", location.pathname + location.search);
}
