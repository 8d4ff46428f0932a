import { describe, expect, it } from "vitest";
import { dataPage } from "#shared/bulk/data.page.tsx";
import type { Manifest } from "#shared/bulk/release.ts";
import { rolePay, tables } from "#shared/bulk/tables.ts";
import { method } from "#shared/figures/methodology-version.ts";
import { renderDocument } from "#shared/html/layout.tsx";

const origin = "https://pay.example.com";
const live = "2025.05-35fa4e7a-2026q3";
const sha256 = "ab".repeat(32);
const manifest: Manifest = {
  ...{ release: live, dataset: "2025.05-35fa4e7a", quarter: "2026-Q3", as_of: "2026-09-30" },
  ...{ methodology_version: "2026.5-carried", basis: "local", level: "any", citation: "Cite so." },
  tables: [...Object.values(tables), rolePay].map((table) => ({
    ...table,
    columns: [...table.columns],
  })),
  files: [
    {
      name: "estimates.csv.gz",
      table: "estimates",
      title: "Estimates",
      bytes: 26_045_839,
      rows: 1_722_500,
      sha256,
    },
    { name: "LICENSES.md", table: null, title: "Licenses", bytes: 2_100, rows: null, sha256 },
  ],
};

const render = (offer: { manifest: Manifest | null; releases?: string[]; current?: string }) =>
  renderDocument(
    dataPage({
      ...{ origin, live: offer.current ?? live, manifest: offer.manifest },
      releases: offer.releases ?? (offer.manifest ? [offer.manifest.release] : []),
    }),
    { path: "/data", origin, siteName: "Going Rate" },
  );

describe("the page of the data files", () => {
  it("lists files with rows, size and checksum, license, citation and every column", async () => {
    const html = await render({ manifest });
    expect(html).toContain(`href="/data/${live}/estimates.csv.gz"`);
    for (const text of [
      "1,722,500",
      "26.0\u00a0MB",
      "2\u00a0kB",
      sha256,
      "Cite so.",
      "CC BY 4.0",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain(`${origin}/data/latest/roles/registered-nurse.csv`);
    for (const { columns } of manifest.tables) {
      for (const { name } of columns) expect(html).toContain(`<code>${name}</code>`);
    }
    expect(html).not.toContain("The larger files are not here");
    expect(html).not.toContain("newer figures");
  });

  it("says so if the API has newer figures, and where earlier releases are", async () => {
    const html = await render({
      ...{ manifest, current: "2025.05-35fa4e7a-2026q4" },
      releases: [live, "2024.05-00000000-2025q4"],
    });
    expect(html).toContain("newer figures, those of 2025.05-35fa4e7a-2026q4");
    const ofOtherMethod = await render({
      manifest: { ...manifest, methodology_version: "2026.2" },
    });
    expect(ofOtherMethod).toContain(`newer figures, those of method ${method}`);
    expect(html).toContain("/data/2024.05-00000000-2025q4/manifest.json");
  });

  it("says so if nothing is offered, and how to get the files all the same", async () => {
    const html = await render({ manifest: null });
    expect(html).toContain("The larger files are not here");
    expect(html).toContain("npm run data:export");
    expect(html).toContain(`${origin}/data/latest/roles/registered-nurse.csv`);
  });
});
