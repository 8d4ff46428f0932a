import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pickSecrets, readSecrets } from "#scripts/operate/deploy/read-secrets.ts";
import { ensureKeys } from "#scripts/operate/setup/ensure-keys.ts";
import { readSettings, writeSettings } from "#scripts/operate/setup/settings-file.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const modeOf = (file: string) => statSync(file).mode & 0o777;

describe("the file with the secrets", () => {
  it("is made for its owner alone, and npm run deploy can read it", () => {
    const file = join(folder, "new.env");
    const settings = { DATABASE_URL: "libsql://a.turso.io", ...ensureKeys({}) };
    expect(writeSettings(file, settings)).toEqual({
      added: ["DATABASE_URL", "DATA_POINT_KEY", "SECRETS_KEY"],
      changed: [],
    });
    expect(modeOf(file)).toBe(0o600);
    expect(pickSecrets(readSecrets(file), ["DATABASE_URL", "SECRETS_KEY"])).toEqual({
      DATABASE_URL: settings.DATABASE_URL,
      SECRETS_KEY: settings.SECRETS_KEY,
    });
    expect(settings.DATA_POINT_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(settings.SECRETS_KEY).not.toBe(settings.DATA_POINT_KEY);
  });

  it("keeps the keys and whatever else is in it, changes what was answered, and closes it to others", () => {
    const file = join(folder, "old.env");
    const key = "a1".repeat(32);
    writeFileSync(
      file,
      `# mine\nexport SECRETS_KEY="${key}"\nOTHER=1\nDATABASE_URL=x\nSITE_ORIGIN=`,
      {
        mode: 0o644,
      },
    );
    const keys = ensureKeys(readSettings(file));
    expect(keys.SECRETS_KEY).toBe(key);
    const settings = { ...keys, DATABASE_URL: "y", SITE_ORIGIN: "https://a.example.com" };
    expect(writeSettings(file, settings)).toEqual({
      added: ["SITE_ORIGIN", "DATA_POINT_KEY"],
      changed: ["DATABASE_URL"],
    });
    expect(readFileSync(file, "utf8")).toBe(
      `# mine\nexport SECRETS_KEY="${key}"\nOTHER=1\nDATABASE_URL='y'\nSITE_ORIGIN='https://a.example.com'\nDATA_POINT_KEY='${keys.DATA_POINT_KEY}'\n`,
    );
    expect(modeOf(file)).toBe(0o600);
    const before = statSync(file).mtimeMs;
    expect(writeSettings(file, settings)).toEqual({ added: [], changed: [] });
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it("is refused if it is JSON or has a malformed key, without its content in the message", () => {
    const file = join(folder, "secrets.json");
    writeFileSync(file, '{"SECRETS_KEY": "hush"}');
    expect(() => readSettings(file)).toThrow(/^(?!.*hush).*is JSON.*--secrets-file/);
    expect(() => ensureKeys({ SECRETS_KEY: "hush" })).toThrow(/^SECRETS_KEY: (?!.*hush).*32 bytes/);
  });
});
