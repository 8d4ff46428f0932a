/** A company's name in the form by which it is filtered: case, width and spacing are the same. */
export function companyKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

export function companyKeyOrNull(name: string | null): string | null {
  return name === null ? null : companyKey(name);
}
