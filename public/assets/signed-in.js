/** Shows in the header of a page that is the same for everyone that its reader is signed in. */
if (/(?:^|;\s*)__Host-signed-in=1(?:;|$)/.test(document.cookie)) {
  document.documentElement.classList.add("signed-in");
}
