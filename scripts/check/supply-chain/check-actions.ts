import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A commit, which nobody can move, with its version for people; or an action of this repository. */
const pinned = /^(\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+){2})$/;

/** @returns a sentence for each action in a workflow that is not pinned to a commit. */
export function checkActions(workflows: readonly { file: string; text: string }[]): string[] {
  return workflows.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*(?:-\s+)?uses:\s*(.+?)\s*$/gm)].flatMap(([, action = ""]) =>
      pinned.test(action)
        ? []
        : `${file}: ${action} is not pinned; write owner/name@COMMIT # v1.2.3.`,
    ),
  );
}

export function readWorkflows(root: string): { file: string; text: string }[] {
  const folder = join(root, ".github/workflows");
  return readdirSync(folder).map((name) => ({
    file: `.github/workflows/${name}`,
    text: readFileSync(join(folder, name), "utf8"),
  }));
}
