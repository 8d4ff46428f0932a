import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Page } from "#shared/html/page.ts";
import { type AskedAccess, ConsentForm } from "./consent.page.tsx";

const frame = { kind: "app", styles: ["app.css"] } as const;

/** Asks for the code that a device shows. The form only finds its request; nothing is allowed by it. */
export function deviceCodePage({
  typed,
  isUnknown = false,
}: {
  typed: string;
  isUnknown?: boolean;
}): Page {
  return {
    ...{ ...frame, title: "Connect a device", status: isUnknown ? 404 : 200 },
    body: (
      <>
        <h1>Connect a device</h1>
        <p class="lead">
          Type the code that your terminal or device shows. You then see what asks for access, and
          decide.
        </p>
        <form class="stack" method="get" action="/oauth/device">
          <TextField
            name="user_code"
            label="Code"
            hint="Eight letters, such as WDJB-MJHT; capitals and the hyphen do not matter."
            value={typed.slice(0, 20)}
            maxLength={20}
            required
            error={
              isUnknown
                ? "Nothing waits under this code. A code is good once, for 15 minutes: compare it with the device, or begin there again."
                : undefined
            }
          />
          <button type="submit">Go on</button>
        </form>
        <p class="note">
          Type only a code that you have started yourself. If somebody sent you one, close this
          page: it would give them your account.
        </p>
      </>
    ),
  };
}

interface DeviceConsent extends AskedAccess {
  /** `WDJB-MJHT` */
  userCode: string;
  /** How long ago the device asked, in whole minutes. */
  minutesAgo: number;
  isFromSameNetwork: boolean;
}

/** Asks a person whether a device may use their account. */
export function deviceConsentPage(consent: DeviceConsent): Page {
  const { clientName, accountName, userCode, minutesAgo, isFromSameNetwork } = consent;
  return {
    ...{ ...frame, title: "Connect this device to your account?" },
    body: (
      <>
        <h1>Connect this device to your account?</h1>
        <p class="lead">
          <strong>{clientName}</strong> asks to use the account <strong>{accountName}</strong> from
          another device. It would stay connected until you revoke it.
        </p>
        <p>
          Compare the code: your device must show <strong>{userCode}</strong>. It asked{" "}
          {howLongAgo(minutesAgo)}, from{" "}
          {isFromSameNetwork ? "the network that you are in now" : "another network than yours"}.
        </p>
        {!isFromSameNetwork && (
          <p class="notice">
            That is right only if you are connecting a machine elsewhere, such as a server. If
            somebody sent you this code or link, refuse: they would use your account.
          </p>
        )}
        <p>The name is what the application calls itself; nobody has checked it.</p>
        <ConsentForm {...consent}>
          <input type="hidden" name="user_code" value={userCode} />
        </ConsentForm>
      </>
    ),
  };
}

function howLongAgo(minutes: number): string {
  if (minutes === 0) return "less than a minute ago";
  return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
}

/** What comes next, after the decision. */
export function deviceDonePage(result: "allowed" | "refused"): Page {
  const isAllowed = result === "allowed";
  const title = isAllowed ? "The device is connected" : "You refused";
  return {
    ...{ ...frame, title },
    body: (
      <>
        <h1>{title}</h1>
        <p class="lead">
          {isAllowed
            ? "It goes on by itself within a few seconds. You can close this page."
            : "The device learns so within a few seconds. Nothing was allowed."}
        </p>
        <p>
          <a href="/app/connections">All connections of this account</a>
        </p>
      </>
    ),
  };
}
