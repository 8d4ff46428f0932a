/** A Cloudflare Worker that verifies a delivery and tells Slack and Discord of it. */
export default {
  async fetch(request, { WEBHOOK_SECRET, SLACK_URL, DISCORD_URL }) {
    const body = await request.text();
    const [, hex = ""] =
      /^sha256=([0-9a-f]{64})$/.exec(request.headers.get("x-service-signature")) ?? [];
    const signature = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    const bytes = (text) => new TextEncoder().encode(text);
    const hmac = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytes(WEBHOOK_SECRET), hmac, false, [
      "verify",
    ]);
    const isSigned = await crypto.subtle.verify("HMAC", key, signature, bytes(body));
    if (!isSigned) return new Response("The signature does not match.", { status: 400 });
    const { event, timestamp, data } = JSON.parse(body);
    const isRecent = Math.abs(Date.now() - Date.parse(timestamp)) < 300_000;
    if (!isRecent) return new Response("The delivery is old.", { status: 400 });

    const name = [data.title ?? data.name, data.company].filter(Boolean).join(", ");
    const text = `${event}: ${name}${data.newStatus ? ` is now ${data.newStatus}` : ""}`;
    const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
    const slack = { text: text.replace(/[&<>]/g, (sign) => entities[sign]) };
    const discord = { content: text, allowed_mentions: { parse: [] } };
    const send = async ([url, message]) => {
      const headers = { "Content-Type": "application/json" };
      return fetch(url, { method: "POST", headers, body: JSON.stringify(message) });
    };
    const targets = [
      [SLACK_URL, slack],
      [DISCORD_URL, discord],
    ].filter(([url]) => url);
    const answers = await Promise.all(targets.map(send));
    // Anything but 2xx is delivered again later.
    return new Response(null, { status: answers.every(({ ok }) => ok) ? 204 : 502 });
  },
};
