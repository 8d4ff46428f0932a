/** A person with an Ultra account, whose agent one client is. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../../../shared/db/client.ts";
import { createAccount, createKey } from "../../../run/stage/callers.ts";
import { MemoryProvider } from "../../../run/stage/official-client.ts";
import type { Service } from "../../../run/stage/service.ts";
import { type SignedIn, signIn } from "../../../run/stage/sign-in.ts";
import { answer, consentTo } from "../consent.ts";
import type { ClientModule, Connection, ToolCall } from "./connection.ts";
import { textOf } from "./seen.ts";

/** Enough for the walk, and few enough to be used up at once. */
const perMinute = 100;

export class Walker {
  readonly #service: Service;
  readonly #module: ClientModule;
  readonly #person: SignedIn;
  readonly #key: string;
  readonly #folder: string;
  readonly #servers = new Map<string, { provider: MemoryProvider; connection: Connection }>();
  /** The scopes that the person does not allow. */
  refuses = new Set<string>();

  private constructor(
    service: Service,
    module: ClientModule,
    person: SignedIn,
    key: string,
    folder: string,
  ) {
    this.#service = service;
    this.#module = module;
    this.#person = person;
    this.#key = key;
    this.#folder = folder;
  }

  static async start(service: Service, db: Database, module: ClientModule, folder: string) {
    const account = await createAccount(db, { tier: "ultra", perMinute });
    const person = await signIn(db, { account, now: Date.now() });
    mkdirSync(folder);
    return new Walker(
      service,
      module,
      person,
      await createKey(db, { account, tier: "ultra" }),
      folder,
    );
  }

  /**
   * Calls tools of a server, all at once.
   *
   * @returns what the model was shown of each; twice, if the client had the person sign in meanwhile.
   */
  async call(path: string, calls: readonly ToolCall[]): Promise<string[][]> {
    const shown = [await this.#try(path, calls)];
    // A library that wants the person to sign in says so to its program, which calls again.
    if (await this.#finishSignIn(path)) shown.push(await this.#try(path, calls));
    return shown;
  }

  /** Sends other requests of the account until the limit of its minute is reached. */
  async useUp(): Promise<void> {
    const path = "/api/v1/intelligence/salaries/calculate?role=registered-nurse";
    for (;;) {
      const { status } = await this.#service.fetch(path, { key: this.#key });
      if (status === 429) return;
    }
  }

  async close(): Promise<void> {
    for (const { connection } of this.#servers.values()) await connection.close();
  }

  async #try(path: string, calls: readonly ToolCall[]): Promise<string[]> {
    try {
      const connection = await this.#connect(path);
      return (await connection.call(calls)).map(textOf);
    } catch (error) {
      return [`exception: ${error instanceof Error ? error.message : String(error)}`];
    }
  }

  async #connect(path: string): Promise<Connection> {
    const open = this.#servers.get(path);
    if (open) return open.connection;
    const provider = new MemoryProvider();
    const serverUrl = new URL(path, this.#service.url);
    await this.#module.auth?.(provider, { serverUrl });
    await this.#exchange(provider, serverUrl);
    const folder = join(this.#folder, path.replaceAll("/", "-"));
    mkdirSync(folder, { recursive: true });
    const connection = await this.#module.connect({
      ...{ url: serverUrl.href, provider, folder },
      consent: consentTo(this.#service, this.#person, this.#allows),
    });
    this.#servers.set(path, { provider, connection });
    return connection;
  }

  #allows = (scope: string): boolean => !this.refuses.has(scope);

  async #finishSignIn(path: string): Promise<boolean> {
    const { provider } = this.#servers.get(path) ?? {};
    return provider !== undefined && this.#exchange(provider, new URL(path, this.#service.url));
  }

  /** @returns whether the client had asked for the person. */
  async #exchange(provider: MemoryProvider, serverUrl: URL): Promise<boolean> {
    const { authorizationUrl } = provider;
    if (authorizationUrl === undefined) return false;
    provider.authorizationUrl = undefined;
    const back = await answer(this.#service, this.#person, authorizationUrl, this.#allows);
    const { code = "", iss = "" } = Object.fromEntries(back.searchParams);
    await this.#module.auth?.(provider, { serverUrl, authorizationCode: code, iss });
    return true;
  }
}
