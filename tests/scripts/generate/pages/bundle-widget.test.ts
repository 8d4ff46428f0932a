import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleWidget, integrityOf } from "#scripts/generate/pages/bundle-widget.ts";
import { widgetVersion } from "#shared/salaries/widget/version.ts";
import versions from "#shared/salaries/widget/versions.json" with { type: "json" };
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = join(import.meta.dirname, "../../../..");

describe("the widget's script", () => {
  it("is at most 8 KB, minified and with its styles", () => {
    expect(readFileSync(join(root, "public/widget.js")).length).toBeLessThanOrEqual(8_192);
  });

  it.each(Object.entries(versions))("of version %s is what was published", (version, integrity) => {
    expect(integrityOf(readFileSync(join(root, `public/widget-${version}.js`)))).toBe(integrity);
  });

  it("is the newest published version", () => {
    expect(Object.keys(versions).at(-1)).toBe(widgetVersion);
    const newest = readFileSync(join(root, `public/widget-${widgetVersion}.js`));
    expect(readFileSync(join(root, "public/widget.js")).equals(newest)).toBe(true);
  });

  it("names the widget's own domain nowhere, and has no parser, eval or inline style", () => {
    const text = readFileSync(join(root, "public/widget.js"), "utf8");
    expect(text).not.toMatch(
      /innerHTML|insertAdjacent|document\.write|eval\(|\.style\b|new Function/,
    );
    expect(text).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  });
});

describe("a changed widget", () => {
  const copy = temporaryFolder();

  beforeAll(() => {
    mkdirSync(join(copy, "public"));
    cpSync(join(root, "shared/salaries/widget"), join(copy, "shared/salaries/widget"), {
      recursive: true,
    });
    cpSync(join(root, "shared/figures"), join(copy, "shared/figures"), {
      recursive: true,
    });
    cpSync(join(root, "shared/contract/levels.ts"), join(copy, "shared/contract/levels.ts"));
    cpSync(join(root, "package.json"), join(copy, "package.json"));
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  });

  it("is the same script when a type that it names is in another file", () => {
    const file = join(copy, "shared/salaries/widget/view.ts");
    const text = readFileSync(file, "utf8");
    const moved = text.replace(/(?<=import type .* from ")[^"]*/, "../zzzz/qqqq/xxxx.ts");
    expect(moved).not.toBe(text);
    writeFileSync(file, moved);
    expect(Object.keys(bundleWidget(copy))).toContain(`public/widget-${widgetVersion}.js`);
    writeFileSync(file, text);
  });

  it("is refused under a version that was published", () => {
    expect(Object.keys(bundleWidget(copy))).toContain(`public/widget-${widgetVersion}.js`);
    const file = join(copy, "shared/salaries/widget/widget.css");
    writeFileSync(file, `${readFileSync(file, "utf8")}\np { color: red; }\n`);
    expect(() => bundleWidget(copy)).toThrow("raise the version");
  });
});
