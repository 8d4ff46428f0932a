import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { CalendarDate, Day } from "#shared/html/times.tsx";
import { Connect } from "./connect.page.tsx";
import { isLiveKey, type KeyRecord } from "./key-record.ts";
import { maxKeyNameLength } from "./key-rules.ts";
import { abbreviate, describeGrant, kinds, LastUse } from "./keys.page.tsx";

export interface KeyState {
  record: KeyRecord;
  lastUses: ReadonlyMap<string, string> | null;
  now: number;
  origin: string;
  formToken: string;
  /** The name as typed, with what is wrong with it. */
  typed?: { name: string; error: string };
}

/** `/app/keys/{id}`: what a key allows, its name, how to use it, and its end. */
export function keyPage(state: KeyState): Page {
  const { record, now, origin, typed } = state;
  const isValid = isLiveKey(record, now);
  return {
    title: record.name,
    status: typed ? 400 : 200,
    modules: ["copy.js"],
    body: (
      <>
        <Facts {...state} />
        {record.grant.kind === "whitelabel" ? (
          <p class="note">
            Calls of the widget count for the address of whoever sees it, not for your account.
          </p>
        ) : (
          <p>
            <a href={`/app/usage?key=${record.id}`}>See its use by day and month</a>
          </p>
        )}
        {isValid ? (
          <>
            <Rename {...state} />
            <Connect kind={record.grant.kind} origin={origin} />
            <Revoke {...state} />
          </>
        ) : (
          <p class="caution">
            This key is no longer valid. <a href="/app/keys/new">Create another</a>
          </p>
        )}
      </>
    ),
  };
}

function Facts({ record, lastUses }: KeyState): Markup {
  const { grant, lastFour, createdAt, expiresAt, revokedAt } = record;
  return (
    <dl class="card pairs">
      <Fact name="Kind">{kinds[grant.kind].name}</Fact>
      <Fact name="Key">
        <code>{abbreviate(grant.kind, lastFour)}</code>
      </Fact>
      <Fact name="Allows">{describeGrant(grant)}</Fact>
      <Fact name="Made">
        <Day at={createdAt} />
      </Fact>
      <Fact name="Use">
        {lastUses ? <LastUse record={record} lastUses={lastUses} /> : "not available at the moment"}
      </Fact>
      {revokedAt !== null && (
        <Fact name="Revoked">
          <Day at={revokedAt} />
        </Fact>
      )}
      <Fact name="Expires">
        {expiresAt === null ? "never" : <CalendarDate at={expiresAt - 1} />}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: Markup | string }): Markup {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Rename({ record, formToken, typed }: KeyState): Markup {
  return (
    <form class="stack" method="post" action={`/app/keys/${record.id}/name`}>
      <FormToken value={formToken} />
      <TextField
        name="name"
        label="Name"
        value={typed?.name ?? record.name}
        error={typed?.error}
        maxLength={maxKeyNameLength}
        required
      />
      <button class="quiet" type="submit">
        Rename
      </button>
    </form>
  );
}

function Revoke({ record, formToken }: KeyState): Markup {
  return (
    <section>
      <h2>Revoke</h2>
      <p>
        Programs that use it are refused within seconds, for good. Its use stays visible for
        thirteen months.
      </p>
      <form method="post" action={`/app/keys/${record.id}/revoke`}>
        <FormToken value={formToken} />
        <button class="quiet danger" type="submit">
          Revoke this key
        </button>
      </form>
    </section>
  );
}
