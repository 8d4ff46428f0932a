let given = 0;

/** A client address that no request of this process has come from yet, so that nothing is counted against it. */
export function newAddress(): string {
  given++;
  return `198.${18 + Math.floor(given / 62_500)}.${Math.floor(given / 250) % 250}.${given % 250}`;
}
