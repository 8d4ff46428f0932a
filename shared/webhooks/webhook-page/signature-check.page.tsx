import { CodeSample } from "#shared/html/components/copyable.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { WebhookAttempt } from "../log/webhook-delivery.response.ts";

/**
 * Signs an attempt again from the reader's own secret, in the page (`check-signature.js`), or by a
 * command. Fields have no names and are in no form, so that nothing of them is sent.
 */
export function SignatureCheck({
  attempt,
  body,
  secret = "",
}: {
  attempt: WebhookAttempt;
  body: string;
  /** Of a sample, which is nobody's. */
  secret?: string;
}): Markup {
  const headers = attempt.requestHeaders ?? {};
  const id = headers["webhook-id"] ?? "";
  const timestamp = headers["webhook-timestamp"] ?? "";
  return (
    <section data-signature="">
      <h2 id="signature">Check the signature</h2>
      <div data-fields="" hidden>
        <p>
          Your secret stays in this page: it is signed with here, and neither sent nor stored. The
          other fields are those of the attempt; what your receiver got can be pasted over them.
        </p>
        <div class="stack">
          <Field
            part="secret"
            label="Secret of the webhook"
            value={secret}
            type={secret === "" ? "password" : "text"}
          />
          <Field part="id" label="webhook-id" value={id} />
          <Field part="timestamp" label="webhook-timestamp" value={timestamp} />
          <div class="field">
            <label for="signed-body">Body</label>
            <textarea id="signed-body" data-part="body" rows={4} spellcheck={false}>
              {body}
            </textarea>
          </div>
          <Field
            part="signature"
            label="webhook-signature"
            value={headers["webhook-signature"] ?? ""}
          />
          <Field
            part="body-signature"
            label="X-Service-Signature"
            value={headers["X-Service-Signature"] ?? ""}
          />
        </div>
        <p role="status" data-verdict="" />
        <Comparison />
      </div>
      <details open>
        <summary>The same by a command</summary>
        <p>
          Save the body as your receiver got it, unchanged, as <code>body.json</code>. The command
          reads the secret without showing it, and prints what <code>webhook-signature</code> must
          contain:
        </p>
        <CodeSample label="the command" code={signingCommand(id, timestamp)} />
        {headers["webhook-signature"] && (
          <>
            <p>It was sent with:</p>
            <CodeSample label="the signature" code={headers["webhook-signature"]} />
          </>
        )}
        <p class="note">
          For secrets of the form <code>whsec_…</code>. In programs,{" "}
          <a href="/docs/webhooks#verify">verify with these lines</a> or a library of Standard
          Webhooks.
        </p>
      </details>
    </section>
  );
}

/** Computes the signature of Standard Webhooks with openssl. */
export function signingCommand(id: string, timestamp: string): string {
  return `read -rs SECRET
KEY=$(printf %s "\${SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')
{ printf %s '${id}.${timestamp}.'; tr -d '\\n' < body.json; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary |
  openssl base64 -A | sed 's/^/v1,/'`;
}

function Field({
  part,
  label,
  value,
  type = "text",
}: {
  part: string;
  label: string;
  value: string;
  type?: "text" | "password";
}): Markup {
  const id = `signed-${part}`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type={type}
        data-part={part}
        value={value}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxlength={4_096}
      />
    </div>
  );
}

/** Filled in by the script. */
function Comparison(): Markup {
  const rows = [
    ["Text that is signed", "signed"],
    ["Its signature with your secret", "expected"],
    ["webhook-signature", "sent"],
    ["Equal?", "equal"],
    ["Signature of the body alone", "expected-body"],
    ["X-Service-Signature", "sent-body"],
    ["Equal?", "equal-body"],
    ["Age", "age"],
  ] as const;
  return (
    <div data-comparison="" hidden>
      <ScrollArea label="Each part of the signature">
        <table class="parts">
          <tbody>
            {rows.map(([name, result]) => (
              <tr>
                <th scope="row">{name}</th>
                <td data-result={result} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}
