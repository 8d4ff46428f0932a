/** A script that corrects a call by the fields of its errors, and knows nothing else of the service. */

import { editDistance } from "../../../shared/core/edit-distance.ts";
import type { CallFailure } from "../../../shared/mcp/tool.ts";
import { type Answer, HttpRefusal, type ToolClient } from "./client.ts";

type Arguments = Readonly<Record<string, unknown>>;

const maxTries = 4;

/** Calls until the call succeeds, each time with what the last error's fields say. */
export async function callUntilRight(
  client: ToolClient,
  tool: string,
  first: Arguments,
): Promise<{ answer: Answer; tries: number }> {
  let args = first;
  for (let tries = 1; ; tries++) {
    const answer = await client.call(tool, args);
    if (!answer.isError || tries === maxTries || answer.failure === null) return { answer, tries };
    const corrected = await correct(client, args, answer.failure);
    if (corrected === null) return { answer, tries };
    args = corrected;
  }
}

async function correct(
  client: ToolClient,
  args: Arguments,
  { code, argument, candidates = [], allowed, next }: CallFailure,
): Promise<Arguments | null> {
  if (argument === undefined) return null;
  const { [argument]: given, ...rest } = args;
  const [candidate] = candidates;
  if (code === "argument_unknown")
    return candidate === undefined ? rest : { ...rest, [candidate]: given };
  if (candidate !== undefined) return { ...rest, [argument]: candidate };
  if (allowed) return { ...rest, [argument]: nearestOf(given, allowed) };
  if (!next) return null;
  const found = idIn((await client.call(next.tool, next.arguments)).structured);
  return found === null ? null : { ...rest, [argument]: found };
}

function nearestOf(given: unknown, allowed: readonly unknown[]): unknown {
  const one = Array.isArray(given) ? given[0] : given;
  const [nearest] = allowed.toSorted(
    (a, b) => editDistance(String(one), String(a)) - editDistance(String(one), String(b)),
  );
  return Array.isArray(given) ? [nearest] : nearest;
}

/** The id or slug of the first row of a list. */
function idIn(structured: Readonly<Record<string, unknown>>): unknown {
  const values = [structured, Object(structured.data)].flatMap((record) => Object.values(record));
  const rows = values.find((value) => Array.isArray(value) && value.length > 0);
  const [row] = Array.isArray(rows) ? rows : [];
  return row?.id ?? row?.slug ?? null;
}

/** The credential among one's own that the fields of a refusal ask for; null if they name none. */
export function credentialFor(
  refusal: unknown,
  used: string | null,
  own: readonly string[],
): string | null {
  if (!(refusal instanceof HttpRefusal)) return null;
  const fields = JSON.stringify(refusal.body);
  const prefixOf = (credential: string) => credential.slice(0, credential.indexOf("_") + 1);
  return (
    own.find((credential) => credential !== used && fields.includes(prefixOf(credential))) ?? null
  );
}
