/** Milliseconds since the epoch as the API answers them. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function instantOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : instant(milliseconds);
}
