export interface Exported {
  name: string;
  /** Whether its own file uses it. */
  isUsed: boolean;
}

/** A declaration at the beginning of a line, where code that is quoted has none. */
const declaration =
  /^export (?:declare |abstract |async )*(?:function\*?|const|let|class|interface|type|enum) ([\w$]+).*/gm;

/**
 * The exports that a file declares. Its default export is for a route or a tool, and a list
 * (`export { … }`) for whoever deploys the file or installs the package.
 */
export function exportsIn(text: string): Exported[] {
  const names = new Set([...text.matchAll(declaration)].map(([, name = ""]) => name));
  // Each name's declarations are left out, and comments.
  const lines = text.split("\n").filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line));
  return [...names].map((name) => {
    const word = new RegExp(`(?<![\\w$]|[\\w)\\]?]\\.)${name.replaceAll("$", "\\$")}(?![\\w$])`);
    const own = new RegExp(
      `^export .*?\\b(?:function\\*?|const|let|class|interface|type|enum) ${name}\\b`,
    );
    return { name, isUsed: lines.some((line) => word.test(line) && !own.test(line)) };
  });
}
