/** A `fetch` that answers as a test says, one answer after another, and remembers what it was asked. */

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** An answer, or what goes wrong instead of one. */
export type ScriptedAnswer =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  | Error
  | "silence";

export interface ScriptedFetch {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  sent: Sent[];
}

export function scriptFetch(...answers: ScriptedAnswer[]): ScriptedFetch {
  const sent: Sent[] = [];
  return {
    sent,
    async fetch(url, { method = "", headers, body, signal }) {
      sent.push({
        url,
        method,
        headers: headers as Record<string, string>,
        body: body as string | undefined,
      });
      const answer = answers.shift();
      if (answer === undefined) throw new Error(`nobody expected the request ${sent.length}`);
      if (answer instanceof Error) throw answer;
      if (answer === "silence") {
        return await new Promise((_, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        });
      }
      const { status = 200, headers: own = {}, body: content = {} } = answer;
      const text = typeof content === "string" ? content : JSON.stringify(content);
      return new Response(text, { status, headers: own });
    },
  };
}
