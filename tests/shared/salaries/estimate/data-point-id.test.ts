import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { statisticKinds } from "#shared/contract/data-point-kinds.ts";
import { experienceLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import type { AnyDataPoint, DataPoint } from "#shared/salaries/estimate/data-point.ts";
import {
  localKey,
  readDataPointId,
  writeDataPointId,
} from "#shared/salaries/estimate/data-point-id.ts";

const key = "0f".repeat(32);
const slug = fc.stringMatching(/^[a-z0-9-]{1,80}$/);
const made = {
  method: fc.constantFrom("2026.5", "2027.1"),
  dataset: fc.stringMatching(/^20\d\d\.05-[0-9a-f]{8}$/),
};
const estimates: fc.Arbitrary<DataPoint> = fc.record({
  kind: fc.constant("estimate"),
  ...made,
  role: slug,
  city: fc.option(slug, { nil: null }),
  basis: fc.constantFrom(...bases),
  level: fc.constantFrom(...experienceLevels),
  quarter: fc.record({
    year: fc.integer({ min: 2019, max: 2099 }),
    quarter: fc.integer({ min: 1, max: 4 }),
  }),
});

const points: fc.Arbitrary<AnyDataPoint> = fc.oneof(
  estimates,
  fc.record({
    kind: fc.constant("crowd" as const),
    ...made,
    role: slug,
    city: fc.option(slug, { nil: null }),
    batch: fc.nat(),
  }),
  fc.record({
    kind: fc.constant("company" as const),
    ...made,
    company: slug,
    rank: fc.option(fc.nat(30), { nil: null }),
  }),
  fc.record(
    {
      kind: fc.constantFrom(...statisticKinds),
      ...made,
      subject: fc.oneof(slug, fc.constantFrom("15-1252", "Total private")),
      detail: fc.constantFrom("certified_filings", "hires 2026-04"),
    },
    { requiredKeys: ["kind", "method", "dataset", "subject"] },
  ),
);

const example: DataPoint = {
  kind: "estimate",
  method: "2026.5",
  dataset: "2025.05-1a2b3c4d",
  role: "software-engineer",
  city: "san-francisco",
  basis: "local",
  level: "any",
  quarter: { year: 2026, quarter: 3 },
};

const refused = { code: "data_point_not_found" };

describe("a data point id", () => {
  it("encodes every parameter of the figure and is deterministic", async () => {
    await fc.assert(
      fc.asyncProperty(points, async (point) => {
        const id = await writeDataPointId(point, key);
        expect(id).toMatch(/^dp_[A-Za-z0-9_-]+$/);
        expect(await writeDataPointId(point, key)).toBe(id);
        expect(await readDataPointId(id, key)).toEqual(point);
      }),
    );
  });

  it("is marked where it is made without a service, and read there alone", async () => {
    await fc.assert(
      fc.asyncProperty(points, async (point) => {
        const id = writeDataPointId(point, localKey);
        expect(id).toMatch(/^dp_local_[A-Za-z0-9_-]+$/);
        expect(await readDataPointId(id, localKey)).toEqual(point);
        await expect(readDataPointId(id, key)).rejects.toMatchObject(refused);
        const ofService = writeDataPointId(point, key);
        expect(ofService).not.toMatch(/^dp_local_/);
        await expect(readDataPointId(ofService, localKey)).rejects.toMatchObject(refused);
      }),
    );
  });

  it("ends with the HMAC that the platform computes", async () => {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const secret = Uint8Array.from(Buffer.from(key, "hex"));
    const imported = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
    const bytes = Uint8Array.from(
      Buffer.from((await writeDataPointId(example, key)).slice(3), "base64url"),
    );
    const tag = await crypto.subtle.sign("HMAC", imported, bytes.slice(0, -12));
    expect([...bytes.slice(-12)]).toEqual([...new Uint8Array(tag, 0, 12)]);
  });

  it("is rejected with any single character changed", async () => {
    const id = await writeDataPointId(example, key);
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (let at = 0; at < id.length; at++) {
      for (const character of alphabet.replace(id[at] ?? "", "")) {
        const changed = id.slice(0, at) + character + id.slice(at + 1);
        await expect(readDataPointId(changed, key), changed).rejects.toMatchObject(refused);
      }
    }
  });

  it("is rejected if shortened, lengthened, or read with another key", async () => {
    const id = await writeDataPointId(example, key);
    const others = [id.slice(0, -1), `${id}A`, `${id}==`, id.toUpperCase(), "dp_", "", "dp_demo_x"];
    for (const other of others) {
      await expect(readDataPointId(other, key), other).rejects.toMatchObject(refused);
    }
    await expect(readDataPointId(id, "f0".repeat(32))).rejects.toMatchObject(refused);
  });

  it("is rejected for arbitrary text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (garbage) => {
        await expect(readDataPointId(`dp_${garbage}`, key)).rejects.toMatchObject(refused);
        await expect(readDataPointId(garbage, key)).rejects.toMatchObject(refused);
      }),
    );
  });
});
