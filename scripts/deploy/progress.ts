import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import type { BuiltWorker } from "./build-workers.ts";
import { deployFolder } from "./workers.ts";

const Progress = z.object({ origin: z.string(), uploaded: z.record(z.string(), z.string()) });

/** Which Workers an interrupted deployment has uploaded, and of which code. */
export class DeploymentProgress {
  readonly #origin: string;
  readonly #file: string;
  readonly #uploaded: Record<string, string>;

  /** @param resumes whether what an earlier run has uploaded counts. */
  constructor(origin: string, resumes: boolean, file = join(deployFolder, "progress.json")) {
    this.#origin = origin;
    this.#file = file;
    const earlier = resumes ? read(file) : null;
    this.#uploaded = earlier?.origin === origin ? earlier.uploaded : {};
  }

  /** Whether this very code and configuration of the Worker was uploaded. */
  has(worker: BuiltWorker): boolean {
    return this.#uploaded[worker.name] === digest(worker);
  }

  add(worker: BuiltWorker): void {
    this.#uploaded[worker.name] = digest(worker);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ origin: this.#origin, uploaded: this.#uploaded }));
  }
}

function digest({ bundle, config }: BuiltWorker): string {
  return createHash("sha256").update(bundle.text).update(JSON.stringify(config)).digest("hex");
}

function read(file: string) {
  if (!existsSync(file)) return null;
  try {
    return Progress.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
