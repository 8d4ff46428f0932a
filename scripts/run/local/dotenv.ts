/** Formats variables as a `.env` file. */
export function toDotenv(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${quote(value)}\n`)
    .join("");
}

/** The format cannot escape a quotation mark, but supports three kinds. */
function quote(value: string): string {
  const mark = ["'", '"', "`"].find((one) => !value.includes(one)) ?? "'";
  return `${mark}${value}${mark}`;
}
