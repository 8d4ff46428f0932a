export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
}

/** Colors only in a terminal, and not where they are switched off (https://no-color.org). */
export function styleFor(
  stream: { isTTY?: boolean | undefined },
  env: Readonly<Record<string, string | undefined>>,
): Style {
  const on = stream.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
  const wrap = (code: number, end: number) => (text: string) =>
    on ? `\u001b[${code}m${text}\u001b[${end}m` : text;
  return { bold: wrap(1, 22), dim: wrap(2, 22), red: wrap(31, 39), green: wrap(32, 39) };
}
