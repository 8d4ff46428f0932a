import { type Exception, openModels } from "./generators.ts";

interface Untyped {
  /** Declarations whose type is `unknown` or `any` in part, without those that are excepted. */
  found: string[];
  /** How many are excepted, by the reason. */
  excepted: Map<string, number>;
}

/** Comments and texts, in which the words mean nothing. */
const prose = /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
/** Matches the words as a type, not as the name of a property. */
const untyped = /\b(?:unknown|any)\b(?!\s*\??:)/;

/**
 * Finds `unknown` and `any` in generated types.
 *
 * @param declaration finds the name of what a line begins to declare.
 * @param own what the generator leaves untyped whatever the document says.
 */
export function findUntyped(source: string, declaration: RegExp, own?: Exception): Untyped {
  const result: Untyped = { found: [], excepted: new Map() };
  let name = "";
  const original = source.split("\n");
  const bare = source.replace(prose, (text) => text.replace(/[^\n]/g, " ")).split("\n");
  for (const [index, line] of bare.entries()) {
    name = declaration.exec(original[index] ?? "")?.[1] ?? name;
    if (!untyped.test(line)) continue;
    const isOwn = own?.pattern.test(line.trim());
    const reason = isOwn
      ? own?.reason
      : openModels.find(({ pattern }) => pattern.test(name))?.reason;
    if (reason === undefined) result.found.push(`${name}: ${line.trim()}`);
    else result.excepted.set(reason, (result.excepted.get(reason) ?? 0) + 1);
  }
  return result;
}
