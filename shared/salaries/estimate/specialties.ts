/** That pay differs by specialty, where a title names none. */
import type { Role } from "#shared/reference/records.ts";

/** The titles of doctors that say no specialty; the occupation is "Physicians, All Other". */
const broad: ReadonlySet<string> = new Set(["medical-doctor", "physician", "staff-physician"]);

/** Names specialties whose pay is surveyed by itself; empty for all other roles. */
export function specialtySentences({ slug, title }: Pick<Role, "slug" | "title">): string[] {
  return broad.has(slug)
    ? [
        `${title} names no specialty, and doctors' pay differs greatly by specialty. The figure of one is closer: ask for it by its name, such as Pediatrician, Psychiatrist or Anesthesiologist.`,
      ]
    : [];
}
