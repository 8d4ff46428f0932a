import { describe, expect, it } from "vitest";
import { pipelineRoutes } from "#functions/pipeline-routes.ts";
import { liveTable } from "#shared/mcp/live-table.ts";
import { makeManifest } from "#shared/mcp/manifest.ts";
import { toolTable } from "#shared/mcp/tool-table.ts";
import { startProbe } from "../support/probe.ts";

const probe = await startProbe("functions/worker.ts");

/** Operations of the pipeline that are for programs, not for an agent. */
const notTools =
  /^\/api\/mcp\/(?:calendar\/feed|calendar\.ics|events$|export|import|webhooks\/(?:test|:id\/|deliveries)|webhooks\/:id$)/;

describe("the manifest", () => {
  it("is up to date with the contracts, and served unchanged", async () => {
    const { status, headers, body } = await probe.get("/mcp.json", {
      address: probe.newAddress(),
    });
    expect([status, headers.get("service-version")]).toEqual([200, "2026-05-10"]);
    expect(body).toEqual(makeManifest(pipelineRoutes));
    const again = await probe.get("/mcp.json", {
      address: probe.newAddress(),
      headers: { "if-none-match": headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  it("has the 29 tools of the specification; every other operation for agents is a tool of the server", () => {
    expect(Object.keys(toolTable)).toHaveLength(29);
    const manifest = makeManifest(pipelineRoutes).tools.map(({ name }) => name);
    expect(manifest).toEqual(Object.keys(toolTable));
    const rows = Object.values(liveTable).map(({ method, path }) => `${method} ${path}`);
    const missing = pipelineRoutes
      .filter(({ path }) => !notTools.test(path))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((operation) => !rows.includes(operation));
    expect(missing).toEqual([]);
    const lookups = manifest.filter((name) => toolTable[name]?.path.includes("/intelligence/"));
    expect(lookups).toHaveLength(7);
  });
});
