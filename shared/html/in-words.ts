/** `Phone screen` for `phone_screen`. */
export function inWords(value: string): string {
  const words = value.replaceAll("_", " ").replace("onsite", "on-site");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
