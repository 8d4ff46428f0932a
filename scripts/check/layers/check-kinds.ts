import { layers } from "./layers.ts";
import type { FileImports } from "./read-imports.ts";

/**
 * Checks what the end of a file's name promises: `.request.ts`, `.response.ts`, `.queries.ts` and
 * `.http.ts`, and that the files of a noun know neither HTTP nor JSX.
 *
 * @returns one sentence for each breach.
 */
export function checkKinds({ file, imports, values, packages }: FileImports): string[] {
  if (!/^(?:functions|shared)\//.test(file)) return [];
  const faults: string[] = [];
  const isResponse = file.endsWith(".response.ts");
  if (packages.includes("zod") && !isResponse) {
    faults.push(`${file} imports zod: in a bundle belongs zod/mini; only *.response.ts has zod.`);
  }
  for (const to of values) {
    if (to.endsWith(".response.ts") && !isResponse)
      faults.push(`${file} imports ${to}: only its types, because it is in no bundle.`);
  }
  for (const to of imports) {
    if (to.endsWith(".queries.ts") && file !== to.replace(/\.queries\.ts$/, ".built.ts"))
      faults.push(`${file} imports ${to}: the queries are built, import its .built.ts.`);
    if (isHttp(to) && !isHttp(file) && isBelowHttp(file))
      faults.push(`${file} imports ${to}: what knows no HTTP imports no *.http.ts.`);
  }
  if (!isBelowHttp(file) || isHttp(file)) return faults;
  const isNoun = layers.some((one) => one.isNoun && one.folder === file.split("/")[1]);
  if (isNoun && file.endsWith(".tsx") && !isPage(file))
    faults.push(`${file}: of a noun, only *.page.tsx has JSX.`);
  if (isNoun && !isPage(file)) {
    for (const to of imports.filter(isPage))
      faults.push(`${file} imports ${to}: what a noun does knows none of its pages.`);
  }
  for (const name of packages) {
    if (/^hono(?:\/|$)/.test(name) && !isMarkup(file, name))
      faults.push(`${file} imports ${name}: outside of http/, what knows Hono ends in .http.ts.`);
  }
  return faults;
}

function isHttp(file: string): boolean {
  return /\.http\.tsx?$/.test(file);
}

/** What shows a noun, in its room. */
function isPage(file: string): boolean {
  return /\.page\.tsx?$/.test(file);
}

function isBelowHttp(file: string): boolean {
  return file.startsWith("shared/") && !file.startsWith("shared/http/");
}

/** Pages are Hono's JSX, and know nothing else of it. */
function isMarkup(file: string, name: string): boolean {
  const shows = isPage(file) || /^shared\/(?:html|site)\//.test(file);
  return shows && /^hono\/(?:jsx|html|utils\/html)(?:\/|$)/.test(name);
}
