/** The pages of the application, in the order of its navigation. */
export const appGroups = [
  {
    name: "Job search",
    pages: [
      ["/app", "Today"],
      ["/app/jobs", "Board"],
      ["/app/inbox", "Inbox"],
      ["/app/calendar", "Calendar"],
      ["/app/contacts", "Contacts"],
      ["/app/companies", "Companies"],
      ["/app/insights", "Insights"],
    ],
  },
  {
    name: "Developer",
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
      ["/app/security", "Security"],
      ["/app/account", "Account"],
    ],
  },
] as const;

/** Public pages that belong to a part of the menu. */
export const publicGroups = {
  pay: {
    name: "Pay",
    pages: [
      ["/", "Look up pay"],
      ["/evaluate", "Check an offer"],
      ["/offers", "Compare offers"],
      ["/compare", "Compare cities"],
    ],
  },
  developer: [["/docs", "Documentation"]],
} as const;

/** Only operators see these. */
export const operatorPages = [["/app/operator", "Operator"]] as const;

/** Sections without an entry of their own, and the one that they belong to: activities are changed from their job. */
const belongsTo: Readonly<Record<string, string>> = {
  "/app/activities": "/app/jobs",
  "/app/report": "/app",
  "/app/reports": "/app",
};

/** The group of an entry, whose pages are in the header's row: those of the job search for a page of none. */
export function groupOf(entry: string): (typeof appGroups)[number] {
  const found = appGroups.find(({ pages }) => pages.some(([href]) => href === entry));
  return found ?? appGroups[operatorPages.some(([href]) => href === entry) ? 2 : 0];
}

/** The entry of the navigation that a page belongs to, by its section; empty for a page of no section. */
export function currentEntry(path: string): string {
  const section = path.split("/").slice(0, 3).join("/");
  const pages = appGroups.flatMap((group): readonly (readonly [string, string])[] => group.pages);
  const entries = [...pages, ...operatorPages].map(([href]) => href);
  return belongsTo[section] ?? entries.find((href) => href === section) ?? "";
}
