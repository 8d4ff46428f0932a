import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const pages = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
  {
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));

/** As GitHub makes the anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

function anchorsIn(file: string): string[] {
  const text = readFileSync(file, "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
}

it("every link from one document to another leads to a file and a heading that there are", () => {
  const broken = pages.flatMap((page) => {
    const text = readFileSync(page, "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
    return [...text.matchAll(/\]\((?!\w+:|\/)([^)\s]*)\)/g)].flatMap(([, target = ""]) => {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? page : join(dirname(page), path);
      const isThere =
        existsSync(file) &&
        (anchor === undefined || statSync(file).isDirectory() || anchorsIn(file).includes(anchor));
      return isThere ? [] : [`${page}: ${target}`];
    });
  });
  expect(broken).toEqual([]);
});

it("every document in docs/ is one that README.md links to", () => {
  const readme = readFileSync("README.md", "utf8");
  const documents = pages.filter((page) => /^docs\/[^/]+\.md$/.test(page));
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.filter((page) => !readme.includes(`](${page})`))).toEqual([]);
});
