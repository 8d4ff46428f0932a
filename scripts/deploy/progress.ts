import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import type { BuiltWorker } from "./build-workers.ts";
import { deployFolder } from "./workers.ts";

const Progress = z.object({ origin: z.string(), uploaded: z.record(z.string(), z.string()) });

const progressFile = join(deployFolder, "progress.json");

export interface ProgressOptions {
  origin: string;
  /** Whether what an earlier run has uploaded counts. */
  resumes: boolean;
  /** Those that are set with the Workers; null if none are. */
  secrets: Readonly<Record<string, string>> | null;
  file?: string;
}

/** Which Workers an interrupted deployment has uploaded, of which code and with which secrets. */
export class DeploymentProgress {
  readonly #options: Required<ProgressOptions>;
  readonly #uploaded: Record<string, string>;

  constructor(options: ProgressOptions) {
    this.#options = { file: progressFile, ...options };
    const { resumes, file, origin } = this.#options;
    const earlier = resumes ? read(file) : null;
    this.#uploaded = earlier?.origin === origin ? earlier.uploaded : {};
  }

  /** Whether this very code and configuration of the Worker was uploaded, with the same secrets. */
  has(worker: BuiltWorker): boolean {
    return this.#uploaded[worker.name] === this.#digest(worker);
  }

  add(worker: BuiltWorker): void {
    const { file, origin } = this.#options;
    this.#uploaded[worker.name] = this.#digest(worker);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ origin, uploaded: this.#uploaded }));
  }

  #digest({ bundle, config }: BuiltWorker): string {
    const parts = [bundle.text, config, this.#options.secrets];
    return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  }
}

/** After a deployment that came to its end, or was rolled back, there is nothing to go on with. */
export function forgetProgress(file = progressFile): void {
  rmSync(file, { force: true });
}

function read(file: string) {
  if (!existsSync(file)) return null;
  try {
    return Progress.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
