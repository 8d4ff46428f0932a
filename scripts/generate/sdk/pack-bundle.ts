/** Packs the program as a bundle (.mcpb) that desktop programs for agents install, and describes it for their registry. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { projectRoot } from "#scripts/run/local/places.ts";

const sdk = join(projectRoot, "sdk");
const program = "bin/compensation-intelligence.js";
const arguments_ = ["mcp", "--offline"];
/** What the program needs to run. */
const packed = ["bin/*.js", "dist/**/*.js", "data/**/*", "package.json", "LICENSE"];
/** The dataset is compressed already. */
const isCompressed = /^data\/(?:index|rows)$/;
/** Zip files have dates, and the same content is to make the same file. */
const date = "2000-01-01T00:00:00Z";
const schema = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";
const title = "U.S. pay";
/** The registry takes at most 100 characters. */
const description =
  "What jobs pay in the United States and whether an offer is fair, offline, with sources.";

/**
 * @param repository the GitHub repository whose release will have the bundle, `owner/name`. Without it there
 *   is no `server.json`: it names the bundle's address.
 * @returns the paths of the files.
 */
export async function packBundle(
  folder: string,
  repository: string | undefined,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const { name, version, license, keywords, engines } = JSON.parse(
    readFileSync(join(sdk, "package.json"), "utf8"),
  );
  const manifest = {
    manifest_version: "0.3",
    name,
    display_name: title,
    version,
    description,
    long_description:
      "Estimates of pay for 3,445 roles in 500 U.S. cities with their 95% interval, whether an offer is fair, what it costs an employer, and every source and step behind a figure. The data are in the bundle: nothing is sent anywhere, and no key is needed.",
    author: { name: repository?.split("/")[0] ?? "Compensation Intelligence" },
    ...(repository === undefined
      ? {}
      : { repository: { type: "git", url: `https://github.com/${repository}.git` } }),
    server: {
      type: "node",
      entry_point: program,
      mcp_config: {
        command: "node",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the program that installs it fills it in.
        args: ["${__dirname}/bin/compensation-intelligence.js", ...arguments_],
        env: {},
      },
    },
    tools: await listTools(),
    keywords,
    license,
    compatibility: {
      platforms: ["darwin", "linux", "win32"],
      runtimes: { node: engines.node },
    },
  };
  const files: Zippable = { "manifest.json": Buffer.from(JSON.stringify(manifest, null, 2)) };
  for (const file of globSync(packed, { cwd: sdk }).sort()) {
    const path = join(sdk, file);
    const isHidden = basename(file).startsWith(".");
    if (!statSync(path).isFile() || isHidden) continue;
    files[file] = [readFileSync(path), { level: isCompressed.test(file) ? 0 : 9 }];
  }
  const bundle = join(folder, `${name}-${version}.mcpb`);
  const bytes = zipSync(files, { mtime: date });
  writeFileSync(bundle, bytes);
  if (repository === undefined) return [bundle];
  const entry = join(folder, "server.json");
  writeFileSync(entry, `${JSON.stringify(describe(repository, version, bytes), null, 2)}\n`);
  return [bundle, entry];

  function describe(repository: string, version: string, bytes: Uint8Array) {
    const address = `https://github.com/${repository}`;
    return {
      $schema: schema,
      name: `io.github.${repository}`,
      title,
      description,
      version,
      repository: { url: address, source: "github" },
      packages: [
        {
          registryType: "mcpb",
          identifier: `${address}/releases/download/v${version}/${basename(bundle)}`,
          version,
          fileSha256: createHash("sha256").update(bytes).digest("hex"),
          transport: { type: "stdio" },
        },
      ],
    };
  }
}

/** The tools, as the program itself lists them. */
async function listTools(): Promise<{ name: string; description: string }[]> {
  const child = spawn(process.execPath, [join(sdk, program), ...arguments_]);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.pipe(process.stderr);
  child.stdin.end(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" })}\n`);
  await new Promise((resolve) => child.once("close", resolve));
  const { result } = JSON.parse(output) as { result: { tools: Tool[] } };
  return result.tools.map(({ name, title }) => ({ name, description: title }));
}

interface Tool {
  name: string;
  title: string;
}
