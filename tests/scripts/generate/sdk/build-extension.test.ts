import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { buildExtension } from "#scripts/generate/sdk/build-extension.ts";
import { version } from "#sdk/package.json" with { type: "json" };
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

describe("the browser extension", () => {
  const root = temporaryFolder();
  let folder: string;
  let archive: Record<string, Uint8Array>;
  beforeAll(() => {
    const [built = "", packed = ""] = buildExtension(join(root, "built"), "https://pay.example/x");
    folder = built;
    archive = unzipSync(readFileSync(packed));
  });

  const read = (file: string) => readFileSync(join(folder, file), "utf8");

  it("asks for the page that one sees, when the button is pressed, and for nothing else", () => {
    const manifest = JSON.parse(read("manifest.json"));
    expect(manifest).toMatchObject({ manifest_version: 3, version });
    expect(manifest.homepage_url).toBe("https://pay.example");
    expect(manifest.permissions).toEqual(["activeTab", "scripting"]);
    // Whatever else a manifest can ask for would be a key of its own.
    expect(Object.keys(manifest).sort()).toEqual(
      [
        ...["action", "content_security_policy", "description", "homepage_url", "icons"],
        ...["manifest_version", "minimum_chrome_version", "name", "options_ui"],
        ...["permissions", "version"],
      ].sort(),
    );
    expect(manifest.name.length).toBeLessThanOrEqual(45);
    expect(manifest.description.length).toBeLessThanOrEqual(132);
  });

  it("runs no code but its own files, and sends nothing by itself", () => {
    const {
      content_security_policy: policy,
      icons,
      action,
      options_ui,
    } = JSON.parse(read("manifest.json"));
    expect(policy.extension_pages).toBe("default-src 'none'; script-src 'self'; style-src 'self'");
    for (const page of [action.default_popup, options_ui.page]) {
      const sources = [...read(page).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to = ""]) => to);
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(existsSync(join(folder, source)), source).toBe(true);
    }
    for (const size of Object.values<string>(icons))
      expect(existsSync(join(folder, size))).toBe(true);
    const scripts = Object.keys(archive).filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(read(script), script).not.toMatch(
        /\b(?:fetch|XMLHttpRequest|eval|innerHTML|import\()/,
      );
    }
  });

  it("is packed as it is, for a store", () => {
    expect(Object.keys(archive)).toContain("manifest.json");
    for (const [file, bytes] of Object.entries(archive)) {
      expect(Buffer.from(bytes).equals(readFileSync(join(folder, file))), file).toBe(true);
    }
    expect(Object.keys(archive)).not.toContain("README.md");
  });
});
