import { describe, expect, it } from "vitest";
import { readCredentials } from "#scripts/operate/smoke/credentials.ts";
import { readSmokeArguments } from "#scripts/operate/smoke/read-arguments.ts";

const origin = "https://api.example.com";

describe("npm run smoke", () => {
  it("asks the functions of an origin", () => {
    expect(readSmokeArguments([origin])).toMatchObject({
      ...{ origin, waitMs: 120_000, single: false },
    });
    expect(readSmokeArguments(["http://127.0.0.1:8787"]).origin).toBe("http://localhost:8787");
    const more = ["--wait", "5", "--staging", "--webhook-url", "https://h.example.org/x"];
    expect(readSmokeArguments([origin, ...more])).toMatchObject({
      ...{ waitMs: 5_000, stage: "staging", webhookUrl: "https://h.example.org/x" },
    });
  });

  it.each([
    [[], /Not the service's https origin/],
    [["http://api.example.com"], /https origin/],
    [["https://api.example.com/x"], /https origin/],
    [[origin, "b"], /Usage/],
    [[origin, "--wait", "soon"], /--wait is a number/],
    [[origin, "--webhook-url", "http://h.example.org"], /Not an https URL/],
    [[origin, "--nonsense"], /Unknown option/],
  ])("says what is wrong with %j", (args, reason) => {
    expect(() => readSmokeArguments(args)).toThrow(reason);
  });

  it("takes credentials from the environment, else from the file, and never quotes them", () => {
    const file = { SMOKE_KEY: "intelligence_a", SMOKE_TOKEN: "ext_b", SECRETS_KEY: "c" };
    expect(readCredentials({ SMOKE_KEY: "intelligence_d", SMOKE_TOKEN: "" }, file)).toEqual({
      ...{ SMOKE_KEY: "intelligence_d", SMOKE_TOKEN: "ext_b" },
    });
    expect(readCredentials({}, null)).toEqual({});
    expect(() => readCredentials({ SMOKE_KEY: "two hush words" }, null)).toThrow(
      /^(?!.*hush).*SMOKE_KEY/,
    );
  });
});
