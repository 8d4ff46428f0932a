import type { Command } from "./command.ts";
import { adjacent } from "./commands/adjacent.ts";
import { calculate } from "./commands/calculate.ts";
import { cities, roles, search } from "./commands/catalog.ts";
import { checkPosting } from "./commands/check-posting.ts";
import { compare } from "./commands/compare.ts";
import { completion } from "./commands/completion.ts";
import { employerCost } from "./commands/employer-cost.ts";
import { evaluate } from "./commands/evaluate.ts";
import { history } from "./commands/history.ts";
import { addJob, importJobs, listJobs, moveJob, noteJob, showOneJob } from "./commands/jobs.ts";
import { lineage } from "./commands/lineage.ts";
import { listProfiles, login, logout, useProfile, whoami } from "./commands/login.ts";
import { mcp } from "./commands/mcp.ts";
import { negotiate } from "./commands/negotiate.ts";
import { offers } from "./commands/offers.ts";
import { skills } from "./commands/skills.ts";
import { wageLevels } from "./commands/wage-levels.ts";
import { listenToWebhooks, listWebhooks } from "./commands/webhooks.ts";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  calculate,
  evaluate,
  compare,
  history,
  adjacent,
  skills,
  employerCost,
  offers,
  negotiate,
  wageLevels,
  checkPosting,
  lineage,
  search,
  roles,
  cities,
  listJobs,
  showOneJob,
  addJob,
  moveJob,
  noteJob,
  importJobs,
  listWebhooks,
  listenToWebhooks,
  login,
  logout,
  whoami,
  listProfiles,
  useProfile,
  mcp,
  completion(() => commands),
];
