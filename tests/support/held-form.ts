/** Forms whose body is kept open: the service knows who sends them, and does not have all of it yet. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { sessions } from "#schema/sign-in.ts";
import type { SignedIn } from "#scripts/run/stage/sign-in.ts";
import { renewEveryMs } from "#shared/accounts/sessions/session.ts";
import type { LiveService } from "./live-service.ts";

export interface HeldForm {
  /** Sends the rest of the body. */
  finish(): Promise<{ status: number; location: string; html: string }>;
}

/** The body of a form that begins with a field of no interest, which can be as long as it takes. */
export interface LongBody {
  type: string;
  /** Up to the value of that field. */
  start: string;
  rest: string;
}

/**
 * A body that arrives too slowly is refused, so this sends enough each second and in all less than
 * a form may have.
 */
const padding = "x".repeat(2_048);
const paddings = 28;

/**
 * Sends the start of a form, and waits until the service has read the session that sends it: it notes
 * the use of one that was last used more than an hour ago.
 */
export async function holdForm(
  { service, db }: LiveService,
  path: string,
  { cookie, sessionId }: SignedIn,
  body: LongBody,
): Promise<HeldForm> {
  const own = eq(sessions.id, sessionId);
  const [before] = await db.select().from(sessions).where(own);
  const now = before?.renewedAt ?? 0;
  await db
    .update(sessions)
    .set({ renewedAt: now - renewEveryMs })
    .where(own);
  const sent = request(new URL(path, service.url).href, {
    method: "POST",
    headers: {
      accept: "text/html",
      "content-type": body.type,
      origin: service.url.origin,
      cookie,
    },
  });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  answered.catch(() => {});
  sent.write(body.start);
  let left = paddings;
  const timer = setInterval(() => left-- > 0 && sent.write(padding), 1_000);
  sent.on("close", () => clearInterval(timer));
  await expect
    .poll(async () => (await db.select().from(sessions).where(own))[0]?.renewedAt, {
      timeout: 20_000,
      interval: 10,
    })
    .toBe(now);
  return {
    async finish() {
      clearInterval(timer);
      sent.end(body.rest);
      const [response] = await answered;
      const { statusCode: status = 0, headers } = response;
      return { status, location: headers.location ?? "", html: await text(response) };
    },
  };
}

/** The body of a form with the session's token. */
export function longForm(
  { formToken }: Pick<SignedIn, "formToken">,
  fields: Readonly<Record<string, string>> | [string, string][] = {},
): LongBody {
  const body = new URLSearchParams(fields);
  body.set("form_token", formToken);
  return { type: "application/x-www-form-urlencoded", start: "padding=", rest: `&${body}` };
}

/** The body of a form with a text in place of a file. */
export function longUpload({ formToken }: Pick<SignedIn, "formToken">, text: string): LongBody {
  const part = (name: string, more = "") =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const file = part("file", '; filename="a.csv"');
  const rest = `\r\n${part("form_token")}${formToken}\r\n${file}${text}\r\n--b--\r\n`;
  return { type: "multipart/form-data; boundary=b", start: part("padding"), rest };
}
