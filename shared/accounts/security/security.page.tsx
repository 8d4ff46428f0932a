import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { CalendarDate, Day, Moment } from "#shared/html/times.tsx";
import type { PasskeyRecord } from "../passkeys/own-passkeys.ts";
import { describeSecurityEvent } from "../security-log/kinds.ts";
import type { SessionRecord } from "../sessions/read-sessions.ts";
import type { Security } from "./read-security.ts";

interface SecurityState extends Security {
  formToken: string;
  /** The session of this browser. */
  sessionId: string;
}

/** `/app/security`: how the account can be signed in to, and who is. */
export function securityPage(state: SecurityState): Page {
  const { passkeys, sessions, codesLeft, formToken, sessionId } = state;
  return {
    title: "Security",
    body: (
      <>
        <Warnings {...state} />
        <section>
          <h2>Passkeys</h2>
          <p>
            One for each device you sign in with. A passkey that is backed up is on all devices of
            the same password manager.
          </p>
          {passkeys.length > 0 && (
            <ul class="records">
              {passkeys.map((passkey) => (
                <Passkey passkey={passkey} formToken={formToken} isLast={passkeys.length === 1} />
              ))}
            </ul>
          )}
          <p>
            <a class="button quiet" href="/app/security/passkeys">
              Add a passkey
            </a>
          </p>
        </section>
        <section>
          <h2>Recovery codes</h2>
          <p>
            {codesLeft === 0 ? "No recovery code is left." : `${codesLeft} of 10 codes are unused.`}{" "}
            Without a passkey and without a code, nobody can open the account.
          </p>
          <p>
            <a class="button quiet" href="/app/security/codes">
              Make new codes
            </a>
          </p>
        </section>
        <section>
          <h2>Browsers that are signed in</h2>
          <ul class="records">
            {sessions.map((session) => (
              <SessionRow
                session={session}
                formToken={formToken}
                isThis={session.id === sessionId}
              />
            ))}
          </ul>
          <form method="post" action="/app/security/sign-out-everywhere">
            <FormToken value={formToken} />
            <button class="quiet danger" type="submit">
              Sign out everywhere
            </button>
          </form>
        </section>
        <section>
          <h2>Security log</h2>
          <p>
            <a href="/app/security/log">Everything that happened to the account's access</a>
          </p>
        </section>
      </>
    ),
  };
}

/** Warnings for the owner, which the overview shows too. */
export function Warnings({
  passkeys,
  codesLeft,
  warnings,
}: Pick<Security, "passkeys" | "codesLeft" | "warnings">): Markup {
  return (
    <>
      {passkeys.length === 0 && (
        <p class="caution">
          The account has no passkey, so that you could not sign in again.{" "}
          <a href="/app/security/passkeys">Add one now</a>
        </p>
      )}
      {codesLeft === 0 && (
        <p class="caution">
          The account has no recovery code for the day when you lose your devices.{" "}
          <a href="/app/security/codes">Make new codes</a>
        </p>
      )}
      {warnings.map((event) => (
        <p class="caution">
          <Moment at={event.at} />: {describeSecurityEvent(event)}. If that was not you, remove
          every passkey that you do not recognize or that was copied,{" "}
          <a href="/app/security">sign out everywhere</a> and make new recovery codes.
        </p>
      ))}
    </>
  );
}

function Passkey({
  passkey,
  formToken,
  isLast,
}: {
  passkey: PasskeyRecord;
  formToken: string;
  isLast: boolean;
}) {
  const { id, name, createdAt, lastUsedDay, backupEligible, backedUp } = passkey;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          Added <Day at={createdAt} />,{" "}
          {lastUsedDay === null ? (
            "not used since"
          ) : (
            <>
              last used <CalendarDate at={lastUsedDay} />
            </>
          )}
          , {backedUp ? "backed up" : backupEligible ? "not backed up yet" : "on one device only"}
        </p>
      </div>
      <div class="actions">
        <a class="button quiet" href={`/app/security/passkeys/${id}`}>
          Rename<span class="visually-hidden"> {name}</span>
        </a>
        {!isLast && (
          <form method="post" action={`/app/security/passkeys/${id}/remove`}>
            <FormToken value={formToken} />
            <button class="quiet danger" type="submit">
              Remove<span class="visually-hidden"> {name}</span>
            </button>
          </form>
        )}
      </div>
    </li>
  );
}

function SessionRow({
  session,
  formToken,
  isThis,
}: {
  session: SessionRecord;
  formToken: string;
  isThis: boolean;
}) {
  const { id, browser, createdAt, renewedAt } = session;
  return (
    <li>
      <div>
        <strong>{browser}</strong> {isThis && <span class="badge">this browser</span>}
        <p>
          Signed in <Moment at={createdAt} />, used <Moment at={renewedAt} />
        </p>
      </div>
      {!isThis && (
        <form class="actions" method="post" action={`/app/security/sessions/${id}/end`}>
          <FormToken value={formToken} />
          <button class="quiet" type="submit">
            Sign out<span class="visually-hidden"> {browser}</span>
          </button>
        </form>
      )}
    </li>
  );
}
