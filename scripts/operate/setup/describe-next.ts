import { type Stage, scriptName } from "#scripts/run/workers/composed-config.ts";
import { commandOf, type Resource } from "./create-resources.ts";

interface Prepared {
  origin: string;
  single: boolean;
  stage: Stage | undefined;
  /** The file with the secrets. */
  file: string;
  /** Opens the operator's account once. */
  link: string | null;
  /** Resources that are still to be created. */
  left: readonly Resource[];
  isLocal: boolean;
  /** The domain of the accounts' addresses for mail, if there is one. */
  mailDomain?: string | undefined;
}

/** The next steps after `npm run setup`, as commands to paste. */
export function describeNext(prepared: Prepared): string {
  const { origin, single, stage, file, link, left, isLocal, mailDomain } = prepared;
  const flags = [
    ...(single ? ["--single"] : []),
    ...(stage === undefined ? [] : [`--${stage}`]),
    ...["--secrets-file", file],
  ];
  const steps = [
    ...left.map(commandOf),
    `npm run deploy -- ${flags.join(" ")}`,
    `curl -s -H 'Accept: text/markdown' ${origin}/status`,
  ];
  return `
Next:
${steps.map((step) => `  ${step}`).join("\n")}
${link === null ? "" : `\nThen open this link, within 72 hours. It opens the operator's account once, and is not shown again:\n  ${link}\n`}${mailDomain === undefined ? "" : describeMail(mailDomain, scriptName(single ? "single" : "core", stage))}${isLocal ? "\nThe database is on this machine, so that a deployment would not reach it.\n" : ""}`;
}

/** Email Routing is set up in the dashboard, once the Worker is there. */
function describeMail(domain: string, worker: string): string {
  return `
Mail: in Cloudflare's dashboard open the zone of ${domain}, Email, Email Routing; enable it for ${domain}, and set its
catch-all address to "Send to a Worker", ${worker}. docs/deploy.md#mail has the steps.
`;
}

/** A command that works on the deployment's database: in a shell of its own, which forgets the secrets. */
export function withFile(file: string, command: string): string {
  const path = file.includes("/") ? file : `./${file}`;
  return `(set -a; . ${path}; ${command})`;
}
