/**
 * The backend of workerd's Cache API, which workerd calls over HTTP: a PUT stores a response in
 * its wire format, a GET returns it. Stores responses in memory until they expire, and implements
 * nothing else of HTTP caching.
 */
interface Kept {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
  until: number;
}

const kept = new Map<string, Kept>();

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === "PUT") {
      kept.set(request.url, parse(await request.arrayBuffer()));
      return new Response(null, { status: 204 });
    }
    const found = kept.get(request.url);
    if (!found || Date.now() > found.until) {
      return new Response(null, { status: 504, headers: { "cf-cache-status": "MISS" } });
    }
    const { status, headers, body } = found;
    return new Response(body, { status, headers: [...headers, ["cf-cache-status", "HIT"]] });
  },
};

function parse(message: ArrayBuffer): Kept {
  const text = new TextDecoder("latin1").decode(message);
  const end = text.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const value = (name: string) => headers.find(([other]) => other === name)?.[1] ?? "";
  if (/chunked/i.test(value("transfer-encoding"))) throw new Error("a chunked answer to keep");
  const seconds = Number(/max-age=(\d+)/.exec(value("cache-control"))?.[1] ?? 0);
  return {
    status: Number(statusLine.split(" ")[1]),
    headers,
    body: message.slice(end + 4),
    until: Date.now() + seconds * 1000,
  };
}
