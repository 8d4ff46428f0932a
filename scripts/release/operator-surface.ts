import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { functionNames } from "#functions/deployments.ts";
import { projectRoot } from "../run/local/places.ts";
import { readComposedConfig } from "../run/workers/composed-config.ts";
import { compareTexts } from "./semantic-version.ts";

/** Everything that an operator sets up or names, which upgrade notes have to mention if it changes. */
interface OperatorSurface {
  /** Variables, secrets and bindings of the Workers. */
  bindings: string[];
  durableObjects: string[];
  queues: string[];
  crons: string[];
  compatibilityDate: string;
  /** Workers of a deployment per route. */
  workers: string[];
}

const folder = join(projectRoot, "scripts/release/surfaces");
/** Set by tests and by local runs only. */
const notForOperators = new Set([
  "ENVIRONMENT",
  "FROZEN_CLOCK",
  "OAUTH_ACCESS_TOKEN_SECONDS",
  "WEBHOOK_LOCAL_TARGETS",
]);

/** The surface of the present code. */
export function describeSurface(): OperatorSurface {
  const config = readComposedConfig();
  const source = readFileSync(join(projectRoot, "shared/core/service-bindings.ts"), "utf8");
  const declared = [...source.matchAll(/^ {2}([A-Z][A-Z_]+)\??:/gm)].flatMap(
    ([, name = ""]) => name,
  );
  const objects = config.durable_objects.bindings;
  const names = new Set([
    ...declared,
    ...objects.map(({ name }) => name),
    ...(config.assets?.binding ? [config.assets.binding] : []),
  ]);
  return {
    bindings: [...names].filter((name) => !notForOperators.has(name)).sort(),
    durableObjects: config.migrations.flatMap(({ tag, new_sqlite_classes = [] }) =>
      new_sqlite_classes.map((name) => `${tag} ${name}`),
    ),
    queues: (config.queues.consumers ?? []).map(({ queue }) => queue),
    crons: config.triggers.crons ?? [],
    compatibilityDate: config.compatibility_date ?? "",
    workers: ["core", "catch-all", ...functionNames].sort(),
  };
}

/** The surface of the latest release. */
export function releasedSurface(): { version: string; surface: OperatorSurface } {
  const [version] = readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ""))
    .sort((one, other) => compareTexts(other, one));
  if (!version) throw new Error(`${folder} has no release`);
  return { version, surface: JSON.parse(readFileSync(fileOf(version), "utf8")) };
}

export function writeSurface(version: string): void {
  writeFileSync(fileOf(version), `${JSON.stringify(describeSurface(), null, 2)}\n`);
}

function fileOf(version: string): string {
  return join(folder, `${version}.json`);
}

/** @returns what was added since, removed since, or changed, in words that upgrade notes have to contain. */
export function changedSince(old: OperatorSurface, now: OperatorSurface): string[] {
  const added = (key: "bindings" | "durableObjects" | "queues" | "crons") => [
    ...now[key].filter((one) => !old[key].includes(one)),
    ...old[key].filter((one) => !now[key].includes(one)),
  ];
  return [
    ...added("bindings"),
    ...added("durableObjects"),
    ...added("queues"),
    ...added("crons"),
    // A new Worker is deployed with the others; one that is gone has to be deleted.
    ...old.workers.filter((name) => !now.workers.includes(name)),
    ...(old.compatibilityDate === now.compatibilityDate ? [] : [now.compatibilityDate]),
  ];
}
