import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = "public/assets";

/**
 * The start of each file's hash, which pages add to its address: browsers may then store it for
 * long, and a page never meets the style or script of another deployment. Files whose name has a
 * version are left out.
 *
 * @param generated contents that differ from those on the disk, by path.
 */
export function listAssetVersions(
  root: string,
  generated: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = readdirSync(join(root, folder)).filter((name) =>
    /^[a-z-]+\.(css|js|svg)$/.test(name),
  );
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const content = generated[`${folder}/${name}`] ?? readFileSync(join(root, folder, name));
      return [name, createHash("sha256").update(content).digest("hex").slice(0, 8)];
    }),
  );
}
