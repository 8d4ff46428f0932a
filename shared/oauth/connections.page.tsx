import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import type { Page } from "#shared/html/page.ts";
import { Day } from "#shared/html/times.tsx";
import { describeScope } from "./describe-scope.ts";
import type { ListedGrant } from "./grants.ts";
import { resourceNames } from "./metadata.ts";

/** The applications that may use the account. */
export function connectionsPage(grants: readonly ListedGrant[], formToken: string): Page {
  return {
    title: "Connections",
    body: (
      <>
        <p class="lead">
          Applications, such as chat assistants, that you have allowed to use this account. Their
          requests count against its limits. Revoking one leaves what it has added, such as{" "}
          <a href="/app/webhooks">webhooks</a>.
        </p>
        {grants.length === 0 ? (
          <p class="notice">
            None yet. <a href="/docs/mcp">How to connect an assistant</a>
          </p>
        ) : (
          <ul class="records">
            {grants.map((grant) => (
              <Connection grant={grant} formToken={formToken} />
            ))}
          </ul>
        )}
      </>
    ),
  };
}

function Connection({ grant, formToken }: { grant: ListedGrant; formToken: string }) {
  const { id, clientName, clientHost, resource, scopes, createdAt, refreshedAt } = grant;
  return (
    <li>
      <div>
        <h2>{clientName}</h2>
        <p>{resourceNames[resource]}: what it may do</p>
        <ul>
          {scopes.map((scope) => (
            <li>{describeScope(scope)}</li>
          ))}
        </ul>
        <p>
          At {clientHost} since <Day at={createdAt} />, last renewed on <Day at={refreshedAt} />
        </p>
      </div>
      <form method="post" action="/app/connections">
        <FormToken value={formToken} />
        <button class="danger" type="submit" name="revoke" value={id}>
          Revoke<span class="visually-hidden"> access of {clientName}</span>
        </button>
      </form>
    </li>
  );
}
