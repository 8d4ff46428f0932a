/** The services that somebody has signed in to from this machine. */
import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { CommandFailed } from "../failures.ts";

/** A service and the tokens that it has issued to this machine. */
export interface Profile {
  /** The origin of the service, to which alone the tokens are sent. */
  url: string;
  clientId: string;
  accessToken: string;
  refreshToken: string;
  /** When the access token expires, in milliseconds since the epoch. */
  expiresAt: number;
  /** What the person has allowed. */
  scopes: string[];
}

/** The content of the file. */
export interface Profiles {
  /** The profile that commands use. */
  current: string | null;
  profiles: Record<string, Profile>;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Where the file is: `$COMPENSATION_CONFIG_DIR`, else where programs of this system keep their settings. */
export function profilesFile(env: Env): string {
  return join(directory(env), "profiles.json");
}

function directory(env: Env): string {
  if (env.COMPENSATION_CONFIG_DIR) return env.COMPENSATION_CONFIG_DIR;
  const home = env.HOME || env.USERPROFILE || homedir();
  const base =
    env.XDG_CONFIG_HOME ||
    (process.platform === "win32" && env.APPDATA ? env.APPDATA : join(home, ".config"));
  return join(base, "compensation-intelligence");
}

/** Reads the file; nobody is signed in where there is none. */
export function readProfiles(env: Env): Profiles {
  const file = profilesFile(env);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { current: null, profiles: {} };
    throw new CommandFailed(`${file} cannot be read: ${messageOf(error)}`);
  }
  keepPrivate(file);
  try {
    const { current = null, profiles } = JSON.parse(text) as Partial<Profiles>;
    if (typeof profiles !== "object" || profiles === null) throw new Error("it has no profiles");
    return { current, profiles };
  } catch (error) {
    throw new CommandFailed(
      `${file} is damaged (${messageOf(error)}). Delete it, and sign in again.`,
    );
  }
}

/** Others on the machine may not read tokens, whoever has changed the file's mode. */
function keepPrivate(file: string): void {
  if (process.platform === "win32") return;
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
}

/**
 * Changes the file, as a whole: a program that ends meanwhile leaves the one before. It is read
 * again first, because another command may have renewed the tokens of another profile.
 */
export function changeProfiles(env: Env, change: (profiles: Profiles) => void): void {
  const file = profilesFile(env);
  const profiles = readProfiles(env);
  change(profiles);
  const written = `${file}.${randomUUID()}`;
  try {
    mkdirSync(directory(env), { recursive: true, mode: 0o700 });
    writeFileSync(written, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    renameSync(written, file);
  } catch (error) {
    throw new CommandFailed(`${file} cannot be written: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
