/** Three significant digits, with separators: 0.0123, 4.56, 1,230,000. */
export function short(value: number): string {
  if (value === 0) return "0";
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString("en-US", { maximumSignificantDigits: 3 });
}

export function dollars(value: number): string {
  if (value === 0) return "–";
  if (value < 0.005) return "< $0.01";
  return value < 100 ? `$${value.toFixed(2)}` : `$${Math.round(value).toLocaleString("en-US")}`;
}

/** A Markdown table; all columns but the first are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map(line).join("\n");
}
