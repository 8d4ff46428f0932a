/**
 * `npm run eval:agents`: how well agents get along with the tools. Without a model: which tool a
 * task's words find, whether its calls give the facts, what that costs in tokens, and whether errors
 * say enough to correct a call. `--model NAME` also lets a model of one's own solve the tasks, over
 * the OpenAI-compatible API at `--base-url`; its key is read from OPENAI_API_KEY. `--write` puts the
 * table into `docs/benchmarks.md`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAccount, createKey, createToken } from "../tests/support/callers.ts";
import { startSeededDatabase } from "../tests/support/database.ts";
import { startService } from "../tests/support/service.ts";
import { chooseTools } from "./eval-agents/choose-tools.ts";
import type { Send } from "./eval-agents/client.ts";
import { evaluationClock } from "./eval-agents/clock.ts";
import {
  type Credentials,
  recoverCalls,
  recoverCredentials,
  runTasks,
  runWithModel,
} from "./eval-agents/evaluate.ts";
import { measureLists } from "./eval-agents/measure-lists.ts";
import { chatModel } from "./eval-agents/model.ts";
import { replaceAgentsSection, reportAgents } from "./eval-agents/report.ts";
import { tasks } from "./eval-agents/tasks.ts";
import { runCommand } from "./local/command.ts";
import { readArguments } from "./local/read-arguments.ts";

const usage = `Usage:
  npm run eval:agents [-- [--model NAME [--base-url URL]] [--write]]

Measures how well agents get along with the tools: which tool a task's words find, whether its calls give
the facts, what that costs in tokens, and whether errors say enough to correct a call.

  --model     also lets a model solve the tasks, over the OpenAI-compatible API at --base-url, by default
              OpenAI's, with the key in OPENAI_API_KEY
  --write     puts the table into docs/benchmarks.md`;

await runCommand(async () => {
  const options = {
    model: { type: "string" },
    "base-url": { type: "string", default: "https://api.openai.com/v1" },
    write: { type: "boolean", default: false },
  } as const;
  const { values } = readArguments({ options }, usage);

  const database = await startSeededDatabase();
  const db = database.connect({ timeoutMs: 20_000 });
  try {
    const service = await startService({ databaseUrl: database.url, clock: evaluationClock });
    try {
      const send: Send = (path, init) => fetch(new URL(path, service.url), init);
      const credentials: Credentials = {
        salary: await createKey(db, { tier: "ultra" }),
        newToken: async () =>
          createToken(db, { account: await createAccount(db, { tier: "ultra" }) }),
      };
      const section = reportAgents({
        date: new Date().toISOString().slice(0, 10),
        lists: await measureLists(send, credentials),
        choices: chooseTools(tasks),
        solved: await runTasks(send, credentials),
        calls: await recoverCalls(send, credentials),
        credentials: await recoverCredentials(send, credentials),
        ...(values.model === undefined
          ? {}
          : {
              model: {
                name: values.model,
                solved: await runWithModel(
                  chatModel({
                    model: values.model,
                    baseUrl: values["base-url"],
                    key: process.env.OPENAI_API_KEY,
                  }),
                  send,
                  credentials,
                ),
              },
            }),
      });
      console.log(section);
      if (values.write) {
        const file = join(import.meta.dirname, "../docs/benchmarks.md");
        writeFileSync(file, replaceAgentsSection(readFileSync(file, "utf8"), section));
      }
    } finally {
      await service.stop();
    }
  } finally {
    await database.stop();
  }
});
