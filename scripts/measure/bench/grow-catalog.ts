import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#scripts/run/local/places.ts";
import { loadDataset } from "#seeds/load/index.ts";
import type { Database } from "#shared/db/client.ts";

/** Files whose first column is a role, and whether the second is its title. */
const files = [
  { file: "roles.csv", hasTitle: true },
  { file: "title_statistics.csv", hasTitle: false },
] as const;

/** Loads seeds in which every role has copies with what was observed of it, so that there are so many times the roles. */
export async function growCatalog(db: Database, times: number): Promise<void> {
  if (times === 1) return;
  const directory = mkdtempSync(join(tmpdir(), "grown-seeds-"));
  try {
    for (const name of ["tables", "manifest.json", "method.json"]) {
      cpSync(join(projectRoot, "seeds", name), join(directory, name), { recursive: true });
    }
    const manifest = JSON.parse(readFileSync(join(directory, "manifest.json"), "utf8"));
    for (const { file, hasTitle } of files) {
      const path = join(directory, "tables", file);
      const [header = "", ...rows] = readFileSync(path, "utf8").trimEnd().split("\n");
      const copies = Array.from({ length: times - 1 }, (_, number) =>
        rows.map((row) => {
          const [slug, second, ...more] = row.split(",");
          const title = hasTitle ? `${second} Synthetic ${number}` : second;
          return [`${slug}-synthetic-${number}`, title, ...more].join();
        }),
      );
      const grown = [header, ...rows, ...copies.flat()];
      const text = `${grown.join("\n")}\n`;
      writeFileSync(path, text);
      const listed = manifest.tables.find((table: { file: string }) => table.file === file);
      listed.rows = grown.length - 1;
      listed.sha256 = createHash("sha256").update(text).digest("hex");
    }
    manifest.version = `${manifest.version}x${times}`;
    writeFileSync(join(directory, "manifest.json"), JSON.stringify(manifest));
    await loadDataset(db, { directory });
  } finally {
    rmSync(directory, { recursive: true });
  }
}
