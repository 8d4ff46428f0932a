import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";

/** How webhooks reach a receiver on one's own computer, whose address is refused. */
export function LocalReceivers(): Markup {
  return (
    <>
      <p>
        Webhooks travel over the Internet, so an address without <code>https://</code>, and one that
        only your own network knows, such as <code>localhost</code>, is refused. There are three
        ways to receive them while you write a receiver.
      </p>
      <p>
        The command line reads the account's log of events and sends each on to your program, signed
        like a webhook. It prints the secret to check them with:
      </p>
      <CodeSample
        label="the command that listens without a tunnel"
        code="pay webhooks listen --forward http://localhost:3000/hook"
      />
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
