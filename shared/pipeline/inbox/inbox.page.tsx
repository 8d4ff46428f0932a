import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { Copyable } from "#shared/html/components/copyable.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { currentZone, Moment } from "#shared/html/times.tsx";
import { plainCompany } from "./choose-job.ts";
import { sayChange, sayChecks, sayMeaning, sayState } from "./mail-words.ts";
import type { InboxView, ShownMail } from "./read-inbox-page.ts";

interface InboxState extends InboxView {
  formToken: string;
  /** Whether this is the first page, which has what waits. */
  isFirst: boolean;
}

/** `/app/inbox`: what came, what it means, and what it would change. */
export function inboxPage(state: InboxState): Page {
  const { settings } = state;
  return {
    title: "Inbox",
    styles: ["job.css"],
    modules: ["copy.js"],
    body: settings.isAvailable ? <Inbox {...state} /> : <NoMail />,
  };
}

/** What the page says where the operator has set up no domain for mail. */
export function NoMail(): Markup {
  return (
    <>
      <p>
        This service takes no mail, because its operator has not set up a domain for it. Everything
        else works as before: you move jobs on <a href="/app/jobs">the board</a> yourself.
      </p>
      <p class="note">
        Whoever runs the service finds the steps in its deployment guide, under “Mail”.
      </p>
    </>
  );
}

function Inbox(state: InboxState): Markup {
  const { settings, waiting, moreWait, others, nextCursor, isFirst, formToken } = state;
  if (settings.address === null) return <FirstAddress formToken={formToken} />;
  const confirmations = others.filter(({ mail }) => mail.kind === "confirmation");
  const rest = others.filter(({ mail }) => mail.kind !== "confirmation");
  return (
    <>
      <p>
        {settings.isOn
          ? "Mail to your address is read for your board: "
          : "Your address is switched off: "}
        <code>{settings.address}</code>.{" "}
        <a href="/app/inbox/settings">Address, forwarding and settings</a>
      </p>
      {confirmations.map((one) => (
        <Confirmation {...one} />
      ))}
      {isFirst && (
        <section class="section">
          <h2>{waiting.length === 0 ? "Nothing waits for you" : "To decide"}</h2>
          {waiting.length === 0 && (
            <p class="note">What comes next appears here, with what it would change.</p>
          )}
          <ul class="records">
            {waiting.map((one) => (
              <Waiting shown={one} state={state} />
            ))}
          </ul>
          {moreWait > 0 && <p class="note">{moreWait} older ones appear as you decide these.</p>}
        </section>
      )}
      <section class="section">
        <h2>{isFirst ? "Lately" : "Earlier"}</h2>
        {rest.length === 0 && (
          <p class="note">
            {waiting.length + others.length === 0
              ? "No mail has come yet."
              : "What you decide appears here."}
          </p>
        )}
        <ul class="records">
          {rest.map((one) => (
            <Decided shown={one} formToken={formToken} />
          ))}
        </ul>
        {nextCursor !== null && (
          <p>
            <a href={`/app/inbox?cursor=${encodeURIComponent(nextCursor)}`}>Earlier mail</a>
          </p>
        )}
      </section>
      <p class="note">
        A mail says what its sender wrote. Nothing in it is loaded or opened here, and a sender can
        claim any name.
      </p>
    </>
  );
}

function FirstAddress({ formToken }: { formToken: string }): Markup {
  return (
    <>
      <p>
        Get an address of your own, forward the mail of employers to it, and your board follows:
        applications that arrived, interviews with their time, offers, rejections. Each is a
        suggestion that you apply with one click, and can take back.
      </p>
      <p>
        You give nobody your mailbox: only what you forward comes here. A mail is kept for at most
        30 days, without pictures and attachments; what was understood of it until you delete the
        account.
      </p>
      <AddressForm formToken={formToken} action="on" label="Make my address" isMain />
      <p>
        <a href="/app/inbox/settings">Address, forwarding and settings</a>
      </p>
    </>
  );
}

export function AddressForm({
  formToken,
  action,
  label,
  isMain = false,
}: {
  formToken: string;
  action: "on" | "off" | "replace";
  label: string;
  isMain?: boolean;
}): Markup {
  return (
    <form method="post" action="/app/inbox/address">
      <FormToken value={formToken} />
      <input type="hidden" name="action" value={action} />
      <button class={isMain ? "btn go" : "quiet"} type="submit">
        {label}
      </button>
    </form>
  );
}

function Confirmation({ mail }: ShownMail): Markup {
  return (
    <div class="notice" role="status">
      <p>
        <strong>A mail service asks whether it may forward your mail here.</strong> Confirm it only
        if you have asked for that just now.
      </p>
      {mail.code !== null && (
        <Copyable label="Copy the code">
          <code>{mail.code}</code>
        </Copyable>
      )}
      {mail.link !== null && (
        <p>
          <a href={mail.link} rel="noopener noreferrer nofollow" target="_blank">
            Confirm at {new URL(mail.link).hostname}
          </a>
        </p>
      )}
      {mail.code === null && mail.link === null && <p>{mail.subject}</p>}
      <p class="note">
        {mail.sender ?? "No sender"}, <Moment at={mail.receivedAt} />. {sayChecks(mail.checks)}
      </p>
    </div>
  );
}

