/** The sample mails of all systems, found by the files' names. */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { MailSample } from "#shared/reading/mail/system.ts";
import { projectRoot } from "../local/places.ts";

interface SystemSamples {
  system: string;
  samples: readonly MailSample[];
}

export async function readSamples(): Promise<SystemSamples[]> {
  const files = globSync("shared/reading/mail/systems/*.ts", { cwd: projectRoot }).sort();
  return Promise.all(
    files.map(async (file) => {
      const { samples }: { samples: readonly MailSample[] } = await import(join(projectRoot, file));
      return { system: basename(file, ".ts"), samples };
    }),
  );
}
