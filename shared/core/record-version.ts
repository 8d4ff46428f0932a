/**
 * The strong ETag of a record's version, for `If-Match`.
 *
 * @param variant distinguishes responses of the same version; `If-Match` ignores it.
 */
export function etagOfVersion(version: number, variant: string | null = null): string {
  return variant === null ? `"${version}"` : `"${version}-${variant}"`;
}

/** The version in an ETag of {@link etagOfVersion}; null for any other ETag, weak ones included. */
export function versionIn(etag: string): number | null {
  const version = /^"(\d+)(?:-[\w-]+)?"$/.exec(etag)?.[1];
  return version === undefined ? null : Number(version);
}

/**
 * Throws ApiError `precondition_failed` if a record's current version is not the one
 * that the caller has read.
 */
export type VersionCheck = (version: number) => void;
