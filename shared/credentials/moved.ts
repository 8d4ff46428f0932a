/**
 * What a credential of an account begins with in a database where it does not open the account: in the one that the
 * account has moved away from, and in the one that it is moving to. No hash and no id of a passkey has a colon.
 */
export const movedPrefix = "moved:";
