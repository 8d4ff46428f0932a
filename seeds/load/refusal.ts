/** The seeds or the database are not in a loadable state; the message says how to fix it. */
export class LoadRefused extends Error {
  override readonly name = "LoadRefused";
}
