import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";
import { type ConnectSample, clientSamples, programSamples } from "./connect-samples.ts";
import type { KeyKind } from "./key-record.ts";

/**
 * How to use a key, ready to paste. Needs `copy.js`.
 *
 * @param token the key if it has just been made.
 */
export function Connect({
  kind,
  origin,
  token = null,
}: {
  kind: KeyKind;
  origin: string;
  token?: string | null;
}): Markup {
  const clients = clientSamples(kind, origin, token);
  return (
    <>
      <section>
        <h2 id="first-call">A first call</h2>
        <Samples group="programs" samples={programSamples(kind, origin, token)} />
      </section>
      {clients.length > 0 && (
        <section>
          <h2 id="agents">For agents</h2>
          <p>
            Over the Model Context Protocol.{" "}
            {kind === "intelligence" && (
              <>
                With a key, the tools need the Pro plan; those at <code>{`${origin}/mcp`}</code>{" "}
                need neither.{" "}
              </>
            )}
            <a href="/docs/mcp">What agents can do here</a>
          </p>
          <Samples group="clients" samples={clients} />
        </section>
      )}
    </>
  );
}

function Samples({ group, samples }: { group: string; samples: readonly ConnectSample[] }): Markup {
  return (
    <div class="samples">
      {samples.map(({ name, code, note }, at) => (
        <details name={group} open={at === 0}>
          <summary>{name}</summary>
          <p class="note">{note}</p>
          <CodeSample label={`what ${name} needs`} code={code} />
        </details>
      ))}
    </div>
  );
}
