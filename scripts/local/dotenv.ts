/** The lines of a `.env` file. */
export function toDotenv(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${quote(value)}\n`)
    .join("");
}

/** The format has no escape for a quotation mark, but three of them. */
function quote(value: string): string {
  const mark = ["'", '"', "`"].find((one) => !value.includes(one)) ?? "'";
  return `${mark}${value}${mark}`;
}
