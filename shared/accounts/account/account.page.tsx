import { weekStarts } from "#schema/accounts.ts";
import { planName } from "#shared/access/tiers.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { SelectField } from "#shared/html/app-forms/fields.tsx";
import { ZoneField } from "#shared/html/app-forms/zone-field.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { Day } from "#shared/html/times.tsx";
import { maxNameCharacters } from "../account-name.ts";
import type { SessionAccount } from "../sessions/session.ts";

interface AccountState {
  account: SessionAccount;
  formToken: string;
  /** The typed name. */
  name: string;
  error?: string | undefined;
  /** The time settings as they were typed, and what is wrong with them. */
  times?: { timeZone: string; weekStart: string };
  timeErrors?: TimesFormProps["errors"];
  /** Whether the time settings were saved just now. */
  timesSaved?: boolean;
}

/** `/app/account` */
export function accountPage(state: AccountState): Page {
  const { account, formToken, name, error, times = account, timeErrors = {} } = state;
  const { id, tier, email, createdAt } = account;
  return {
    title: "Account",
    status: error || state.timeErrors ? 400 : 200,
    body: (
      <>
        <dl class="pairs">
          <div>
            <dt>Plan</dt>
            <dd>
              {planName(tier)} · <a href="/pricing">compare plans</a>
            </dd>
          </div>
          <div>
            <dt>Account id</dt>
            <dd>
              <code>{id}</code>
            </dd>
          </div>
          {email && (
            <div>
              <dt>E-mail address</dt>
              <dd>{email}</dd>
            </div>
          )}
          <div>
            <dt>Since</dt>
            <dd>
              <Day at={createdAt} />
            </dd>
          </div>
        </dl>
        <section>
          <h2>Name</h2>
          <form class="stack" method="post" action="/app/account">
            <FormToken value={formToken} />
            <TextField
              name="name"
              label="Name of the account"
              value={name}
              hint="Only you and the operator see it."
              error={error}
              maxLength={maxNameCharacters}
              required
            />
            <button type="submit">Rename</button>
          </form>
        </section>
        <TimesForm
          timeZone={times.timeZone ?? "UTC"}
          weekStart={times.weekStart ?? "sunday"}
          errors={timeErrors}
          isSaved={state.timesSaved}
          formToken={formToken}
        />
        <section>
          <h2>Export your data</h2>
          <p>
            One JSON file with all that is kept of the account: passkeys, sessions, the security
            log, names of keys, and the job search with its webhooks. If you have added documents,
            it is in a ZIP archive with them. Secrets are not in it.
          </p>
          <p>
            <a class="button quiet" href="/app/account/export">
              Download everything
            </a>
          </p>
        </section>
        <section>
          <h2>Delete the account</h2>
          <p>Keys stop working, and everything of the account is deleted for good.</p>
          <p>
            <a class="button quiet" href="/app/account/delete">
              Delete the account
            </a>
          </p>
        </section>
      </>
    ),
  };
}

interface TimesFormProps {
  timeZone: string;
  weekStart: string;
  errors: { timeZone?: string; weekStart?: string };
  formToken: string;
  /** Whether they were saved just now. */
  isSaved?: boolean | undefined;
}

/** The time zone of the account and the first day of its weeks. */
function TimesForm({
  timeZone,
  weekStart,
  errors,
  formToken,
  isSaved = false,
}: TimesFormProps): Markup {
  return (
    <section id="times">
      <h2>Time and calendar</h2>
      {isSaved && (
        <p class="notice" role="status">
          Saved. Times are shown like this from now on.
        </p>
      )}
      <p>Every time that is shown or typed here is in this time zone.</p>
      <form class="stack" method="post" action="/app/account/times">
        <FormToken value={formToken} />
        <ZoneField name="timeZone" label="Time zone" value={timeZone} error={errors.timeZone} />
        <SelectField
          name="weekStart"
          label="A week begins on"
          value={weekStart}
          error={errors.weekStart}
          choices={weekStarts.map((value) => ({ value, label: inWords(value) }))}
        />
        <button type="submit">Save</button>
      </form>
    </section>
  );
}

interface DeleteAccountState {
  formToken: string;
  /** The name that has to be typed. */
  name: string;
  typed: string;
  error?: string | undefined;
}

/** `/app/account/delete` */
export function deleteAccountPage({ formToken, name, typed, error }: DeleteAccountState): Page {
  return {
    title: "Delete the account",
    status: error ? 400 : 200,
    body: (
      <>
        <p class="caution">
          Nobody can undo this. Keys, tokens, passkeys and sessions stop working at once, and the
          job search with its webhooks and everything else of the account is deleted.
        </p>
        <p>
          What stays: pay that you have submitted, which is stored without any sign of whose it is,
          and, until the month ends, how many requests the account has made.{" "}
          <a href="/app/account/export">Download everything first</a>
        </p>
        <form class="stack" method="post" action="/app/account/delete">
          <FormToken value={formToken} />
          <TextField
            name="confirmation"
            label={`To confirm, type the name of the account: ${name}`}
            value={typed}
            error={error}
            maxLength={200}
            required
          />
          <div class="actions">
            <button class="danger" type="submit">
              Delete the account for good
            </button>
            <a href="/app/account">Cancel</a>
          </div>
        </form>
      </>
    ),
  };
}

/** The page after an account was deleted. */
export function deletedAccountPage(): Page {
  return {
    title: "The account is deleted",
    kind: "app",
    styles: ["app.css"],
    body: (
      <>
        <h1>The account is deleted</h1>
        <p class="lead">
          Its keys stop working within seconds. A large job search is deleted within some minutes.
        </p>
        <p>
          Your device still lists the passkey, which opens nothing any more: you can remove it in
          the device's settings. <a href="/">Back to the start</a>
        </p>
      </>
    ),
  };
}
