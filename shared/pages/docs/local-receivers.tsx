import { CodeSample } from "../components/copyable.tsx";
import type { Markup } from "../page.ts";

/** How webhooks reach a receiver on one's own computer, whose address is refused. */
export function LocalReceivers(): Markup {
  return (
    <>
      <p>
        Webhooks travel over the Internet, so an address without <code>https://</code>, and one that
        only your own network knows, such as <code>localhost</code>, is refused. There are two ways
        to receive them while you write a receiver.
      </p>
      <p>
        A tunnel gives your program a public address. This one needs no account, and prints the
        address to register; ngrok and Tailscale Funnel work as well:
      </p>
      <CodeSample
        label="the command of a tunnel"
        code="cloudflared tunnel --url http://localhost:3000"
      />
      <p>
        Or run this service on your computer with <code>npm start</code>, and next to it a receiver
        that registers itself, prints every delivery, and checks its signature:
      </p>
      <CodeSample label="the command of a local receiver" code="npm run webhook:listen" />
    </>
  );
}
