import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { signDelivery } from "#shared/webhooks/delivery/sign-delivery.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { verify } from "../../docs/webhooks/verify.ts";

const root = join(import.meta.dirname, "../..");
const now = Date.UTC(2026, 10, 21, 12);
const secret = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";

interface Case {
  secret: string;
  signature: string;
  /** Base64. */
  body: string;
  now: number;
}

const cases: Case[] = [];
/** What every snippet must say of these, whatever it is written in. */
const verdicts = [
  "accepted job.created",
  "accepted contact.updated",
  "accepted job.created",
  "the signature does not match",
  "the signature does not match",
  "the signature does not match",
  "the signature does not match",
  "the signature does not match",
  "the timestamp is not within five minutes",
  "the timestamp is not within five minutes",
  "the secret is empty",
];

async function delivered(event: string, data: object): Promise<Case> {
  const timestamp = new Date(now).toISOString();
  const body = JSON.stringify({ event, timestamp, data });
  const headers = await signDelivery({ secret, deliveryId: "dlv_1", timestamp, body });
  return {
    secret,
    signature: headers["X-Service-Signature"] ?? "",
    body: Buffer.from(body).toString("base64"),
    now: now + 2_000,
  };
}

beforeAll(async () => {
  const plain = await delivered("job.created", { company: "Acme" });
  const unicode = await delivered("contact.updated", { name: "Zoë 東京 🎉 \u2028 \\" });
  const body = Buffer.from(plain.body, "base64");
  const forged = `sha256=${createHmac("sha256", "").update(body).digest("hex")}`;
  const altered = Buffer.from(plain.body, "base64").toString().replace("Acme", "Evil");
  cases.push(
    plain,
    unicode,
    { ...plain, now: now + 299_000 },
    { ...plain, body: Buffer.from(altered).toString("base64") },
    { ...plain, secret: `${secret}x` },
    { ...plain, signature: "" },
    { ...plain, signature: unicode.signature },
    { ...plain, signature: "sha256=ünsinn" },
    { ...plain, now: now + 301_000 },
    { ...plain, now: now - 301_000 },
    { ...plain, secret: "", signature: forged },
  );
});

function run(command: string, args: string[], options: { cwd?: string } = {}): string[] {
  const input = JSON.stringify(cases);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    ...options,
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return JSON.parse(stdout) as string[];
}

const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

describe("a delivery is distinguished from a forgery by the snippet in", () => {
  it("TypeScript", () => {
    const said = cases.map((one) => {
      try {
        const body = Buffer.from(one.body, "base64");
        return `accepted ${verify(one.secret, one.signature, body, one.now).event}`;
      } catch (error) {
        return error instanceof Error ? error.message : error;
      }
    });
    expect(said).toEqual(verdicts);
  });

  it.skipIf(!has("python3", "-c", "import hmac"))("Python", () => {
    const program = `
import base64, json, sys
sys.path.insert(0, "docs/webhooks")
sys.dont_write_bytecode = True
from verify import verify
def judge(one):
    try:
        body = base64.b64decode(one["body"])
        event = verify(one["secret"], one["signature"], body, one["now"] / 1000)
        return "accepted " + event["event"]
    except ValueError as error:
        return str(error)
print(json.dumps([judge(one) for one in json.load(sys.stdin)]))
`;
    expect(run("python3", ["-c", program])).toEqual(verdicts);
  });

  it.skipIf(!has("go", "version"))(
    "Go",
    () => {
      const folder = temporaryFolder();
      cpSync(join(root, "docs/webhooks/verify.go"), join(folder, "verify.go"));
      cpSync(join(import.meta.dirname, "verify-go-main.go"), join(folder, "main.go"));
      expect(run("go", ["run", "verify.go", "main.go"], { cwd: folder })).toEqual(verdicts);
    },
    120_000,
  );
});
