/**
 * The time zone of the account whose page is rendered. Components find it here instead of in a context of
 * `hono/jsx`, which would put its DOM renderer into every bundle. Rendering is synchronous, so no other
 * request's page is rendered meanwhile.
 */
let zone: string | null = null;

/** The time zone of the account whose page it is; null if it has none yet, and times are in UTC. */
export const currentZone = (): string | null => zone;

/** Runs `render`, whose components see this time zone. */
export function renderInZone<T>(timeZone: string | null, render: () => T): T {
  zone = timeZone;
  try {
    return render();
  } finally {
    zone = null;
  }
}
