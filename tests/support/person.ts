/** Somebody who is signed in, in a browser without a browser, and the API with their token. */
import { expect } from "vitest";
import { createToken } from "#scripts/run/stage/callers.ts";
import type { Service, ServiceRequest } from "#scripts/run/stage/service.ts";
import {
  open,
  type SignedIn,
  type SignInOptions,
  signIn,
  submit,
} from "#scripts/run/stage/sign-in.ts";
import type { Database } from "#shared/db/client.ts";
import { type ClientResponse, call } from "./client.ts";
import { textOf } from "./page.ts";

export interface Page {
  status: number;
  headers: Headers;
  /** Where it leads, if it is a redirect. */
  location: string;
  html: string;
  text: string;
  /** The version of the record that its form changes. */
  version: string;
}

export type Fields = Readonly<Record<string, string>> | [string, string][];

export interface Person extends SignedIn {
  open(path: string, init?: ServiceRequest): Promise<Page>;
  send(path: string, fields?: Fields, headers?: Record<string, string>): Promise<Page>;
  /** Sends a form that is accepted. @returns where it leads. */
  go(path: string, fields?: Fields): Promise<string>;
  /** The text of a page. */
  see(path: string): Promise<string>;
  /** Adds a job on its page. @returns its id. */
  addJob(fields?: Readonly<Record<string, string>>): Promise<string>;
  /** Calls the Job Pipeline API; the plan has to have it. */
  ask(method: string, path: string, body?: object): Promise<ClientResponse>;
}

/** What a response says to a browser. */
export async function readPage(response: Response): Promise<Page> {
  const { status, headers } = response;
  const html = await response.text();
  const location = headers.get("location") ?? "";
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
  return { status, headers, location, html, text: textOf(html), version };
}

export async function newPerson(
  { service, db }: { service: Service; db: Database },
  options: SignInOptions = {},
): Promise<Person> {
  const own = await signIn(db, options);
  let token: Promise<string> | undefined;
  const send = async (path: string, fields?: Fields, headers?: Record<string, string>) =>
    readPage(await submit(service, path, own, fields, headers));
  const go = async (path: string, fields?: Fields) => {
    const { status, location, text } = await send(path, fields);
    expect([path, status, status === 303 ? "" : text]).toEqual([path, 303, ""]);
    return location;
  };
  const read = async (path: string, init?: ServiceRequest) =>
    readPage(await open(service, path, own, init));
  return {
    ...own,
    send,
    go,
    open: read,
    see: async (path) => (await read(path)).text,
    addJob: async (fields) => {
      const job = { company: "Acme", title: "Software Engineer", status: "applied", ...fields };
      return (await go("/app/jobs/new", job)).split("/").at(-1) ?? "";
    },
    ask: async (method, path, body) => {
      token ??= createToken(db, { account: own.accountId });
      const json = body && {
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      };
      return call(service, `/api/mcp${path}`, { method, key: await token, ...json });
    },
  };
}
