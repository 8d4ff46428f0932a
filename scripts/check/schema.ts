/** `npm run verify -- schema`: fails if the table definitions have changed without a migration. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed } from "../run/local/failure.ts";
import { projectRoot } from "../run/local/places.ts";

await runCommand(async () => {
  const committed = join(projectRoot, "schema/migrations");
  // Inside the project, because drizzle-kit writes only to relative folders.
  const draft = mkdtempSync(join(projectRoot, "node_modules/.cache-migrations-"));
  try {
    cpSync(committed, draft, { recursive: true });
    const { status, stdout, stderr } = spawnSync(
      join(projectRoot, "node_modules/.bin/drizzle-kit"),
      [
        "generate",
        "--dialect=sqlite",
        "--schema=schema/index.ts",
        `--out=${relative(projectRoot, draft)}`,
      ],
      { cwd: projectRoot, encoding: "utf8" },
    );
    if (status !== 0) throw new CommandFailed(`drizzle-kit failed:\n${stdout}${stderr}`);
    const missing = readdirSync(draft).filter((file) => !readdirSync(committed).includes(file));
    if (missing.length > 0) {
      throw new CommandFailed(
        `The tables have changed without a migration (${missing.join(", ")}). Run: npm run schema:generate`,
      );
    }
    console.log("The tables match the migrations.");
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
});
