import type { LockedPackage } from "./lockfile.ts";

/**
 * Packages whose hash is not known. The registry that the lockfile was created from only serves the
 * packages of the platforms it is used on, Linux with glibc, so npm could not record a hash for these.
 * On their platforms `npm ci` trusts the registry for them. `npm run packages:check -- --fill` asks
 * the configured registry for the hashes, and the entries here can go.
 */
export const withoutIntegrity: readonly string[] = [
  "@biomejs/cli-android-arm64@2.6.8",
  "@biomejs/cli-android-x64@2.6.8",
  "@biomejs/cli-darwin-arm64@2.6.8",
  "@biomejs/cli-darwin-x64@2.6.8",
  "@biomejs/cli-linux-arm64-musl@2.6.8",
  "@biomejs/cli-linux-x64-musl@2.6.8",
  "@biomejs/cli-win32-arm64@2.6.8",
  "@biomejs/cli-win32-x64@2.6.8",
  "@cloudflare/workerd-darwin-64@1.20261117.1",
  "@cloudflare/workerd-darwin-arm64@1.20261117.1",
  "@cloudflare/workerd-windows-64@1.20261117.1",
];

/** Strong enough that nobody can make another package with the same hash. */
const form = /^sha(256|384|512)-[A-Za-z0-9+/]{40,}={0,2}$/;

/**
 * Whether every package has a hash, so that `npm ci` installs what was locked, on every platform.
 *
 * @param exempt `name@version` of packages that may lack one.
 * @returns a sentence for each violation.
 */
export function checkIntegrity(
  packages: readonly LockedPackage[],
  exempt: readonly string[] = withoutIntegrity,
): string[] {
  const lacking = packages.filter(({ integrity = "" }) => !form.test(integrity));
  const ids = new Set(lacking.map(idOf));
  return [
    ...lacking.flatMap((one) => {
      if (!exempt.includes(idOf(one))) {
        return `${idOf(one)} has no SHA-256 or stronger hash in package-lock.json.`;
      }
      return runsHere(one)
        ? `${idOf(one)} has no hash in package-lock.json, but is installed on Linux with glibc.`
        : [];
    }),
    ...exempt
      .filter((id) => !ids.has(id))
      .map((id) => `${id} is listed as lacking a hash, but has one or is gone: remove it.`),
  ];
}

export function idOf({ name, version }: Pick<LockedPackage, "name" | "version">): string {
  return `${name}@${version}`;
}

/** Whether the package is installed where CI and deployments run. */
function runsHere({ os, libc }: LockedPackage): boolean {
  return (os?.includes("linux") ?? true) && (libc?.includes("glibc") ?? true);
}
