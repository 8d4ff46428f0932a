import type { Reference } from "#shared/reference/open-reference.ts";
import type { Role } from "#shared/reference/records.ts";

/** @throws {Error} if the dataset has no such role. */
export async function findRole(reference: Reference, slug: string): Promise<Role> {
  const role = await reference.role(slug);
  if (!role) throw new Error(`The dataset has no role ${slug}.`);
  return role;
}