function Waiting({ shown, state }: { shown: ShownMail; state: InboxState }): Markup {
  const { mail, plan, job } = shown;
  const { formToken, choices } = state;
  const path = `/app/inbox/${encodeURIComponent(mail.id)}`;
  const meaning = sayMeaning(shown, currentZone() ?? "UTC");
  const chooses = mail.needsJob && !job;
  return (
    <li id={mail.id}>
      <div>
        <strong>{meaning}</strong>
        <p>{sayChange(shown)}</p>
        <Source shown={shown} />
        <div class="actions">
          {(plan || chooses) && (
            <form method="post" action={`${path}/apply`} class={chooses ? "stack" : ""}>
              <FormToken value={formToken} />
              {chooses && <JobChoices shown={shown} choices={choices} meaning={meaning} />}
              <button class="btn go" type="submit" aria-label={`Apply: ${meaning}`}>
                Apply
              </button>
            </form>
          )}
          <form method="post" action={`${path}/dismiss`}>
            <FormToken value={formToken} />
            <button class="quiet" type="submit" aria-label={`Dismiss: ${meaning}`}>
              Dismiss
            </button>
          </form>
        </div>
      </div>
    </li>
  );
}

/** No job is preselected: one click must not close an arbitrary one. Those of the mail's employer come first. */
function JobChoices({
  shown: { mail, added },
  choices,
  meaning,
}: {
  shown: ShownMail;
  choices: InboxState["choices"];
  meaning: string;
}): Markup {
  const ofCompany = choices.filter(({ company }) => isCompanyOf(mail, company));
  const others = choices.filter((one) => !ofCompany.includes(one));
  return (
    <select name="jobId" required aria-label={`The job of this mail: ${meaning}`}>
      <option value="">Choose the job</option>
      {[...ofCompany, ...others].map(({ id, company, title }) => (
        <option value={id}>{`${company}, ${title}`}</option>
      ))}
      {added && (
        <option value="new">{`Another job: add ${added.title} at ${added.company}`}</option>
      )}
    </select>
  );
}

function isCompanyOf({ company, senderName }: ShownMail["mail"], name: string): boolean {
  const own = plainCompany(name);
  return own !== "" && [company, senderName].some((one) => plainCompany(one ?? "") === own);
}

function Decided({ shown, formToken }: { shown: ShownMail; formToken: string }): Markup {
  const { mail, job, plan } = shown;
  const meaning = sayMeaning(shown, currentZone() ?? "UTC");
  return (
    <li id={mail.id}>
      <div>
        <strong>{meaning}</strong>
        <p>
          {sayState(shown)}{" "}
          {job && (
            <a href={`/app/jobs/${encodeURIComponent(job.id)}`}>{`${job.company}, ${job.title}`}</a>
          )}
        </p>
        <Source shown={shown} />
      </div>
      {plan && (
        <form method="post" action={`/app/inbox/${encodeURIComponent(mail.id)}/apply`}>
          <FormToken value={formToken} />
          <button class="quiet" type="submit" aria-label={`Apply all the same: ${meaning}`}>
            Apply all the same
          </button>
        </form>
      )}
      {(mail.state === "applied" || mail.state === "dismissed") && (
        <form method="post" action={`/app/inbox/${encodeURIComponent(mail.id)}/undo`}>
          <FormToken value={formToken} />
          <button class="quiet" type="submit" aria-label={`Undo: ${meaning}`}>
            Undo
          </button>
        </form>
      )}
    </li>
  );
}

function Kept({ shown: { mail, raw } }: { shown: ShownMail }): Markup | null {
  if (raw === "none") return null;
  return (
    <div>
      <dt>The mail itself</dt>
      <dd>
        {raw === "kept" ? (
          <a href={`/app/inbox/${encodeURIComponent(mail.id)}/original`}>
            Download, without pictures and attachments (30 days)
          </a>
        ) : (
          "No longer kept: newer mail needed its room."
        )}
      </dd>
    </div>
  );
}

/** From whom a mail is, and the sentence from which its meaning follows. */
function Source({ shown }: { shown: ShownMail }): Markup {
  const { mail } = shown;
  return (
    <details>
      <summary>
        Mail from {mail.senderName ?? mail.sender ?? "nobody named"},{" "}
        <Moment at={mail.receivedAt} />
      </summary>
      <dl class="pairs">
        <div>
          <dt>Subject</dt>
          <dd>{mail.subject}</dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>
            {mail.sender ?? "nobody named"}. {sayChecks(mail.checks)}
          </dd>
        </div>
        {mail.evidence !== null && mail.evidence !== mail.subject && (
          <div>
            <dt>It says</dt>
            <dd>“{mail.evidence}”</dd>
          </div>
        )}
        {mail.invitation?.location && (
          <div>
            <dt>Where</dt>
            <dd>{mail.invitation.location}</dd>
          </div>
        )}
        <Kept shown={shown} />
      </dl>
    </details>
  );
}
