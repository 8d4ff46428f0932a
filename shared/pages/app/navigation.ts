/** The pages of the application, in the order of its navigation. */
export const appGroups = [
  {
    name: "Job search",
    pages: [
      ["/app/jobs", "Jobs"],
      ["/app/contacts", "Contacts"],
      ["/app/calendar", "Calendar"],
      ["/app/companies", "Companies"],
      ["/app/insights", "Insights"],
    ],
  },
  {
    name: "API",
    pages: [
      ["/app/keys", "Keys"],
      ["/app/usage", "Usage"],
      ["/app/webhooks", "Webhooks"],
      ["/app/connections", "Connections"],
    ],
  },
  {
    name: "Account",
    pages: [
      ["/app", "Overview"],
      ["/app/security", "Security"],
      ["/app/account", "Account"],
    ],
  },
] as const;

/** For operators only. */
export const operatorPages = [["/app/operator", "Operator"]] as const;

/** Pages without an entry of their own, and the one that they belong to. */
const belongsTo: Readonly<Record<string, string>> = { "/app/activities/": "/app/jobs" };

/** The entry of the navigation that a page belongs to. */
export function currentEntry(path: string): string {
  const [, other] = Object.entries(belongsTo).find(([prefix]) => path.startsWith(prefix)) ?? [];
  if (other !== undefined) return other;
  const pages = appGroups.flatMap((group): readonly (readonly [string, string])[] => group.pages);
  const entries = [...pages, ...operatorPages].map(([href]) => href);
  const under = entries.filter((href) => path === href || path.startsWith(`${href}/`));
  return under.toSorted((a, b) => b.length - a.length)[0] ?? "";
}
