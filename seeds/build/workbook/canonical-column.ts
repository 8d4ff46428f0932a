/**
 * The publisher renames columns between releases, in other cases, with spaces, or with other words.
 * What a column was called in some release, and what it is called here.
 */
const formerNames: Readonly<Record<string, string>> = {
  area_code: "area",
  area_name: "area_title",
  st: "prim_state",
  group: "o_group",
  occ_group: "o_group",
  occupation_code: "occ_code",
  occupation_title: "occ_title",
  tot_employment: "tot_emp",
  total_employment: "tot_emp",
};

/** The name of a header's cell by which the build knows the column, in whatever order they come. */
export function canonicalColumn(cell: unknown): string {
  const name = String(cell ?? "")
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, "_");
  return formerNames[name] ?? name;
}
