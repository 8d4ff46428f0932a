import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeMissingPermission, permissions } from "#scripts/operate/deploy/permissions.ts";

const failed = (path: string, code: number | string = 10000) => [
  { type: "command-failed", code, message: `A request to the Cloudflare API (${path}) failed.` },
];

describe("the permissions of the API token", () => {
  it("are those of docs/deploy.md, each with what needs it", () => {
    const page = readFileSync(join(import.meta.dirname, "../../../../docs/deploy.md"), "utf8");
    const rows = page.match(/^\| (?:Account|Zone) \/ .*$/gm);
    expect(rows?.sort()).toEqual(
      permissions.map(({ name, neededFor }) => `| ${name} | ${neededFor} |`).sort(),
    );
  });

  it.each([
    ["/accounts/a/workers/scripts/x/versions", "Account / Workers Scripts / Edit"],
    ["/accounts/a/workers/services/x", "Account / Workers Scripts / Edit"],
    ["/accounts/a/workers/scripts/x/domains/records", "Account / Workers Scripts / Edit"],
    ["/accounts/a/queues?page=1", "Account / Queues / Edit"],
    ["/accounts/a/r2/buckets", "Account / Workers R2 Storage / Edit"],
    ["/zones/z/workers/routes", "Zone / Workers Routes / Edit"],
    ["/zones?name=api.example.com", "Zone / Zone / Read"],
    ["/memberships", "Account / Account Settings / Read"],
  ])("are named by a refused request: %s", (path, name) => {
    expect(describeMissingPermission(failed(path))).toContain(`lacks "${name}"`);
  });

  it("are all named where Wrangler reports several failures together", () => {
    const list = ["/zones/z/workers/routes", "/accounts/a/queues/q/consumers"].map(
      (path) =>
        `- A request to the Cloudflare API (${path}) failed.\n  - Authentication error [code: 10000]`,
    );
    const message = `Trigger configuration was only partially updated:\n${list.join("\n")}`;
    const text = describeMissingPermission([{ type: "command-failed", message }]);
    expect(text).toMatch(/"Zone \/ Workers Routes \/ Edit".* and "Account \/ Queues \/ Edit"/);
  });

  it("are not blamed for another failure, and a zone that is not found is explained", () => {
    expect(describeMissingPermission(failed("/accounts/a/workers/scripts/x", 10021))).toBeNull();
    expect(describeMissingPermission([])).toBeNull();
    const message = "- Could not find zone for `api.example.com`.";
    expect(describeMissingPermission([{ type: "command-failed", message }])).toContain(
      "not a zone",
    );
  });
});
