import type { Child } from "hono/jsx";
import { planName } from "#shared/access/tiers.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { Secret } from "#shared/html/components/copyable.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Page } from "#shared/html/page.ts";
import { Day, Moment } from "#shared/html/times.tsx";
import type { Operations } from "./read-operations.ts";

interface OperatorState extends Operations {
  formToken: string;
  datasetVersion: string | null;
  now: number;
}

/** `/app/operator` */
export function operatorPage(state: OperatorState): Page {
  const { plans, accounts, invitations, refusals, webhooksInTrouble, formToken, now } = state;
  return {
    title: "Operator",
    body: (
      <>
        <dl class="pairs">
          {plans.map(({ tier, accounts: number }) => (
            <div>
              <dt>Accounts on {planName(tier)}</dt>
              <dd>{number}</dd>
            </div>
          ))}
          <div>
            <dt>Dataset</dt>
            <dd>{state.datasetVersion ?? "none is loaded"}</dd>
          </div>
          <div>
            <dt>Late deliveries</dt>
            <dd>{state.lateDeliveries}</dd>
          </div>
        </dl>
        <section>
          <h2>Webhooks in trouble</h2>
          <Rows
            label="Webhooks in trouble"
            head={["Webhook", "Account", "State", "Failures", "Failing since"]}
            rows={webhooksInTrouble.map((webhook) => [
              <code>{webhook.id}</code>,
              <code>{webhook.accountId}</code>,
              webhook.reason ? `${webhook.status}: ${webhook.reason}` : webhook.status,
              webhook.failures,
              webhook.failingSince === null ? "" : <Moment at={webhook.failingSince} />,
            ])}
          />
        </section>
        <section>
          <h2>Invitations</h2>
          <form class="stack" method="post" action="/app/operator/invitations">
            <FormToken value={formToken} />
            <TextField
              name="note"
              label="Invite somebody to make an account"
              value=""
              hint="Whom it is for. The link is good once, within three days."
              maxLength={100}
            />
            <button type="submit">Make an invitation</button>
          </form>
          <Rows
            label="Invitations"
            head={["For", "Opens", "Made", "State"]}
            rows={invitations.map((one) => [
              one.note,
              one.accountId ? <code>{one.accountId}</code> : "a new account",
              <Day at={one.createdAt} />,
              one.usedAt !== null ? "used" : one.expiresAt < now ? "expired" : "open",
            ])}
          />
        </section>
        <section>
          <h2>Refused sign-ups</h2>
          <Rows
            label="Refused sign-ups"
            head={["Day", "Reason", "Number"]}
            rows={refusals.map(({ day, reason, count }) => [day, reasons[reason] ?? reason, count])}
          />
        </section>
        <section>
          <h2>Accounts</h2>
          <p>
            The newest 100. A plan is changed by{" "}
            <code>npm run accounts -- set-tier ID free|pro|ultra</code>.
          </p>
          <Rows
            label="Accounts"
            head={["Id", "Name", "Plan", "Made by", "Made"]}
            rows={accounts.map((one) => [
              <code>{one.id}</code>,
              one.name || one.email,
              planName(one.tier),
              one.createdBy.replace("_", " "),
              <Day at={one.createdAt} />,
            ])}
          />
        </section>
      </>
    ),
  };
}

const reasons: Readonly<Record<string, string>> = {
  address: "too many from one address",
  total: "too many in all",
  closed: "sign-up is closed",
  invitation: "no invitation that can be used",
};

function Rows({ label, head, rows }: { label: string; head: string[]; rows: Child[][] }) {
  if (rows.length === 0) return <p class="note">None.</p>;
  return (
    <ScrollArea label={label}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>
              {cells.map((cell) => (
                <td>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** The page after an invitation was made. */
export function invitationPage({ url, expiresAt }: { url: string; expiresAt: number }): Page {
  return {
    title: "Invitation",
    modules: ["copy.js"],
    body: (
      <>
        <p class="notice">
          The link is shown only now. It is good once, until <Moment at={expiresAt} />.
        </p>
        <Secret label="the link" text={url} />
        <p>
          <a href="/app/operator">Back</a>
        </p>
      </>
    ),
  };
}
