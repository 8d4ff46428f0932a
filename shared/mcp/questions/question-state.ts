/**
 * The state that a client keeps for the service while the person thinks, because nothing is stored
 * here meanwhile.
 */
import * as z from "zod/mini";
import { fromBase64Url, toBase64Url } from "#shared/core/bytes/base64.ts";
import { isKeyedHash, keyedHash } from "#shared/credentials/keyed-hash.ts";
import { isRecord } from "../tool.ts";

const label = "mcp question";
/** No question takes as much; longer text is not looked at. */
const maxLength = 8_000;

const QuestionState = z.object({
  /** Milliseconds since the epoch. */
  until: z.number(),
  /** The person's choices so far, by argument. */
  chosen: z.record(z.string(), z.string()),
  /** The values offered for each argument, or else the sentence to confirm. */
  asked: z.union([z.record(z.string(), z.array(z.string())), z.string()]),
});
export type QuestionState = z.output<typeof QuestionState>;

/** The call to which a question belongs, because its answer must not be used for another. */
export interface QuestionOwner {
  /** Hex, 32 bytes, or several such keys. */
  secretsKey: string;
  /** Empty on the public server, whose callers are nobody in particular. */
  accountId: string;
  /** The path of the server. */
  server: string;
  tool: string;
  args: unknown;
}

/** @returns the state as opaque text, signed for its owner. It is readable, so it contains nothing secret. */
export async function writeState(owner: QuestionOwner, state: QuestionState): Promise<string> {
  const body = toBase64Url(new TextEncoder().encode(JSON.stringify(state)));
  return `${body}.${await keyedHash(owner.secretsKey, label, ...partsOf(owner), body)}`;
}

/** The state of a text; null if the service did not write it for this owner. */
export async function readState(owner: QuestionOwner, text: string): Promise<QuestionState | null> {
  const [body = "", signature = "", ...more] = text.length > maxLength ? [] : text.split(".");
  const parts = readParts(owner);
  if (
    parts === null ||
    more.length > 0 ||
    !(await isKeyedHash(signature, owner.secretsKey, label, ...parts, body))
  ) {
    return null;
  }
  return QuestionState.parse(
    JSON.parse(new TextDecoder().decode(fromBase64Url(body) ?? undefined)),
  );
}

/** Null if the arguments are nested deeper than those of any call that the service has answered. */
function readParts(owner: QuestionOwner): string[] | null {
  try {
    return partsOf(owner);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function partsOf({ accountId, server, tool, args }: QuestionOwner): string[] {
  return [accountId, server, tool, JSON.stringify(args ?? {}, sortFields)];
}

/** A client may send the fields of an object in another order the second time. */
function sortFields(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
