/** A process that runs the service and nothing else, to be killed. Says its URL once it answers. */
import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { KillableOptions } from "./killable-service.ts";

const [file = ""] = process.argv.slice(2);
const options: KillableOptions = JSON.parse(readFileSync(file, "utf8"));
const script = readFileSync(options.script, "utf8");
const miniflare = new Miniflare(
  convertV4MiniflareOptions({ ...options.worker, modules: true, script }),
);
console.log((await miniflare.ready).href);
