/** `npm run mail -- list | send | rules`: sample mails for the service on this machine, and how well the rules read them. */
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import type { MailSample } from "#shared/reading/mail/system.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed, UsageError } from "./local/failure.ts";
import { formatTable } from "./local/format-table.ts";
import { localPlaces } from "./local/places.ts";
import { readArguments, wrongCommand } from "./local/read-arguments.ts";
import { findRunningServer } from "./local/running-server.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { readSamples } from "./mail/samples.ts";
import { type Tried, trySample } from "./mail/try-rules.ts";

const usage = `Usage:
  npm run mail -- list                      the sample mails of each applicant system
  npm run mail -- send NAME [options]       sends one to the running npm start, such as greenhouse/rejection
  npm run mail -- rules                     how many samples the rules read rightly, and how many wrongly

Options of send:
  --to ADDRESS        an account's address (default: that of the development account, which is made if it has none)
  --company NAME      in place of the sample's company, such as one on your board
  --title TITLE       in place of its title`;

const Credentials = z.object({ pipeline: z.string() });
const Settings = z.object({ address: z.string().nullable() });

await runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "list" && rest.length === 0) return list();
  if (command === "rules" && rest.length === 0) return rules();
  if (command === "send") return send(rest);
  readArguments({}, usage);
  throw wrongCommand(command, ["list", "send", "rules"], usage);
});

async function list(): Promise<void> {
  const rows = (await readSamples()).flatMap(({ system, samples }) =>
    samples.map(({ name, kind, subject }) => [`${system}/${name}`, kind, subject]),
  );
  console.log(formatTable([["sample", "kind", "subject"], ...rows]));
}

async function rules(): Promise<void> {
  const rows: string[][] = [];
  const faults: Tried[] = [];
  const all: Tried[] = [];
  for (const { system, samples } of await readSamples()) {
    const tried = await Promise.all(samples.map((sample) => trySample(system, sample)));
    rows.push([system, ...count(tried)]);
    faults.push(...tried.filter(({ isRight }) => !isRight));
    all.push(...tried);
  }
  const head = ["system", "samples", "understood", "in part", "wrong"];
  console.log(formatTable([head, ...rows, ["all", ...count(all)]]));
  for (const { name, isWrong, expected, found } of faults) {
    console.log(
      `${isWrong ? "Wrong" : "In part"}: ${name}\n  says   ${expected}\n  found  ${found}`,
    );
  }
  if (faults.some(({ isWrong }) => isWrong)) process.exitCode = 1;
}

function count(tried: readonly Tried[]): string[] {
  const right = tried.filter(({ isRight }) => isRight).length;
  const wrong = tried.filter(({ isWrong }) => isWrong).length;
  return [tried.length, right, tried.length - right - wrong, wrong].map(String);
}

async function send(args: string[]): Promise<void> {
  const text = { type: "string" } as const;
  const options = { to: text, company: text, title: text };
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError(usage);
  const sample = await findSample(name);
  const places = localPlaces();
  const server = findRunningServer(places.server);
  if (!server) throw new CommandFailed("npm start is not running here. Start it first.");
  const to = values.to ?? (await developmentAddress(server.baseUrl, places.credentials));
  const raw = composeMail({
    ...renamed(sample, values),
    to,
    messageId: `<${crypto.randomUUID()}@samples.localhost>`,
    date: new Date().toUTCString().replace("GMT", "+0000"),
    headers: ["Authentication-Results: mx.cloudflare.net; spf=pass; dkim=pass; dmarc=pass"],
  });
  const query = new URLSearchParams({ from: "bounces@samples.localhost", to });
  const response = await fetch(`${server.baseUrl}/cdn-cgi/local/email?${query}`, {
    method: "POST",
    body: raw,
  });
  const answer = await response.text();
  if (!response.ok) throw new CommandFailed(`The service refused the mail: ${answer}`);
  console.log(`Sent ${name} to ${to}. What it means is at ${server.baseUrl}/app/inbox.`);
}

async function findSample(name: string): Promise<MailSample> {
  const [system, sample] = name.split("/");
  const found = (await readSamples())
    .find((one) => one.system === system)
    ?.samples.find((one) => one.name === sample);
  if (found) return found;
  throw new UsageError(`There is no sample ${name}: npm run mail -- list shows them.`);
}

/** The sample with another company and title, wherever it names its own. */
function renamed(
  sample: MailSample,
  { company, title }: { company?: string; title?: string },
): MailSample {
  const rename = (text: string) => {
    const named = sample.company && company ? text.replaceAll(sample.company, company) : text;
    return sample.title && title ? named.replaceAll(sample.title, title) : named;
  };
  const { text, html, calendar } = sample;
  return {
    ...sample,
    from: rename(sample.from),
    subject: rename(sample.subject),
    ...(text !== undefined && { text: rename(text) }),
    ...(html !== undefined && { html: rename(html) }),
    ...(calendar !== undefined && { calendar: rename(calendar) }),
  };
}

/** The address of the account whose token `npm start` keeps. */
async function developmentAddress(baseUrl: string, credentials: string): Promise<string> {
  if (!existsSync(credentials)) throw new CommandFailed("npm start is not ready yet.");
  const { pipeline } = Credentials.parse(JSON.parse(readFileSync(credentials, "utf8")));
  const response = await fetch(`${baseUrl}/api/mcp/inbox/settings`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${pipeline}`, "content-type": "application/json" },
    body: JSON.stringify({ isOn: true }),
  });
  if (!response.ok) throw new CommandFailed(await response.text());
  const { address } = Settings.parse(await response.json());
  if (address === null)
    throw new CommandFailed("The service takes no mail: MAIL_DOMAIN is not set.");
  return address;
}
