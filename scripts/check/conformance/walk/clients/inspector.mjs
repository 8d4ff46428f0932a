import { runProgram } from "./run-program.mjs";

export function connect({ url, folder, consent }) {
  const call = ({ name, arguments: args }) =>
    runProgram(
      "mcp-inspector",
      [
        ...["--cli", url, "--transport", "http", "--format", "json", "--quiet"],
        ...[
          "--method",
          "tools/call",
          "--tool-name",
          name,
          "--tool-args-json",
          JSON.stringify(args),
        ],
      ],
      // It is to ask for a sign-in although nobody is at a terminal; no browser is opened.
      {
        env: {
          HOME: folder,
          MCP_AUTO_OPEN_ENABLED: "true",
          BROWSER: "true",
          MCP_INSPECTOR_SECRET_STORE: "file",
        },
        onOutput: consent,
      },
    );
  return { call: (calls) => Promise.all(calls.map(call)), close() {} };
}
