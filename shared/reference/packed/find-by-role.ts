import { type StoredRow, verified } from "./packed-row.ts";
import { type ReadRows, rolePrefix, rowNames } from "./rows.ts";
import { type PackedRoles, unpackRoles } from "./unpack-roles.ts";

/** Reads rows where there is no database, which finds the occupation of a role: the packed roles know it, too. */
export function findByRole(readBody: (name: string) => Uint8Array<ArrayBuffer> | null): ReadRows {
  let roles: Promise<PackedRoles> | undefined;
  const readNamed = (name: string): StoredRow | null => {
    const body = readBody(name);
    return body && { name, body, checksum: verified };
  };
  const readKeyed = async (key: string): Promise<StoredRow | null> => {
    if (!key.startsWith(rolePrefix)) return readNamed(key);
    roles ??= unpackRoles(async (names) => names.map(readNamed));
    const { aliases, position, socCode } = await roles;
    const named = key.slice(rolePrefix.length);
    const found = position(aliases.get(named) ?? named);
    return found < 0 ? null : readNamed(rowNames.occupation(socCode(found)));
  };
  return (keys) => Promise.all(keys.map(readKeyed));
}
