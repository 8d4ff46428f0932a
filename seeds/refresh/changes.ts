/** `seeds/release-changes.csv`: what a person found out about codes that a release changes. */
import { parseTable, type Row } from "../build/input/read-table.ts";
import type { Refusal } from "../build/refusal.ts";

const changeColumns = ["release", "kind", "from", "to", "reason"] as const;
const kinds = ["occupation", "role", "area"] as const;

/** Decisions about one release. */
export interface Changes {
  file: string;
  /** Maps an occupation that is gone to the one that its roles belong to now. */
  occupations: Map<string, string>;
  /** Roles that belong to another occupation than the rest of theirs. */
  roles: Map<string, string>;
  /** Maps an area that is gone to the one that its cities belong to now. */
  areas: Map<string, string>;
  /** Occupations and areas that are new, and known to be. */
  added: Set<string>;
  /** Why, by `kind from to`. */
  reasons: Map<string, string>;
  /** Where each line is, for refusals. */
  lines: Row<(typeof changeColumns)[number]>[];
}

/** The lines of one release. A line without `from` names what is new. */
export function readChanges(
  file: string,
  bytes: Buffer,
  year: number,
  refusals: Refusal[],
): Changes {
  const { rows } = parseTable(file, bytes, changeColumns);
  const lines = rows.filter(({ cells }) => cells.release === `${year}-05`);
  const changes: Changes = {
    file,
    occupations: new Map(),
    roles: new Map(),
    areas: new Map(),
    added: new Set(),
    reasons: new Map(),
    lines,
  };
  for (const { line, cells } of lines) {
    const { kind, from, to, reason } = cells;
    const refuse = (why: string) =>
      refusals.push({ file, line, key: `${kind} ${from || to}`, reason: why });
    if (!isKind(kind)) {
      refuse(`kind is ${JSON.stringify(kind)}, expected ${kinds.join(", ")}`);
      continue;
    }
    if (to === "") refuse("to is blank: name the code of the new release");
    if (reason === "") refuse("reason is blank: name the publisher's note, or another source");
    if (from === "" && kind === "role") refuse("from is blank: name the role's slug");
    changes.added.add(to);
    changes.reasons.set(`${kind} ${from} ${to}`, reason);
    if (from === "") continue;
    const map = { occupation: changes.occupations, role: changes.roles, area: changes.areas }[kind];
    if (map.has(from)) refuse("from is named twice");
    map.set(from, to);
  }
  return changes;
}

function isKind(text: string): text is (typeof kinds)[number] {
  return kinds.some((kind) => kind === text);
}
