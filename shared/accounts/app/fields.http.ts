/** Fields of forms. What is not valid has a default, so that a form comes back instead of an error. */
import * as z from "zod/mini";

/** The longest text of any field: the response of a passkey. */
const maxCharacters = 24_000;

/** Text as it was typed; empty if it is absent, sent twice, or too long. */
export const Typed = z._default(z.catch(z.string().check(z.maxLength(maxCharacters)), ""), "");

/** The fields of a form by their names, each {@link Typed}. */
export function typedFields<Name extends string>(...names: readonly Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, Typed]));
  return z.object(shape as Record<Name, typeof Typed>);
}
