import type { Command } from "./command.ts";
import { calculate } from "./commands/calculate.ts";
import { cities, roles, search } from "./commands/catalog.ts";
import { compare } from "./commands/compare.ts";
import { completion } from "./commands/completion.ts";
import { evaluate } from "./commands/evaluate.ts";
import { addJob, listJobs, moveJob } from "./commands/jobs.ts";
import { mcp } from "./commands/mcp.ts";
import { listenToWebhooks } from "./commands/webhooks.ts";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  calculate,
  evaluate,
  compare,
  search,
  roles,
  cities,
  listJobs,
  addJob,
  moveJob,
  listenToWebhooks,
  mcp,
  completion(() => commands),
];
