/** The people who may make an account in the browser: everybody, those with an invitation, or nobody. */
export type SignUpPolicy = "open" | "invite" | "closed";

/** Reads `SIGN_UP`. What is misspelled closes the sign-up rather than opening it. */
export function readSignUpPolicy(value: string | undefined): SignUpPolicy {
  if (value === undefined || value === "" || value === "open") return "open";
  return value === "invite" ? "invite" : "closed";
}
