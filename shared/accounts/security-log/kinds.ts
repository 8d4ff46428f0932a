/** The kinds of events in an account's security log, in the words that its owner reads. */

/**
 * Events that are kept together: as many as `kept`, the oldest of them go first. No group takes the
 * room of another, so that nobody hides what they did by doing something else many times.
 */
export const securityEventGroups = {
  sign_ins: { one: "sign-in or sign-out", many: "sign-ins and sign-outs", kept: 500 },
  passkeys: { one: "event of passkeys", many: "events of passkeys", kept: 500 },
  codes: { one: "set of recovery codes", many: "sets of recovery codes", kept: 500 },
  keys: { one: "event of keys", many: "events of keys", kept: 500 },
  connections: { one: "event of connections", many: "events of connections", kept: 500 },
  invitations: { one: "invitation", many: "invitations", kept: 500 },
  account: { one: "event of the account", many: "events of the account", kept: 500 },
  /** The same change made again is counted, and not noted a second time. */
  settings: { one: "changed name", many: "changed names", kept: 100 },
} as const;

export type SecurityEventGroup = keyof typeof securityEventGroups;

export const groupNames = Object.keys(securityEventGroups) as SecurityEventGroup[];

interface Kind {
  group: SecurityEventGroup;
  /** `%` is the name of what was changed. */
  words: string;
}

const kind = (group: SecurityEventGroup, words: string): Kind => ({ group, words });

export const securityEventKinds = {
  account_created: kind("account", "Account made"),
  account_exported: kind("account", "Everything of the account downloaded"),
  signed_in: kind("sign_ins", "Signed in with the passkey “%”"),
  signed_in_by_code: kind(
    "sign_ins",
    "Signed in with a recovery code, which ended all other sessions",
  ),
  signed_in_by_link: kind("sign_ins", "Signed in with a one-time link"),
  signed_out: kind("sign_ins", "Signed out"),
  session_revoked: kind("sign_ins", "Signed out: %"),
  signed_out_everywhere: kind("sign_ins", "Signed out everywhere"),
  passkey_added: kind("passkeys", "Passkey “%” added"),
  passkey_removed: kind("passkeys", "Passkey “%” removed"),
  passkey_counter_back: kind(
    "passkeys",
    "Passkey “%” was used with an older counter than before, which may mean that it was copied",
  ),
  recovery_codes_made: kind("codes", "New recovery codes made; earlier ones are void"),
  key_made: kind("keys", "Key “%” created"),
  key_revoked: kind("keys", "Key “%” revoked"),
  connection_allowed: kind("connections", "Application “%” allowed to use the account"),
  connection_revoked: kind("connections", "Access of the application “%” revoked"),
  invitation_made: kind("invitations", "Invitation made for “%”"),
  account_renamed: kind("settings", "Account renamed to “%”"),
  passkey_renamed: kind("settings", "Passkey renamed to “%”"),
  key_renamed: kind("settings", "Key renamed to “%”"),
} as const satisfies Record<string, Kind>;

export type SecurityEventKind = keyof typeof securityEventKinds;

/** The kinds of a group. */
export function listKinds(group: SecurityEventGroup): string[] {
  return Object.entries(securityEventKinds)
    .filter(([, one]) => one.group === group)
    .map(([name]) => name);
}

/** The sentence for an event; one of a kind that is no longer known has its kind's name. */
export function describeSecurityEvent({
  kind,
  subject,
}: {
  kind: string;
  subject: string;
}): string {
  const known: Readonly<Record<string, Kind>> = securityEventKinds;
  const words = Object.hasOwn(known, kind) ? known[kind]?.words : undefined;
  return words?.replace("%", () => subject) ?? kind;
}
