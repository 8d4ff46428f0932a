import type { Role } from "../roles/role.ts";

/** Words whose presence hardly makes another job. */
const weak = new Set([
  "software",
  "computer",
  "system",
  "it",
  "professional",
  "general",
  "certified",
  "technical",
  "web",
]);

/** Pairs of roles of one occupation that are spelt almost alike or differ by a weak word. */
export function findNearDuplicates(roles: Role[]): [Role, Role][] {
  const byShortKey = new Map<string, Role[]>();
  for (const role of roles) {
    const words = role.key.split(" ").filter((word) => !weak.has(word));
    const key = `${role.code} ${words.join("")}`;
    const same = byShortKey.get(key) ?? [];
    same.push(role);
    byShortKey.set(key, same);
  }
  return [...byShortKey.values()].flatMap((same) =>
    same.flatMap((a, index) => same.slice(index + 1).map((b): [Role, Role] => [a, b])),
  );
}
