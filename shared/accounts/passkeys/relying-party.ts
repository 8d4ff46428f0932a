/** The site as passkeys know it. */
export interface RelyingParty {
  /** Its domain. A passkey is of one domain for ever. */
  id: string;
  /** The one origin that may use its passkeys. */
  origin: string;
  /** Shown by browsers. */
  name: string;
}
