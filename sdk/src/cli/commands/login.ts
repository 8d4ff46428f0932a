import { hostname } from "node:os";
import { PipelineClient } from "../../pipeline-client.ts";
import { type Command, connectionOptions, formatOptions, type Invocation } from "../command.ts";
import { CommandFailed, SignedOut, UsageError } from "../failures.ts";
import { hasBrowser, openBrowser } from "../login/browser.ts";
import { signInByCode } from "../login/device.ts";
import { loopbackUri, signInByBrowser } from "../login/loopback.ts";
import { changeProfiles, profilesFile, readProfiles } from "../login/profiles.ts";
import {
  type AuthorizationServer,
  checkOrigin,
  findServer,
  OauthRefusal,
  post,
  registerClient,
  type Tokens,
} from "../login/server.ts";
import { withTokens } from "../login/session.ts";
import { nearest } from "../nearest.ts";
import { plain } from "../output/plain.ts";
import type { ListColumn } from "../output/table.ts";
import { align, widthOf } from "../output/wrap.ts";
import {
  print,
  printRows,
  programOf,
  remark,
  sessionOf,
  styleOf,
  type Terminal,
} from "../terminal.ts";

/** What is asked for without the right to change the job search. */
const readingScopes = [
  "intelligence:read",
  "skills:read",
  "market:read",
  "intelligence:lineage",
  "pipeline:read",
].join(" ");

/** `login [URL]` */
export const login: Command = {
  name: "login",
  summary: "Sign in to a service, in the browser or by a code",
  operands: [
    {
      name: "URL",
      description:
        "address of the service; else COMPENSATION_URL, or where you were signed in last",
      optional: true,
    },
  ],
  options: {
    device: { description: "shows a code to type in a browser elsewhere, as on a server" },
    "read-only": { description: "asks for no right to change your job search" },
    profile: { value: "NAME", description: "what to call this sign-in; else the service's host" },
  },
  examples: [
    "login https://pay.example.com",
    "login https://pay.example.com --device",
    "login https://pay.example.com --profile work",
  ],
  async run(invocation, terminal) {
    const { signal } = terminal;
    const origin = checkOrigin(addressOf(invocation, terminal));
    const name = invocation.values.profile ?? new URL(origin).host;
    const server = await findServer(origin, signal);
    // People who revoke a connection tell their machines apart by it.
    const client = { name: `pay on ${machineName()}`, redirectUris: [loopbackUri] };
    const clientId = await registerClient(server, client, signal);
    const tokens = await signIn(server, clientId, invocation, terminal);
    changeProfiles(terminal.env, (kept) => {
      kept.profiles[name] = withTokens({ url: origin, clientId }, tokens);
      kept.current = name;
    });
    const { green } = styleOf(terminal);
    print(terminal, `${green("Signed in")} to ${origin} as the profile ${name}.`);
    remark(
      terminal,
      `Its tokens are in ${profilesFile(terminal.env)}, for you alone. ${programOf(terminal)} logout removes them.`,
    );
  },
};

function addressOf({ operands }: Invocation, { env }: Terminal): string {
  const { current, profiles } = readProfiles(env);
  const known = current === null ? undefined : profiles[current]?.url;
  const url = operands[0] ?? (env.COMPENSATION_URL || known);
  if (url) return url;
  throw new UsageError(
    "Which service? Give its address, such as login https://pay.example.com.",
    "login",
  );
}

/** A name for the list of connections; registrations take 100 characters. */
function machineName(): string {
  return (
    hostname()
      .replaceAll(/[^\x21-\x7e]/g, "")
      .slice(0, 60) || "a computer"
  );
}

async function signIn(
  server: AuthorizationServer,
  clientId: string,
  { switches }: Invocation,
  terminal: Terminal,
): Promise<Tokens> {
  const { env, signal } = terminal;
  const common = {
    clientId,
    resource: `${server.issuer}/api`,
    scope: switches.has("read-only") ? readingScopes : undefined,
    signal,
  };
  try {
    if (switches.has("device") || !hasBrowser(env)) {
      return await signInByCode(server, {
        ...common,
        show: (code) => showCode(code, terminal),
      });
    }
    return await signInByBrowser(server, {
      ...common,
      async open(url) {
        const isOpen = await openBrowser(url, env);
        print(
          terminal,
          isOpen ? "Go on in your browser. If it has not opened:" : "Open in your browser:",
        );
        print(terminal, `  ${url}\n`);
        remark(terminal, `No browser here? Ctrl-C, then ${programOf(terminal)} login --device`);
      },
    });
  } catch (error) {
    if (!(error instanceof OauthRefusal)) throw error;
    if (error.code === "access_denied") throw new SignedOut("You refused the sign-in.");
    if (error.code === "expired_token") {
      throw new CommandFailed("Nobody has typed the code in time. Run it again for another code.");
    }
    throw new CommandFailed(`The service refused the sign-in: ${error.message}`);
  }
}

function showCode(
  code: { user_code: string; verification_uri: string; expires_in: number },
  terminal: Terminal,
): void {
  const { bold } = styleOf(terminal);
  const lines = [
    `Open      ${plain(code.verification_uri)}`,
    `and type  ${bold(plain(code.user_code))}`,
    "",
  ];
  print(terminal, lines.join("\n"));
  const minutes = Math.round(code.expires_in / 60);
  remark(terminal, `Waiting until you have; the code is good for ${minutes} minutes.`);
}

