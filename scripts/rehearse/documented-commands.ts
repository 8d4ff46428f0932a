/** The commands of `docs/refresh.md`, in their order. */

export interface DocumentedCommand {
  /** `db:load` */
  script: string;
  args: string[];
}

/** Every `npm run` in a block of shell commands. */
export function documentedCommands(markdown: string): DocumentedCommand[] {
  const blocks = [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  return blocks
    .flatMap((block) => block.split("\n"))
    .flatMap((line) => {
      const [, script, rest = ""] = /^npm run (\S+)(?: -- (.*))?$/.exec(line) ?? [];
      return script ? [{ script, args: rest.split(" ").filter((arg) => arg !== "") }] : [];
    });
}

export interface RehearsalPlaces {
  /** The folder of the workbooks, and a copy of the seeds. */
  release: string;
  seeds: string;
  out: string;
  /** The version before the release. */
  former: string;
}

/** The same command for the rehearsal's own folders; null for one that needs the platform. */
export function rehearsed(
  { script, args }: DocumentedCommand,
  { release, seeds, out, former }: RehearsalPlaces,
): DocumentedCommand | null {
  const own = args
    // It would write to the project's documents.
    .filter((arg) => arg !== "--write")
    .map((arg) => (arg.startsWith("oews-") ? release : arg === "FORMER" ? former : arg));
  switch (script) {
    case "seeds:refresh":
    case "calibrate":
      return { script, args: [...own, "--seeds", seeds] };
    case "db:load":
      return { script, args: own.includes("--use") ? own : [...own, "--seeds", seeds] };
    case "moves":
      return { script, args: [...own, "--out", `${out}/moves.md`] };
    case "data:export":
      return { script, args: [...own, "--out", out] };
    default:
      return null;
  }
}
