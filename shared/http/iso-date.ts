/** The UTC day of an instant, `YYYY-MM-DD`. */
export function isoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
