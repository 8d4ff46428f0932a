/** An employer's name without the points, commas, semicolons and spaces in which sources differ. */
export function employerKey(name: string): string {
  return name.toUpperCase().replace(/[.,;]/g, "").replace(/\s+/g, " ").trim();
}
