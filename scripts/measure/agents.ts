/** `npm run agents:evaluate`: how well agents get along with the tools, and `--write` puts it into docs/agents.md. */
import { runCommand } from "../run/local/command.ts";
import { writeTables } from "../run/local/fill-tables.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { createAccount, createKey, createToken } from "../run/stage/callers.ts";
import { startSeededDatabase } from "../run/stage/database.ts";
import { startOver } from "../run/stage/service-over.ts";
import type { Send } from "./agents/client.ts";
import type { Credentials } from "./agents/evaluate.ts";
import { evaluationClock } from "./agents/tasks.ts";

const usage = `Usage:
  npm run agents:evaluate [-- [--model NAME [--base-url URL]] [--write]]

Measures how well agents get along with the tools: which tool a task's words find, whether its calls give
the facts, what that costs in tokens, and whether errors say enough to correct a call.

  --model     also lets a model solve the tasks, over the OpenAI-compatible API at --base-url, by default
              OpenAI's, with the key in OPENAI_API_KEY
  --write     puts the tables into docs/agents.md`;

await runCommand(async () => {
  const options = {
    model: { type: "string" },
    "base-url": { type: "string", default: "https://api.openai.com/v1" },
    write: { type: "boolean", default: false },
  } as const;
  const { values } = readArguments({ options }, usage);
  const { model: name, "base-url": baseUrl } = values;

  // They import a tokenizer, and with it all of its tokens.
  const evaluate = await import("./agents/evaluate.ts");
  const { reportAgents } = await import("./agents/report.ts");
  const { chatModel } = await import("./agents/model.ts");
  const live = await startOver(startSeededDatabase(), { clock: evaluationClock });
  const db = live.database.connect({ timeoutMs: 20_000 });
  try {
    const send: Send = (path, init) => fetch(new URL(path, live.service.url), init);
    const credentials: Credentials = {
      salary: await createKey(db, { tier: "ultra" }),
      newToken: async () =>
        createToken(db, { account: await createAccount(db, { tier: "ultra" }) }),
    };
    const key = process.env.OPENAI_API_KEY;
    const tables = reportAgents({
      date: new Date().toISOString().slice(0, "2027-01-31".length),
      lists: await evaluate.measureLists(send, credentials),
      choices: evaluate.chooseTools(),
      solved: await evaluate.runTasks(send, credentials),
      calls: await evaluate.recoverCalls(send, credentials),
      credentials: await evaluate.recoverCredentials(send, credentials),
      ...(name !== undefined && {
        model: {
          name,
          solved: await evaluate.runWithModel(
            chatModel({ model: name, baseUrl, key }),
            send,
            credentials,
          ),
        },
      }),
    });
    console.log(Object.values(tables).join("\n\n"));
    if (values.write) writeTables("docs/agents.md", tables);
  } finally {
    await live.stop();
  }
});
