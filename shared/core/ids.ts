import { base62OfHex, randomBase62, toBase62 } from "./bytes/base62.ts";
import { toHex } from "./bytes/hex.ts";

/** Prefix and length of the random part of every kind of id. */
const idForms = {
  user: { prefix: "usr_", length: 16 },
  apiKey: { prefix: "key_", length: 16 },
  claim: { prefix: "clm_", length: 16 },
  pipelineToken: { prefix: "tok_", length: 16 },
  job: { prefix: "job_", length: 16 },
  contact: { prefix: "con_", length: 16 },
  activity: { prefix: "act_", length: 16 },
  calendarEvent: { prefix: "cal_", length: 16 },
  moodCheckin: { prefix: "moo_", length: 16 },
  mail: { prefix: "mail_", length: 16 },
  document: { prefix: "doc_", length: 16 },
  savedView: { prefix: "view_", length: 16 },
  event: { prefix: "evt_", length: 16 },
  import: { prefix: "imp_", length: 16 },
  importFile: { prefix: "file_", length: 16 },
  submission: { prefix: "sub_", length: 16 },
  webhook: { prefix: "wh_", length: 16 },
  oauthClient: { prefix: "ocl_", length: 22 },
  oauthGrant: { prefix: "grt_", length: 16 },
  passkey: { prefix: "psk_", length: 16 },
  session: { prefix: "ses_", length: 16 },
  securityEvent: { prefix: "log_", length: 16 },
  invitation: { prefix: "inv_", length: 16 },
} as const;

export type IdKind = keyof typeof idForms;

/** A new random id, such as `usr_4fT0bJ9qWm2XcR7d` (95 bits). */
export function newId(kind: IdKind): string {
  const { prefix, length } = idForms[kind];
  return prefix + randomBase62(length);
}

/**
 * The id that follows from a hash, so that what is made twice from the same has one id.
 *
 * @param hash at least 32 bytes that nobody else can choose, in hex.
 */
export function derivedId(kind: IdKind, hash: string): string {
  const { prefix, length } = idForms[kind];
  return prefix + base62OfHex(hash, length);
}

/**
 * An id with random digits that were made earlier, such as an import's, and the number of the record
 * in it: ids of one kind and the same digits ascend with the number.
 *
 * @param digits fewer than the id has; the number fills the rest.
 */
export function numberedId(kind: IdKind, digits: string, number: number): string {
  const { prefix, length } = idForms[kind];
  return prefix + digits + toBase62(number, length - digits.length);
}

/** A new request id: `req_` and 16 hexadecimal digits. */
export function newRequestId(): string {
  return `req_${toHex(crypto.getRandomValues(new Uint8Array(8)))}`;
}
