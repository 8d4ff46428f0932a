/**
 * Everything that an account's security log notes, in the words that its owner reads. `%` is the
 * name of what was changed.
 */
export const securityEventKinds = {
  account_created: "Account made",
  signed_in: "Signed in with the passkey “%”",
  signed_in_by_code: "Signed in with a recovery code, which ended all other sessions",
  signed_in_by_link: "Signed in with a one-time link",
  signed_out: "Signed out",
  session_revoked: "Signed out: %",
  signed_out_everywhere: "Signed out everywhere",
  passkey_added: "Passkey “%” added",
  passkey_renamed: "Passkey renamed to “%”",
  passkey_removed: "Passkey “%” removed",
  passkey_counter_back:
    "Passkey “%” was used with an older counter than before, which may mean that it was copied",
  recovery_codes_made: "New recovery codes made; earlier ones are void",
  account_renamed: "Account renamed to “%”",
  account_exported: "Everything of the account downloaded",
  key_made: "Key “%” made",
  key_renamed: "Key renamed to “%”",
  key_revoked: "Key “%” revoked",
  connection_allowed: "Application “%” allowed to use the account",
  connection_revoked: "Access of the application “%” revoked",
} as const;

export type SecurityEventKind = keyof typeof securityEventKinds;

/** The sentence for an event; one of a kind that is no longer known has its kind's name. */
export function describeEvent({ kind, subject }: { kind: string; subject: string }): string {
  const known: Readonly<Record<string, string>> = securityEventKinds;
  return (Object.hasOwn(known, kind) ? known[kind] : kind)?.replace("%", () => subject) ?? kind;
}
