/** The domain of the accounts' addresses for mail; null where the operator has set up none. */
export function mailDomain(env: { MAIL_DOMAIN?: string }): string | null {
  const domain = env.MAIL_DOMAIN?.trim().toLowerCase() ?? "";
  return domain === "" ? null : domain;
}
