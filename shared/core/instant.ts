/** Formats milliseconds since the epoch as an ISO 8601 instant in UTC, as in responses. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function instantOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : instant(milliseconds);
}
