/**
 * Keys of the service as their secret lists them, separated by commas: the first is used for what is
 * written, each is accepted for what is read. So a key can be replaced while the service runs
 * (docs/operating.md, "Replacing a key").
 */

/** More keys than anyone needs at a time; each is tried for what the first cannot read. */
const maxKeys = 4;
const keyForm = /^[0-9a-f]{64}$/i;

type SecretKeys = readonly [current: string, ...earlier: string[]];

/**
 * @param secret one to four keys of 32 bytes in hex, separated by commas.
 * @throws {TypeError} without the secret in its message.
 */
export function readKeys(secret: string): SecretKeys {
  const [current, ...earlier] = secret.split(",").map((key) => key.trim());
  if (current === undefined || ![current, ...earlier].every((key) => keyForm.test(key))) {
    throw new TypeError("a key must be 32 bytes in hex; several are separated by commas");
  }
  if (earlier.length >= maxKeys) throw new TypeError(`a secret lists at most ${maxKeys} keys`);
  return [current, ...earlier];
}
