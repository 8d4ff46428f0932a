/** The pages of the application, in the order of its navigation. */
export const appPages = [
  ["/app", "Overview"],
  ["/app/keys", "Keys"],
  ["/app/usage", "Usage"],
  ["/app/connections", "Connections"],
  ["/app/security", "Security"],
  ["/app/account", "Account"],
] as const;

/** For operators only. */
export const operatorPages = [["/app/operator", "Operator"]] as const;

/** The entry of the navigation that a page belongs to. */
export function currentEntry(path: string): string {
  const entries = [...appPages, ...operatorPages].map(([href]) => href);
  const under = entries.filter((href) => path === href || path.startsWith(`${href}/`));
  return under.toSorted((a, b) => b.length - a.length)[0] ?? "";
}
