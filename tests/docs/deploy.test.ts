/** Walks docs/deploy.md as a new operator would, on this machine: databases and the service are local. */
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#scripts/run/local/places.ts";
import type { TestDatabase } from "#scripts/run/stage/database.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { deployArguments, readCommands } from "../support/deploy-guide.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { compileCache, quickStart } from "../support/quick-start.ts";
import { runCommand } from "../support/run-command.ts";
import { startSmallDatabase } from "../support/small-database.ts";
import { isWhole } from "../support/whole.ts";

interface Way {
  /** What is answered to its questions. */
  answers?: () => string[];
  env?: () => Record<string, string>;
  /** What it prints. */
  prints: RegExp;
  /** Another command of the page does the same, so that the short test leaves it out. */
  isAlike?: true;
}

let live: LiveService;
let database: TestDatabase;
let staging: TestDatabase;
const folder = temporaryFolder();

const named = () => ({ DATABASE_URL: database.url });

/** How each command is run, apart from those of `npm run deploy`, which deploy.process.test.ts runs. */
const ways: Readonly<Record<string, Way>> = {
  // Each job of CI begins with it; here its place is taken by nothing.
  "npm ci": { prints: /^$/ },
  "npm run setup": {
    answers: () => ["https://api.example.com", "", database.url, "none", "you@example.com"],
    prints:
      /Next:\n {2}npx wrangler queues create webhook-deliveries\n {2}npm run deploy -- --single --secrets-file secrets\.env\n/,
  },
  'npm run setup -- --yes --dry-run --site https://api.example.com --database-url "$DATABASE_URL"':
    {
      env: named,
      prints: /Nothing was changed/,
    },
  "npm run setup -- --yes --site https://api.example.com --operator you@example.com": {
    env: named,
    prints: /Operator: you@example\.com, from before/,
    isAlike: true,
  },
  "npm run setup -- --help": { prints: /^Usage:/, isAlike: true },
  "curl -s -H 'Accept: text/markdown' https://api.example.com/status": {
    prints: /^- ok: Database/m,
  },
  "(set -a; . ./secrets.env; npm run accounts -- list)": { prints: /you@example\.com +ultra/ },
  "(set -a; . ./secrets.env; npm run accounts -- invite you@example.com)": {
    prints: /^https:\/\/api\.example\.com\/login\/link#/m,
  },
  "(set -a; . ./secrets.env; npm run keys -- create --tier ultra --email you@example.com)": {
    prints: /intelligence_\w+/,
  },
  "(set -a; . ./secrets.env; npm run db:backup -- backups/before.sql.gz)": { prints: /SHA-256/ },
  "npm run setup -- --yes": { prints: /kept DATA_POINT_KEY and SECRETS_KEY/, isAlike: true },
  "(set -a; . ./secrets.env; npm run db:migrate)": { prints: /up to date/ },
  "(set -a; . ./secrets.env; npm run db:load)": { prints: /already live/ },
  'npm run setup -- --staging --yes --site https://staging.example.com --database-url "$DATABASE_URL"':
    {
      env: () => ({ DATABASE_URL: staging.url }),
      prints: /deploy -- --single --staging --secrets-file secrets\.staging\.env/,
    },
};

/** Commands that nothing runs and that give no reason for it. */
function findUnknown(commands: ReturnType<typeof readCommands>): string[] {
  return commands
    .filter(({ onlyOnTheEdge }) => onlyOnTheEdge === null)
    .map(({ command }) => command)
    .filter((command) => !(command in ways) && deployArguments(command) === null);
}

beforeAll(async () => {
  [live, database, staging] = await Promise.all([
    shareLiveService(),
    startSmallDatabase(),
    startSmallDatabase(),
  ]);
  // What the commands do with data does not depend on how much there is: these few pass for the project's.
  const { version } = JSON.parse(readFileSync(join(projectRoot, "seeds/manifest.json"), "utf8"));
  for (const one of [database, staging]) {
    await one.connect().run(sql`update datasets set version = ${version}`);
  }
  writeNpm();
});
afterAll(() => Promise.all([live.stop(), database.stop(), staging.stop()]));

describe("docs/deploy.md", () => {
  it("shows no command that nothing runs and that gives no reason for it", () => {
    const commands = readCommands();
    expect(findUnknown(commands)).toEqual([]);
    for (const { command, onlyOnTheEdge } of commands) {
      if (onlyOnTheEdge !== null) expect(onlyOnTheEdge, command).toMatch(/\w+ \w+/);
    }
    // Nor does the table keep what the page no longer shows.
    const shown = commands.map(({ command }) => command);
    expect(Object.keys(ways).filter((command) => !shown.includes(command))).toEqual([]);
    const other = "```sh\nnpx tidy   # now and then\nnpx x   # only on the edge: it uploads\n```\n";
    expect(findUnknown(readCommands(other))).toEqual(["npx tidy"]);
  });

  it("walks to the end, in its order", async () => {
    for (const { command } of readCommands()) {
      const way = ways[command];
      if (!way || (way.isAlike && !isWhole)) continue;
      const { code, output } = await run(command, way);
      expect(output, command).toMatch(way.prints);
      expect(code, command).toBe(0);
    }
    for (const file of ["secrets.env", "secrets.staging.env", "backups/before.sql.gz"]) {
      expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o600);
    }
    expect(readFileSync(join(projectRoot, ".ci/run"), "utf8")).toContain("npm ci");
  });
});

/** Runs a line of the page in a shell, in a folder of the test's own. */
async function run(
  command: string,
  { answers, env }: Way,
): Promise<{ code: unknown; output: string }> {
  const line = command.replace("https://api.example.com/status", `${live.service.url}status`);
  const { code, stdout, stderr } = await runCommand("sh", ["-c", line], {
    cwd: folder,
    env: {
      PATH: `${join(folder, "bin")}:${process.env.PATH}`,
      // Nobody is signed in to Cloudflare here.
      HOME: folder,
      NODE_COMPILE_CACHE: compileCache,
      ...env?.(),
    },
    input: answers?.()
      .map((answer) => `${answer}\n`)
      .join(""),
  });
  return { code, output: `${stdout}${stderr}` };
}

/** An npm that runs the project's commands in the shell's folder, with this machine's databases. */
function writeNpm(): void {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const node = [process.execPath, ...quickStart].join(" ");
  const cases = Object.entries<string>(scripts).flatMap(([name, script]) => {
    const [, file] = /^(?:exec )?node (scripts\/\S+\.ts)$/.exec(script) ?? [];
    if (!file) return [];
    const more = name === "setup" ? " --local --skip-cloudflare" : "";
    return `  ${name}) exec ${node} ${join(projectRoot, file)} "$@"${more} ;;`;
  });
  const lines = [
    "#!/bin/sh",
    '[ "$1" = run ] || exit 0',
    "name=$2; shift 2",
    '[ "$1" = -- ] && shift',
    'case "$name" in',
    ...cases,
    '  *) echo "no such script: $name"; exit 1 ;;',
    "esac",
  ];
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/npm"), `${lines.join("\n")}\n`);
  chmodSync(join(folder, "bin/npm"), 0o755);
}
