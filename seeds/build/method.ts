/** A fitted part of the method: its key in `seeds/method.json` and its parameters. */
interface MethodSection {
  key: string;
  parameters: Record<string, unknown>;
}

/** `seeds/method.json`: the sections in the order of their keys. */
export function composeMethod(sections: MethodSection[]): string {
  const ordered = [...sections].sort((a, b) => (a.key < b.key ? -1 : 1));
  const method = Object.fromEntries(ordered.map(({ key, parameters }) => [key, parameters]));
  return `${JSON.stringify(method, null, 2)}\n`;
}
