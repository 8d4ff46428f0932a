/** The changes of the rehearsed release, from which a test and a person know the right result. */
export interface KnownChanges {
  /** The factor of every wage, apart from the exceptions below. */
  growth: number;
  /** An occupation whose wages fall. */
  falls: { code: string; factor: number };
  /** A cell that was not published before, and one that no longer is. */
  appears: { code: string; area: string };
  disappears: { code: string; area: string };
  /** An occupation whose 90th percentile is above what the survey publishes. */
  topCoded: string;
  /** An occupation that becomes two; one role goes to the second. */
  split: { from: string; to: string; second: string; role: string };
  /** An occupation that is counted with another. */
  merged: { from: string; to: string };
  /** An occupation with another title. */
  retitled: { code: string; title: string };
  /** A metropolitan area with another title, and one with another code. */
  renamedArea: { code: string; title: string };
  movedArea: { from: string; to: string; title: string };
}

/** Codes of the seeds of May 2025. */
export const knownChanges: KnownChanges = {
  growth: 1.04,
  falls: { code: "15-1254", factor: 0.93 },
  appears: { code: "15-2021", area: "12420" },
  disappears: { code: "29-1141", area: "12420" },
  topCoded: "11-1011",
  split: { from: "15-1299", to: "15-1298", second: "15-1297", role: "scrum-master" },
  merged: { from: "15-1232", to: "15-1231" },
  retitled: { code: "13-1082", title: "Project and Program Management Specialists" },
  renamedArea: { code: "41860", title: "San Francisco-Oakland-Berkeley, CA" },
  movedArea: { from: "42660", to: "42665", title: "Seattle-Tacoma, WA" },
};

/** `seeds/release-changes.csv` as a person would write it for the release. */
export function changesText(year: number, { split, merged, movedArea }: KnownChanges): string {
  const reason = "rehearsal";
  const lines = [
    ["occupation", split.from, split.to],
    ["role", split.role, split.second],
    ["occupation", merged.from, merged.to],
    ["area", movedArea.from, movedArea.to],
  ];
  return [
    "release,kind,from,to,reason",
    ...lines.map((line) => [`${year}-05`, ...line, reason].join()),
    "",
  ].join("\n");
}
