import { asc } from "drizzle-orm";
import { roles } from "../../schema/reference.ts";
import type { Database } from "../../shared/db/client.ts";

const usualLimit = 20;

/**
 * Searches, none of them twice: the first word and the first two words of every title, with a page
 * of 20; then all of them again with slightly shorter and longer pages, and so on.
 */
export async function listSearches(db: Database): Promise<string[]> {
  const rows = await db.select({ title: roles.title }).from(roles).orderBy(asc(roles.slug));
  const texts = new Set(
    rows.flatMap(({ title }) => {
      const words = title.toLowerCase().split(" ");
      return [words.slice(0, 1).join(" "), words.slice(0, 2).join(" ")];
    }),
  );
  return limits().flatMap((limit) =>
    [...texts].map((text) => {
      const query = new URLSearchParams({ q: text, limit: String(limit) });
      return `/api/v1/intelligence/salaries/search?${query}`;
    }),
  );
}

/** 20, 19, 21, 18, 22, …, 1, 39: about 20 on average wherever a run ends. */
function limits(): number[] {
  const distances = Array.from({ length: usualLimit - 1 }, (_, at) => at + 1);
  return [usualLimit, ...distances.flatMap((by) => [usualLimit - by, usualLimit + by])];
}
