/** A company's name normalized for filtering: case, character width and spacing do not matter. */
export function companyKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

export function companyKeyOrNull(name: string | null): string | null {
  return name === null ? null : companyKey(name);
}
