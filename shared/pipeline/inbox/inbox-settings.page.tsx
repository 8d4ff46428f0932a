import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { TextArea } from "#shared/html/app-forms/fields.tsx";
import type { FormErrors } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { Copyable } from "#shared/html/components/copyable.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { AddressForm, NoMail } from "./inbox.page.tsx";
import type { InboxSettings } from "./inbox.response.ts";

interface InboxSettingsState {
  settings: InboxSettings;
  formToken: string;
  /** What was typed, if it could not be saved. */
  senders?: string;
  ownAddresses?: string;
  errors?: FormErrors;
  status?: number;
}

/** `/app/inbox/settings`: the address, how mail is forwarded to it, and who may send. */
export function inboxSettingsPage(state: InboxSettingsState): Page {
  const { settings, status = 200 } = state;
  return {
    title: "Inbox settings",
    status,
    modules: ["copy.js"],
    body: settings.isAvailable ? <Settings {...state} /> : <NoMail />,
  };
}

function Settings({
  settings,
  formToken,
  senders,
  ownAddresses,
  errors = {},
}: InboxSettingsState): Markup {
  const { address, isOn, appliesAtOnce } = settings;
  return (
    <>
      <p>
        <a href="/app/inbox">Back to the inbox</a>
      </p>
      <Problems
        errors={errors}
        labels={{ senders: "Senders", ownAddresses: "Your own addresses" }}
      />
      <section>
        <h2>Your address</h2>
        {address === null ? (
          <AddressForm formToken={formToken} action="on" label="Make my address" isMain />
        ) : (
          <>
            <Copyable label="Copy the address">
              <code>{address}</code>
            </Copyable>
            <p>
              {isOn
                ? "It takes mail. Whoever knows it can send to it, so give it to nobody but your mail service and employers."
                : "It is switched off: mail to it is returned to its sender."}
            </p>
            <div class="actions">
              <AddressForm
                formToken={formToken}
                action={isOn ? "off" : "on"}
                label={isOn ? "Switch it off" : "Switch it on"}
              />
              <AddressForm formToken={formToken} action="replace" label="Replace it by a new one" />
            </div>
          </>
        )}
      </section>
      {address !== null && <Guide address={address} />}
      <section>
        <h2>What mail may do</h2>
        <form class="stack" method="post" action="/app/inbox/settings">
          <FormToken value={formToken} />
          <label class="check">
            <input type="checkbox" name="appliesAtOnce" value="yes" checked={appliesAtOnce} />
            <span>
              Apply at once what is certain
              <small>
                Certain is mail of a known applicant system that comes from its domain, means one
                thing, and names the company and the title of one job on your board, or continues a
                conversation about it. You can take it back. Everything else waits for you in any
                case, as do messages that anybody can send you on LinkedIn or Indeed.
              </small>
            </span>
          </label>
          <TextArea
            name="senders"
            label="Senders"
            value={senders ?? settings.senders.join("\n")}
            rows={4}
            hint="Take mail only from these addresses and domains, one a line. Empty: from everybody. A sender can claim any address, so this keeps noise out and proves nothing."
            error={errors.senders}
          />
          <TextArea
            name="ownAddresses"
            label="Your own addresses"
            value={ownAddresses ?? settings.ownAddresses.join("\n")}
            rows={3}
            hint="From which you write, one a line. What you wrote yourself never changes your board. An address from which you forward your mail is added here."
            error={errors.ownAddresses}
          />
          <button type="submit">Save</button>
        </form>
      </section>
    </>
  );
}

/** How mail gets here from the two services that most people have. */
function Guide({ address }: { address: string }): Markup {
  return (
    <section>
      <h2>Forward mail to it</h2>
      <p>
        Forward only mail about jobs, by a rule: your other mail stays where it is. You can also
        forward a single mail by hand, or give an employer the address.
      </p>
      <h3>Gmail</h3>
      <ol>
        <li>
          On a computer, open Gmail’s settings, “See all settings”, then “Forwarding and POP/IMAP”.
        </li>
        <li>
          Choose “Add a forwarding address”, and enter <code>{address}</code>. Leave forwarding of
          all mail disabled.
        </li>
        <li>
          Gmail sends a confirmation here. Within a minute <a href="/app/inbox">your inbox</a> shows
          its code and its link: enter the code at Gmail, or follow the link.
        </li>
        <li>
          Then make a filter under “Filters and Blocked Addresses”. In “From”, enter{" "}
          <code>
            greenhouse-mail.io OR hire.lever.co OR ashbyhq.com OR myworkday.com OR icims.com OR
            smartrecruiters.com OR bamboohr.com OR jobvite.com OR workablemail.com
          </code>{" "}
          and the domains of your employers, and choose “Forward it to” with this address.
        </li>
      </ol>
      <h3>Outlook</h3>
      <ol>
        <li>On the web, open Outlook’s settings, then “Mail” and “Rules”, and add a rule.</li>
        <li>
          As a condition choose “Sender address includes”, and enter the domains of the list above,
          one after the other.
        </li>
        <li>
          As an action choose “Redirect to”, and enter <code>{address}</code>. “Redirect” keeps the
          sender; “Forward” would make you the sender.
        </li>
        <li>
          If Microsoft asks to verify the address, its code is shown in{" "}
          <a href="/app/inbox">your inbox</a>. An account of a company or school may forbid
          forwarding; then forward mails by hand.
        </li>
      </ol>
    </section>
  );
}
