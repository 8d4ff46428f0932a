import { type RoleCatalog, roleCatalog } from "./role-catalog.ts";
import { type CatalogContext, createSingleFlightCache } from "./single-flight-cache.ts";

/** A role as lists for people show it. Whole USD a year. */
export interface ListedRole {
  slug: string;
  title: string;
  nationalMedian: number;
}

/** A major group of the Standard Occupational Classification, as people browse roles. */
export interface RoleFamily {
  /** The first two digits of its codes. */
  code: string;
  title: string;
  /** Number of roles. */
  size: number;
  /** Roles that most people hold. */
  common: readonly ListedRole[];
}

const commonCount = 6;

/** The families that have roles, in the order of their codes. */
export const roleFamilies = createSingleFlightCache<readonly RoleFamily[]>(async (context) => {
  const catalog = await roleCatalog.open(context);
  const titles = catalog.roles.families;
  const members = Map.groupBy(allPositions(catalog), (position) => familyOf(catalog, position));
  return [...members]
    .map(([code, positions]) => ({
      code,
      title: titles.get(code) ?? code,
      size: positions.length,
      common: positions
        .toSorted((a, b) => (catalog.holders[b] ?? 0) - (catalog.holders[a] ?? 0))
        .slice(0, commonCount)
        .flatMap((position) => listedRole(catalog, position)),
    }))
    .toSorted((a, b) => a.code.localeCompare(b.code));
});

/** The roles of a family, or those whose title begins with a letter, by title. */
export async function listRolesBy(
  context: CatalogContext,
  wanted: { family: string } | { letter: string },
): Promise<ListedRole[]> {
  const catalog = await roleCatalog.open(context);
  const matches =
    "family" in wanted
      ? (position: number) => familyOf(catalog, position) === wanted.family
      : (position: number) => letterOf(catalog.roles.titles.at(position)) === wanted.letter;
  return allPositions(catalog)
    .filter(matches)
    .flatMap((position) => listedRole(catalog, position))
    .toSorted((a, b) => a.title.localeCompare(b.title, "en"));
}

/** The letter that a title is listed under; `#` for a digit. */
function letterOf(title: string): string {
  const first = title.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : "#";
}

function allPositions({ roles }: RoleCatalog): number[] {
  return Array.from({ length: roles.size }, (_, position) => position);
}

function familyOf({ roles }: RoleCatalog, position: number): string {
  return roles.socCode(position).slice(0, 2);
}

function listedRole({ table }: RoleCatalog, position: number): ListedRole[] {
  const row = table.row(position);
  return row ? [{ slug: row.slug, title: row.title, nationalMedian: row.national_median }] : [];
}
