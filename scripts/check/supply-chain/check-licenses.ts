import { idOf } from "./check-integrity.ts";
import type { LockedPackage } from "./lockfile.ts";

/** SPDX ids of licenses that only ask to be reproduced: what is deployed may have these. */
const permissive = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "MIT-0"];

/**
 * Tools run here and are not passed on, so copyleft licenses of single files or libraries are
 * allowed for them.
 */
const forTools = [
  ...permissive,
  ...["MPL-2.0", "LGPL-3.0-or-later", "CC0-1.0", "Unlicense", "BlueOak-1.0.0"],
];

/** @returns a sentence for each package whose license is not among those allowed for its use. */
export function checkLicenses(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((one) => {
    const allowed = one.dev ? forTools : permissive;
    if (one.license !== undefined && isAllowed(one.license, allowed)) return [];
    const use = one.dev ? "a tool" : "a dependency that may be deployed";
    return `${idOf(one)}, ${use}, has the license ${one.license ?? "(none)"}; allowed are ${allowed.join(", ")}.`;
  });
}

/** Whether an SPDX expression of `AND`, `OR` and parentheses can be met with these licenses. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const either = (): boolean => {
    let met = both();
    while (tokens[at] === "OR") {
      at++;
      const next = both();
      met = met || next;
    }
    return met;
  };
  const both = (): boolean => {
    let met = single();
    while (tokens[at] === "AND") {
      at++;
      const next = single();
      met = met && next;
    }
    return met;
  };
  const single = (): boolean => {
    const token = tokens[at++];
    if (token !== "(") return token !== undefined && allowed.includes(token);
    const met = either();
    return tokens[at++] === ")" && met;
  };
  return either() && at === tokens.length;
}
