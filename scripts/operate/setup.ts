/** `npm run setup`: prepares a deployment: keys, secrets, database, queue, bucket, operator. */

import { runCommand } from "../run/local/command.ts";
import { captureWrangler } from "./deploy/run-wrangler.ts";
import { askOn, nobody } from "./setup/questions.ts";
import { readOptions } from "./setup/read-options.ts";
import { runSetup } from "./setup/run-setup.ts";

await runCommand(async () => {
  const args = process.argv.slice(2);
  const options = readOptions(args, process.env);
  const { stdin: input, stdout: output } = process;
  const isTerminal = input.isTTY === true && output.isTTY === true;
  const answers = askOn({ input, output, isTerminal });
  try {
    const token = options.tokenFromInput
      ? (await answers.ask("", { hidden: true })) || undefined
      : options.token;
    await runSetup({
      options: { ...options, token },
      questions: options.yes ? nobody : answers,
      say: console.log,
      wrangler: captureWrangler,
    });
  } finally {
    answers.close();
  }
});
