import { showing } from "./layers.ts";
import type { FileImports } from "./read-imports.ts";

/**
 * Checks what the end of a file's name promises (`.request.ts`, `.response.ts`, `.http.ts`, `.page.tsx`), and that
 * what a noun does knows neither HTTP nor JSX.
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
    if (isHttp(to) && !knowsHttp(file))
      faults.push(`${file} imports ${to}: what knows no HTTP imports neither that nor *.http.ts.`);
    if (/\.page\.tsx?$|\.tsx$/.test(to) && !knowsHttp(file) && !isPage(file))
      faults.push(`${file} imports ${to}: what a noun does knows none of its pages.`);
  }
  if (knowsHttp(file)) return faults;
  if (file.endsWith(".tsx") && !isPage(file))
    faults.push(`${file}: of a noun, only *.page.tsx has JSX.`);
  for (const name of packages) {
    if (/^hono(?:\/|$)/.test(name) && !(isPage(file) && isMarkup(name)))
      faults.push(`${file} imports ${name}: what knows Hono ends in .http.ts.`);
  }
  return faults;
}

function isHttp(file: string): boolean {
  return /\.http\.tsx?$/.test(file) || file.startsWith("shared/middleware/");
}

/** What shows a noun, in its room, and what is there to show anything. */
function isPage(file: string): boolean {
  return /\.page\.tsx?$/.test(file) || showing.some((one) => file.startsWith(`shared/${one}/`));
}

function knowsHttp(file: string): boolean {
  return isHttp(file) || file.startsWith("functions/") || file.startsWith("shared/api/");
}

/** Pages are Hono's JSX, and know nothing else of it. */
function isMarkup(name: string): boolean {
  return /^hono\/(?:jsx|html|utils\/html)(?:\/|$)/.test(name);
}
