import versions from "./asset-versions.json";

const versionOf: ReadonlyMap<string, string> = new Map(Object.entries(versions));

/** The address of a file of `/assets`, other for other contents. */
export function assetPath(file: string): string {
  const version = versionOf.get(file);
  return version === undefined ? `/assets/${file}` : `/assets/${file}?v=${version}`;
}
