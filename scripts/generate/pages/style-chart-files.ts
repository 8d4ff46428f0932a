import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";

/** The sheets with rules for drawings, in the order of the cascade. */
const sheets = ["charts", "spread", "home", "offers", "compare", "chart-file"];

/** What a drawing looks like; where it is on a page is no part of its file. */
const painted = /^(?:fill|stroke|stop|font|opacity|paint-order)/;

/**
 * The rules of the pages' charts for files that stand alone, with a value for each variable: programs
 * that draw SVG know no variables. The second sheet has the colors that are others in the dark.
 */
export function styleChartFiles(root: string): { light: string; dark: string } {
  const read = (name: string) =>
    readFileSync(join(root, "shared/html/styles", `${name}.css`), "utf8").replace(
      /\/\*[\s\S]*?\*\//g,
      "",
    );
  const variables = new Map(
    [...read("tokens").matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  const resolve = (text: string, scheme: "light" | "dark"): string =>
    text
      .replace(/var\(--([\w-]+)\)/g, (whole, name) => {
        const value = variables.get(name);
        return value === undefined ? whole : resolve(value, scheme);
      })
      // What keeps a page from moving while its typefaces arrive is no part of a file.
      .replace(/"[\w ]+ before", /g, "")
      .replace(/light-dark\(([^,]+),\s*([^)]+)\)/g, (_, light, dark) =>
        scheme === "light" ? light : dark,
      );
  const rules = rulesOf(sheets.map(read).join("\n"));
  const write = (keeps: (light: string, dark: string) => string | null) =>
    rules
      .map(({ selector, declarations }) => {
        const kept = declarations.flatMap(({ property, value }) => {
          const own = keeps(resolve(value, "light"), resolve(value, "dark"));
          return own === null || own.includes("var(") ? [] : `${property}:${own}`;
        });
        return kept.length === 0 ? "" : `${selector}{${kept.join(";")}}`;
      })
      .join("");
  return {
    light: minified(write((light) => light)),
    dark: minified(write((light, dark) => (light === dark ? null : dark))),
  };
}

interface Rule {
  selector: string;
  declarations: { property: string; value: string }[];
}

/** The rules for drawings that are for every screen. */
function rulesOf(css: string): Rule[] {
  const everywhere = css.replace(/@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...everywhere.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = "", body = ""]) =>
      /^\.(?:chart|spikes|slopes|file-\w+)(?![\w-])/.test(selector.trim())
        ? [{ selector: selector.trim(), declarations: declarationsOf(body) }]
        : [],
  );
}

function declarationsOf(body: string): Rule["declarations"] {
  return [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].flatMap(([, property = "", value = ""]) =>
    painted.test(property) ? [{ property, value }] : [],
  );
}

const minified = (css: string) =>
  transformSync(css, { loader: "css", minify: true, target: "es2024" }).code.trim();
