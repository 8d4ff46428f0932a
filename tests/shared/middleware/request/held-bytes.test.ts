import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  expireMs,
  type HeldBytes,
  holdBytes,
  type PoolName,
  pools,
} from "#shared/middleware/request/held-bytes.ts";

const opened: HeldBytes[] = [];
function hold(pool: PoolName, caller: string, bytes = 0, network?: string): HeldBytes {
  const held = holdBytes({ pool, caller, ...(network !== undefined && { network }) });
  opened.push(held);
  held.add(bytes);
  return held;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const held of opened.splice(0)) held.release();
});

const ofCaller = { code: "rate_limit_exceeded" };
const ofAll = { code: "dependency_unavailable", details: { afterSeconds: 2 } };
const refusalOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

/** As many callers as it takes to fill a pool. */
function fill(pool: PoolName): HeldBytes[] {
  const { all, ofCaller } = pools[pool];
  const held: HeldBytes[] = [];
  for (let left: number = all.bytes; left > 0; left -= ofCaller.bytes) {
    held.push(hold(pool, `other-${held.length}`, Math.min(left, ofCaller.bytes)));
  }
  return held;
}

describe.each(Object.entries(pools))("the pool of %s bodies", (name, { all, ofCaller: share }) => {
  const pool = name as PoolName;

  it("gives a caller their share and no more, and others have theirs meanwhile", () => {
    const first = hold(pool, "a", share.bytes);
    expect(refusalOf(() => first.add(1))).toMatchObject(ofCaller);
    expect(refusalOf(() => hold(pool, "a", 1))).toMatchObject(ofCaller);
    hold(pool, "b", share.bytes);
    first.release();
    hold(pool, "a", share.bytes);
  });

  it("counts bodies as well, before their first byte", () => {
    const bodies = Array.from({ length: share.bodies }, () => hold(pool, "a"));
    expect(refusalOf(() => hold(pool, "a"))).toMatchObject(ofCaller);
    hold(pool, "b");
    bodies[0]?.release();
    hold(pool, "a");
  });

  it("is bounded for all callers together", () => {
    const others = fill(pool);
    const late = hold(pool, "late");
    const { retrySeconds } = pools[pool];
    expect(refusalOf(() => late.add(1))).toMatchObject({
      ...ofAll,
      details: { afterSeconds: retrySeconds },
    });
    others[0]?.release();
    late.add(1);
    for (const held of opened.splice(0)) held.release();
    for (let n = 0; n < all.bodies; n++) hold(pool, `one of many ${n}`);
    expect(refusalOf(() => hold(pool, "late"))).toMatchObject({ code: ofAll.code });
  });

  it("gives one caller a quarter at most, or one file of the largest size", () => {
    const quarter = Math.max(all.bytes / 4, pool === "large" ? 5 * 1_048_576 + 65_536 : 0);
    expect(share.bytes).toBeLessThanOrEqual(quarter);
    expect(share.bodies).toBeLessThanOrEqual(
      pool === "large" || pool === "page" ? 2 : all.bodies / 4,
    );
  });
});

it("says what one caller may have, and when to try again", () => {
  hold("page", "a");
  hold("page", "a");
  expect(() => hold("page", "a")).toThrow(
    /^One account may have 2 links read at a time, 4 MiB together\. Try again in 8 s\.$/,
  );
  for (let n = 0; n < 256; n++) hold("anonymous", "192.0.2.1");
  expect(() => hold("anonymous", "192.0.2.1")).toThrow(
    /^One address may send 256 bodies at a time, 1 MiB together\. Try again in 2 s\.$/,
  );
});

it("leaves half of the pool to others than the /64 networks of one /48", () => {
  const { bytes } = pools.anonymous.ofCaller;
  for (const caller of ["2001:db8:1:1::/64", "2001:db8:1:2::/64"]) {
    hold("anonymous", caller, bytes, "2001:db8:1::/48");
  }
  const third = () => hold("anonymous", "2001:db8:1:3::/64", 1, "2001:db8:1::/48");
  expect(refusalOf(third)).toMatchObject(ofCaller);
  hold("anonymous", "2001:db8:2:1::/64", bytes, "2001:db8:2::/48");
  hold("anonymous", "192.0.2.1", bytes);
});

describe("what a request holds", () => {
  const { bytes } = pools.ordinary.ofCaller;

  it("expires when the request was canceled, and not while it renews it", () => {
    hold("ordinary", "a", bytes - 5);
    const alive = hold("ordinary", "a", 5);
    vi.advanceTimersByTime(expireMs - 1);
    alive.renew();
    expect(() => hold("ordinary", "a", 1)).toThrow();
    vi.advanceTimersByTime(1);
    const next = hold("ordinary", "a", bytes - 5);
    expect(() => next.add(1)).toThrow();
  });

  it("counts in full when it goes on after it has expired", () => {
    const slow = hold("ordinary", "a", 10);
    vi.advanceTimersByTime(expireMs);
    hold("ordinary", "a", bytes - 10);
    expect(() => slow.add(1)).toThrow();
  });
});
