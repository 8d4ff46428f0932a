import { decodePackedBody, type StoredRow, verified } from "../packed/packed-row.ts";
import type { RoleRow, RowSource } from "../packed/row-source.ts";
import type { PlaceRow } from "../place.ts";
import type { VersionFiles } from "./read-files.ts";
import { beginningOf, sectionNames } from "./section-names.ts";

/**
 * The rows of a dataset version in its files.
 *
 * @param database has what the files lack, or cannot give now.
 */
export function fileRows({ index, section }: VersionFiles, database: RowSource): RowSource {
  const read = async (name: string): Promise<StoredRow> => {
    const body = await section(name);
    return body ? { body, checksum: verified } : undefined;
  };
  const role = async (slug: string): Promise<RoleRow | null> => {
    const known = await index();
    if (!known) return database.role(slug);
    const socCode = known.socCode(slug);
    if (socCode === null) return null;
    const row = await read(sectionNames.occupation(socCode));
    return row ? { socCode, title: null, ...row } : database.role(slug);
  };
  const cities = async () => (await read(sectionNames.cities)) ?? database.cities();
  return {
    role,
    cities,
    async roles(slugs) {
      if (!(await index())) return database.roles(slugs);
      const found = await Promise.all(slugs.map(role));
      return found.filter((row) => row !== null);
    },
    async roleAndCities(slug) {
      if (!(await index())) return database.roleAndCities(slug);
      return Promise.all([role(slug), cities()]);
    },
    async catalog() {
      const known = await index();
      const rows: StoredRow[] = [];
      for (let part = 0; known?.place(sectionNames.roles(part)); part++) {
        const row = await read(sectionNames.roles(part));
        if (!row) return database.catalog();
        rows.push(row);
      }
      return rows.length > 0 ? rows : database.catalog();
    },
    async places(names) {
      const known = await index();
      if (!known?.sections.some((name) => name.startsWith(sectionNames.places("")))) {
        return database.places(names);
      }
      const beginnings = [...new Set(names.map(beginningOf))];
      const sections = beginnings.map(sectionNames.places).filter((name) => known.place(name));
      const bodies = await Promise.all(sections.map(section));
      if (bodies.includes(null)) return database.places(names);
      const found = bodies.flatMap((body) => body ?? []).map(decodePackedBody<PlaceRow[]>);
      return (await Promise.all(found)).flatMap(({ header }) =>
        header.filter(({ name }) => names.includes(name)),
      );
    },
    async part<Rows, Value>(part: Parameters<typeof database.part<Rows, Value>>[0]) {
      const body = await section(sectionNames.part(part.name));
      if (!body) return database.part(part);
      return part.assemble((await decodePackedBody<Rows>(body)).header);
    },
  };
}
