import { type ApiCredential, endedErrors } from "#shared/access/ended-credentials.ts";
import { type ErrorCode, errors } from "#shared/core/errors.ts";
import { tokenPrefixes } from "#shared/credentials/token.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";

const kinds: readonly { kind: ApiCredential; name: string }[] = [
  { kind: "intelligence", name: "Salary key" },
  { kind: "pipeline", name: "Pipeline token" },
  { kind: "oauthAccess", name: "Access token of OAuth" },
];

function same(code: ErrorCode): Record<ApiCredential, ErrorCode> {
  return { intelligence: code, pipeline: code, oauthAccess: code };
}

const cases: readonly { what: string; errors: Record<ApiCredential, ErrorCode> }[] = [
  { what: "None is sent", errors: same("authentication_required") },
  { what: "It is mistyped: its checksum is wrong", errors: same("authentication_required") },
  {
    what: "It was never issued, or its account was deleted",
    errors: same("authentication_required"),
  },
  {
    what: "It opens something else: the message says what",
    errors: same("authentication_required"),
  },
  { what: "It was revoked: the message says so", errors: endedErrors },
  { what: "It has expired: the message says so", errors: endedErrors },
  { what: "The plan does not include the operation", errors: same("tier_insufficient") },
  { what: "It lacks a scope", errors: same("scope_insufficient") },
];

/** The response to each kind of credential that is not accepted. */
export function RefusedCredentials(): Markup {
  return (
    <ScrollArea label="What is refused">
      <table>
        <thead>
          <tr>
            <th scope="col">What is wrong</th>
            {kinds.map(({ kind, name }) => (
              <th scope="col">
                {name} (<code>{tokenPrefixes[kind]}…</code>)
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map(({ what, errors: codes }) => (
            <tr>
              <th scope="row">{what}</th>
              {kinds.map(({ kind }) => (
                <td>
                  {errors[codes[kind]].status}{" "}
                  <a href={`/docs/errors#${codes[kind]}`}>{codes[kind]}</a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
