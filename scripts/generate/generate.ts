/** `npm run generate`: writes the committed files that follow from others; with `--check`, fails if one differs. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed } from "../run/local/failure.ts";
import { projectRoot } from "../run/local/places.ts";
import { readArguments, wrongCommand } from "../run/local/read-arguments.ts";
import { type MadePart, madeParts } from "./made-parts.ts";

/** These parts are made by separate programs, which need a running service; they have no `--check`. */
const recordedParts: Record<string, readonly string[]> = {
  examples: [
    "node_modules/vitest/vitest.mjs",
    "run",
    "tests/contract/examples.test.ts",
    "--update",
  ],
  previews: ["scripts/generate/previews.ts"],
};

/** The parts have this order, because each is made from those before it. The document quotes the examples. */
const usual = ["laws", "openapi", "examples", "openapi", "sdk", "pages"];

const usage = `Usage:
  npm run generate [-- PART…] [--check]

Writes the generated files, which are committed. Without names: ${[...new Set(usual)].join(", ")}.

  laws          the module of the laws about pay in postings, from seeds/posting-laws.csv
  openapi       schema/openapi.json, schema/mcp.json and docs/api.md
  examples      schema/examples.json, recorded from a running service
  sdk           the list of methods in sdk/README.md
  changelog     CHANGELOG.md for the pages, which pages makes too
  pages         generated parts of the pages, the stylesheet among them
  previews      images that messengers show for links (Chromium)

  --check       write nothing, and fail if a committed file differs`;

await runCommand(async () => {
  const { values, positionals } = readArguments(
    { options: { check: { type: "boolean", default: false } }, allowPositionals: true },
    usage,
  );
  const known = [...Object.keys(madeParts), ...Object.keys(recordedParts)];
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw wrongCommand(unknown, known, usage);
  const names = positionals.length > 0 ? positionals : usual;
  for (const name of names) {
    const make = madeParts[name];
    if (!make) {
      if (!values.check) runNode(recordedParts[name] ?? [], name);
    } else if (names.length === 1) {
      await makePart(name, make, values.check);
    } else {
      // Each part runs in a process of its own, which reads the files of the parts before it.
      runNode(["scripts/generate/generate.ts", name, ...(values.check ? ["--check"] : [])], name);
    }
  }
});

async function makePart(name: string, make: MadePart, isChecking: boolean): Promise<void> {
  const made = Object.entries(await make());
  const differing = made.filter(([path, text]) => readIfThere(path) !== text);
  if (!isChecking) {
    for (const [path, text] of differing) writeFileSync(join(projectRoot, path), text);
  } else if (differing.length > 0) {
    const paths = differing.map(([path]) => path).join(", ");
    throw new CommandFailed(
      `Out of date: ${paths}. Run \`npm run generate -- ${name}\` and commit.`,
    );
  }
}

function readIfThere(path: string): string | null {
  const file = join(projectRoot, path);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function runNode(args: readonly string[], name: string): void {
  const { status } = spawnSync(process.execPath, args, { cwd: projectRoot, stdio: "inherit" });
  if (status !== 0) throw new CommandFailed(`${name} failed.`);
}
