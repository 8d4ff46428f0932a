/** The seeds or the database are not in a state to load; the message says what to do about it. */
export class LoadRefused extends Error {
  override readonly name = "LoadRefused";
}