/** `logout` */
export const logout: Command = {
  name: "logout",
  summary: "Sign out, and revoke the access of this machine",
  operands: [],
  options: {
    profile: { value: "NAME", description: "the sign-in to end; else the current one" },
  },
  examples: ["logout", "logout --profile work"],
  async run(invocation, terminal) {
    const { env, signal } = terminal;
    const { current, profiles } = readProfiles(env);
    const name = invocation.values.profile ?? current;
    const profile = name === null ? undefined : profiles[name];
    if (name === null || !profile) throw unknownProfile(invocation.values.profile, profiles);
    const revoked = await post(
      `${profile.url}/oauth/revoke`,
      { token: profile.refreshToken, client_id: profile.clientId },
      signal,
    ).then(
      () => true,
      () => false,
    );
    changeProfiles(env, (kept) => {
      delete kept.profiles[name];
      if (kept.current === name) kept.current = Object.keys(kept.profiles)[0] ?? null;
    });
    print(terminal, `Signed out of ${profile.url}.`);
    if (revoked) return;
    remark(
      terminal,
      `The service could not be asked to revoke the access: do it at ${profile.url}/app/connections.`,
    );
  },
};

/** `whoami` */
export const whoami: Command = {
  name: "whoami",
  summary: "Who is signed in, where, and what is allowed",
  operands: [],
  options: { ...connectionOptions, json: formatOptions.json },
  examples: ["whoami", "whoami --json"],
  async run(invocation, terminal) {
    const session = sessionOf(invocation, terminal);
    if (!session) throw unknownProfile(undefined, {});
    const client = new PipelineClient({
      ...{ baseUrl: session.url, token: "signed-in", fetch: session.fetch, maxRetries: 1 },
    });
    // An account without a job search has a sign-in all the same.
    const account = await client.account
      .me({ signal: terminal.signal })
      .then(({ data }) => data)
      .catch((error: unknown) => {
        if (isForbidden(error)) return null;
        throw error;
      });
    const facts = {
      profile: session.name,
      url: session.url,
      account: account?.id ?? null,
      email: account?.email ?? null,
      plan: account?.tier ?? null,
      scopes: session.scopes,
    };
    if (invocation.switches.has("json")) {
      print(terminal, JSON.stringify(facts, null, 2));
      return;
    }
    const rows: [string, string][] = [
      ["Service", facts.url],
      ["Profile", facts.profile],
      ...(facts.account === null ? [] : [["Account", facts.account] as [string, string]]),
      ...(facts.email === null ? [] : [["Email", facts.email] as [string, string]]),
      ...(facts.plan === null ? [] : [["Plan", facts.plan] as [string, string]]),
      ["Allowed", facts.scopes.join(", ")],
    ];
    print(terminal, align(rows, widthOf(terminal.stdout)).map(plain).join("\n"));
  },
};

function isForbidden(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 403;
}

interface ProfileRow {
  name: string;
  url: string;
  scopes: string;
  current: boolean;
}

const profileColumns: readonly ListColumn<ProfileRow>[] = [
  { name: "name", heading: "Profile", value: ({ name }) => name, whole: true },
  { name: "url", heading: "Service", value: ({ url }) => url, whole: true },
  {
    name: "current",
    heading: "Used",
    value: ({ current }) => current,
    show: ({ current }) => (current ? "yes" : ""),
  },
  { name: "scopes", heading: "Allowed", value: ({ scopes }) => scopes, spare: true },
];

/** `profiles list` */
export const listProfiles: Command = {
  name: "profiles list",
  summary: "List the services that you are signed in to",
  operands: [],
  options: formatOptions,
  examples: ["profiles list"],
  async run(invocation, terminal) {
    const { current, profiles } = readProfiles(terminal.env);
    const rows = Object.entries(profiles).map(([name, { url, scopes }]) => ({
      ...{ name, url, scopes: scopes.join(" "), current: name === current },
    }));
    printRows(invocation, terminal, rows, profileColumns);
  },
};

/** `profiles use NAME` */
export const useProfile: Command = {
  name: "profiles use",
  summary: "Choose the sign-in that commands use",
  operands: [{ name: "NAME", description: "a profile, from profiles list" }],
  options: {},
  examples: ["profiles use work"],
  async run({ operands: [name = ""] }, terminal) {
    const { profiles } = readProfiles(terminal.env);
    const profile = profiles[name];
    if (!profile) throw unknownProfile(name, profiles);
    changeProfiles(terminal.env, (kept) => {
      kept.current = name;
    });
    print(terminal, `Commands use ${profile.url} from now on.`);
  },
};

function unknownProfile(name: string | undefined, profiles: object): Error {
  const names = Object.keys(profiles);
  if (name === undefined || names.length === 0) {
    return new SignedOut("Nobody is signed in. Sign in with login URL.");
  }
  const near = nearest(name, names);
  return new UsageError(
    `There is no profile ${name}. ${near ? `Did you mean ${near}?` : `There are: ${names.join(", ")}.`}`,
    "profiles list",
  );
}
