import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { projectRoot } from "#scripts/run/local/places.ts";
import { bindingsIn } from "#scripts/run/workers/bindings.ts";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

it("gives Cloudflare's deploy button what it asks people for", () => {
  const asked = parseEnv(read(".dev.vars.example"));
  const secrets = bindingsIn(Object.keys(asked).join(" "), "secret");
  // Each is asked for, and a value in that file would be everybody's: the button offers it as the answer.
  expect(asked).toEqual(Object.fromEntries(secrets.map((name) => [name, ""])));
  expect(secrets).toEqual(bindingsIn(read("scripts/run/workers/bindings.ts"), "secret"));

  const { cloudflare, scripts } = JSON.parse(read("package.json"));
  expect(Object.keys(cloudflare.bindings)).toEqual([
    ...[...secrets, "WEBHOOK_QUEUE", "DATA_BUCKET", "MAIL_BUCKET", "DOCUMENTS"],
  ]);
  expect(scripts.deploy).toBe("node scripts/operate/deploy.ts");
  // Cloudflare would run one before each deployment.
  expect(scripts.build).toBeUndefined();
});
