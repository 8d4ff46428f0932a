import { describe, expect, it } from "vitest";
import { UnsafeSettings } from "#shared/core/unsafe-settings.ts";
import { checkTarget } from "#shared/outbound/check-target.ts";
import { readSendingSettings } from "#shared/outbound/settings.ts";

const site = { SITE_ORIGIN: "https://api.example.com" };
const local = { WEBHOOK_LOCAL_TARGETS: "localhost:9443=127.0.0.1:9443" };

describe("the sending settings", () => {
  it("allow no local receivers in production, which is the default environment", () => {
    for (const env of [
      { ...site, ...local },
      { ...site, ...local, ENVIRONMENT: "" },
      { ...site, ...local, ENVIRONMENT: "production" },
      { ...site, ...local, ENVIRONMENT: "staging" },
      { ...site, ...local, ENVIRONMENT: "Local" },
      { ...site, ...local, ENVIRONMENT: "toString" },
    ]) {
      expect(() => readSendingSettings(env), JSON.stringify(env)).toThrow("WEBHOOK_LOCAL_TARGETS");
    }
    expect(readSendingSettings(site).localTargets.size).toBe(0);
  });

  it("allow exactly the local receivers that they list", () => {
    const settings = readSendingSettings({ ...local, ENVIRONMENT: "local" });
    expect(checkTarget("https://localhost:9443/hooks?a=b", settings)).toEqual({
      host: "localhost",
      port: 9443,
      path: "/hooks?a=b",
      local: { address: "127.0.0.1", port: 9443 },
    });
    for (const url of [
      "https://localhost/",
      "https://localhost:9444/",
      "https://127.0.0.1:9443/",
      "https://x.localhost:9443/",
      "http://localhost:9443/",
      "https://user@localhost:9443/",
    ]) {
      expect(() => checkTarget(url, settings), url).toThrow();
    }
  });

  it("use fetch only in production", () => {
    expect(readSendingSettings(site).byFetch).toBe("cloudflare");
    expect(readSendingSettings({ ...site, WEBHOOK_TRANSPORT: "pinned" }).byFetch).toBe(
      "cloudflare",
    );
    expect(readSendingSettings({ ...site, WEBHOOK_TRANSPORT: "fetch" }).byFetch).toBe("all");
    for (const ENVIRONMENT of ["local", "test"]) {
      expect(readSendingSettings({ ENVIRONMENT, WEBHOOK_TRANSPORT: "fetch" }).byFetch).toBe("none");
    }
  });

  it("have two default resolvers, or those that are listed", () => {
    expect(readSendingSettings(site).resolvers).toHaveLength(2);
    expect(
      readSendingSettings({
        ...site,
        WEBHOOK_RESOLVERS: "https://a.example/dns, https://b.example/dns",
      }).resolvers,
    ).toEqual(["https://a.example/dns", "https://b.example/dns"]);
  });

  it("include the service's hosts", () => {
    expect(readSendingSettings(site, "https://edge.example.net:8443").ownHosts).toEqual([
      "api.example.com",
      "edge.example.net",
    ]);
  });

  it("require the service's own host in production, which is then not allowed as a receiver", () => {
    for (const SITE_ORIGIN of [
      undefined,
      "",
      "api.example.com",
      "http://api.example.com",
      "https://api.example.com/",
      "https://user@api.example.com",
    ]) {
      for (const ENVIRONMENT of [undefined, "production"]) {
        expect(() =>
          readSendingSettings({
            ...(SITE_ORIGIN === undefined ? {} : { SITE_ORIGIN }),
            ...(ENVIRONMENT === undefined ? {} : { ENVIRONMENT }),
          }),
        ).toThrow("SITE_ORIGIN");
      }
    }
    const settings = readSendingSettings({ ...site, WEBHOOK_TRANSPORT: "fetch" });
    expect(() => checkTarget("https://api.example.com/api/mcp/jobs", settings)).toThrow(
      "must not be this service itself",
    );
    expect(readSendingSettings({ ENVIRONMENT: "test" }).ownHosts).toEqual([]);
  });

  it.each([
    { ...site, WEBHOOK_TRANSPORT: "socket" },
    { ...site, WEBHOOK_RESOLVERS: "http://dns.example/" },
    { ...site, WEBHOOK_RESOLVERS: "https://a.example/dns,,https://b.example/dns" },
    { ENVIRONMENT: "local", SITE_ORIGIN: "localhost" },
    { ENVIRONMENT: "local", WEBHOOK_LOCAL_TARGETS: "localhost:9443" },
    { ENVIRONMENT: "local", WEBHOOK_LOCAL_TARGETS: "*=127.0.0.1:9443" },
    { ENVIRONMENT: "local", WEBHOOK_LOCAL_TARGETS: "localhost:9443=localhost:9443" },
  ])("that make no sense are refused: %j", (env) => {
    expect(() => readSendingSettings(env)).toThrow(UnsafeSettings);
  });
});
