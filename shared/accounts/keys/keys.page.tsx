import { tokenPrefixes } from "#shared/credentials/token.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { CalendarDate, Day } from "#shared/html/times.tsx";
import type { KeyGrant, KeyKind, KeyRecord } from "./key-record.ts";
import { maxLiveKeys } from "./key-rules.ts";
import type { ListedKeys } from "./read-keys.ts";

/** The list shows the latest of the keys that have ended. */
const maxEnded = 20;

interface KeysState extends ListedKeys {
  /** The last day of use by id, `YYYY-MM-DD`; null if the limiter could not be asked. */
  lastUses: ReadonlyMap<string, string> | null;
}

/** `/app/keys`: the keys and tokens of the account. */
export function keysPage({ live, ended, lastUses }: KeysState): Page {
  return {
    title: "Keys",
    body: (
      <>
        <p>
          A key lets a program or an agent call the API as you. All keys of an account share its
          limits, and no key opens these pages.
        </p>
        <p>
          {live.length < maxLiveKeys ? (
            <a class="button" href="/app/keys/new">
              Create a key
            </a>
          ) : (
            `The account has ${maxLiveKeys} keys, which is the maximum. Revoke one to create another.`
          )}
        </p>
        {lastUses === null && (
          <p class="caution">When keys were last used is not available at the moment.</p>
        )}
        {live.length > 0 ? (
          <ul class="records">
            {live.map((key) => (
              <Live record={key} lastUses={lastUses} />
            ))}
          </ul>
        ) : (
          <p class="note">You have no keys yet.</p>
        )}
        {ended.length > 0 && (
          <details>
            <summary>Revoked or expired: {ended.length}</summary>
            <ul class="records">
              {ended.slice(0, maxEnded).map((key) => (
                <Ended ended={key} />
              ))}
            </ul>
            {ended.length > maxEnded && <p class="note">The {maxEnded} latest are shown.</p>}
          </details>
        )}
      </>
    ),
  };
}

function Live({
  record,
  lastUses,
}: {
  record: KeyRecord;
  lastUses: ReadonlyMap<string, string> | null;
}): Markup {
  const { id, name, grant, lastFour, createdAt, expiresAt } = record;
  return (
    <li>
      <div>
        <strong>{name}</strong> <span class="badge">{kinds[grant.kind].name}</span>
        <p>
          <code>{abbreviate(grant.kind, lastFour)}</code>, allows {describeGrant(grant)}
        </p>
        <p>
          Made <Day at={createdAt} />
          {lastUses && (
            <>
              , <LastUse record={record} lastUses={lastUses} />
            </>
          )}
          {expiresAt !== null && (
            <>
              , valid until the end of <CalendarDate at={expiresAt - 1} />
            </>
          )}
        </p>
      </div>
      <div class="actions">
        <a class="button quiet" href={`/app/keys/${id}`}>
          Open<span class="visually-hidden"> {name}</span>
        </a>
      </div>
    </li>
  );
}

/** The limiter knows the days of those that it counts, the database those of the widget's. */
export function LastUse({
  record,
  lastUses,
}: {
  record: KeyRecord;
  lastUses: ReadonlyMap<string, string>;
}): Markup {
  const day = lastUses.get(record.id) ?? record.lastUsedOn;
  if (!day) return <>not used yet</>;
  return (
    <>
      last used <CalendarDate at={Date.parse(`${day}T00:00:00Z`)} />
    </>
  );
}

function Ended({ ended }: { ended: KeyRecord }): Markup {
  const { name, grant, lastFour, revokedAt, expiresAt } = ended;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          <code>{abbreviate(grant.kind, lastFour)}</code>,{" "}
          {revokedAt !== null ? (
            <>
              revoked <Day at={revokedAt} />
            </>
          ) : (
            <>
              expired at the end of <CalendarDate at={(expiresAt ?? 1) - 1} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** The name and the use of each kind of key. */
export const kinds: Readonly<Record<KeyKind, { name: string; use: string }>> = {
  intelligence: {
    name: "Salary data key",
    use: "For the Salary Data API and its tools for agents.",
  },
  whitelabel: {
    name: "White-label key",
    use: "For the widget, which then names no provider.",
  },
  pipeline: {
    name: "Job search token",
    use: "For your own jobs, contacts and calendar: the Job Pipeline API and its tools for agents.",
  },
};

/** `intelligence_…a1B2`: as much of a key as is kept. */
export function abbreviate(kind: KeyKind, lastFour: string): string {
  return `${tokenPrefixes[kind]}…${lastFour}`;
}

/** The rights of a key, in a few words. */
export function describeGrant(grant: KeyGrant): string {
  if (grant.kind === "whitelabel") return "the widget without a provider's name";
  if (grant.kind === "pipeline") return grant.access === "read" ? "reading" : "reading and writing";
  return grant.scopes.join(", ");
}
