import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";
import files from "./files.json";

/** A file of `docs/recipes` as it is: tests run it. */
export function RecipeCode({ file }: { file: keyof typeof files }): Markup {
  return <CodeSample label={file} code={files[file]} />;
}
