import { checkNewPasskey } from "../../../shared/accounts/passkeys/check-new-passkey.ts";
import {
  NewPasskeyResponse,
  parseResponse,
} from "../../../shared/accounts/passkeys/response-schema.ts";
import { median } from "../median.ts";
import { makePasskey } from "./software-authenticator.ts";

/** Milliseconds of processor time. */
export interface PasskeyCheck {
  first: number;
  median: number;
}

const checks = 50;

/** What the check of a new passkey takes alone, in this process. */
export async function measurePasskeyCheck(): Promise<PasskeyCheck> {
  const party = { id: "api.example.com", origin: "https://api.example.com", name: "Measured" };
  const times: number[] = [];
  for (let nth = 0; nth < checks; nth++) {
    const challenge = Buffer.alloc(32, nth).toString("base64url");
    const passkey = makePasskey({ challenge, rp: party }, party.origin);
    const response = parseResponse(NewPasskeyResponse, passkey);
    if (!response) throw new Error("a passkey was not understood");
    const before = process.cpuUsage();
    if (!(await checkNewPasskey(party, challenge, response))) {
      throw new Error("a passkey was refused");
    }
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return { first: times[0] ?? 0, median: median(times) };
}
