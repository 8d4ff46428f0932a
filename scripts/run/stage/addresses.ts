let given = 0;

/**
 * A client address that no request of this process has come from yet, so that nothing is counted
 * against it. Each of 250 is in a /24 of its own.
 */
export function newAddress(): string {
  given++;
  return `198.${18 + Math.floor(given / 62_500)}.${given % 250}.${Math.floor(given / 250) % 250}`;
}
