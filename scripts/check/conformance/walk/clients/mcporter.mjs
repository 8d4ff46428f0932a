import { runProgram } from "./run-program.mjs";

export async function connect({ url, folder, consent }) {
  const port = (...args) =>
    runProgram("mcporter", [...args, "--http-url", url, "--allow-http", "--name", "walk"], {
      env: { HOME: folder, MCPORTER_DISABLE_KEEPALIVE: "*" },
      onOutput: consent,
    });
  await port("auth", "--no-browser");
  const call = ({ name, arguments: args }) =>
    port("call", "--tool", name, "--args", JSON.stringify(args));
  return { call: (calls) => Promise.all(calls.map(call)), close() {} };
}
