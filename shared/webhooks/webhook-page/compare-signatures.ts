/** Compares the signature of a delivery with the expected ones, in the reader's browser. */
import { bodySignature, standardSignature } from "../delivery/sign-delivery.ts";

/** The parts of a delivery, as they were sent or received. */
interface SignedParts {
  /** `webhook-id` */
  id: string;
  /** `webhook-timestamp`: seconds since the epoch. */
  timestamp: string;
  body: string;
  /** `webhook-signature`: one or several, separated by spaces. */
  signature: string;
  /** `X-Service-Signature` */
  bodySignature: string;
}

interface SignatureComparison {
  /** The signed text: id, timestamp and body, with dots between them. */
  signedText: string;
  expected: string;
  /** The signatures that were sent, and whether each is the expected one. */
  sent: readonly { signature: string; isEqual: boolean }[];
  expectedOfBody: string;
  isBodyEqual: boolean;
  /** Seconds since it was sent; null if the timestamp is no number. */
  ageSeconds: number | null;
}

/** How old a delivery may be, by the libraries of Standard Webhooks. */
export const toleranceSeconds = 5 * 60;

/** Signs the parts with a secret, and compares the result with what was sent. */
export async function compareSignatures(
  secret: string,
  parts: SignedParts,
  nowMs: number,
): Promise<SignatureComparison> {
  const id = parts.id.trim();
  const seconds = parts.timestamp.trim();
  const { body } = parts;
  const [expected, expectedOfBody] = await Promise.all([
    standardSignature(secret, { id, seconds, body }),
    bodySignature(secret, body),
  ]);
  const given = parts.signature.split(/\s+/).filter((signature) => signature !== "");
  return {
    signedText: `${id}.${seconds}.${body}`,
    expected,
    sent: given.map((signature) => ({ signature, isEqual: signature === expected })),
    expectedOfBody,
    isBodyEqual: parts.bodySignature.trim() === expectedOfBody,
    ageSeconds: /^\d{1,12}$/.test(seconds) ? Math.round(nowMs / 1_000) - Number(seconds) : null,
  };
}

/** `3 minutes`, in the largest unit of which there are two or more. */
export function ageInWords(seconds: number): string {
  const units = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const;
  const [name, size] = units.find(([, size]) => Math.abs(seconds) >= 2 * size) ?? ["second", 1];
  const count = Math.floor(Math.abs(seconds) / size);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
