import { expect, it } from "vitest";
import { refusedReadsPerMinute, timesPerNetwork } from "#shared/access/tiers.ts";
import { mayReadRefused } from "#shared/middleware/request/refused-reads.ts";

const start = 1_000_000;

function readAll(caller: string, from: number): number {
  let read = 0;
  for (let n = 0; n < 2 * refusedReadsPerMinute; n++) {
    if (mayReadRefused({ caller }, from + n)) read++;
  }
  return read;
}

it("reads so many messages of each caller in a minute, and as many in the next", () => {
  expect(readAll("one", start)).toBe(refusedReadsPerMinute);
  expect(readAll("other", start)).toBe(refusedReadsPerMinute);
  expect(mayReadRefused({ caller: "one" }, start + 59_999)).toBe(false);
  expect(readAll("one", start + 60_000)).toBe(refusedReadsPerMinute);
});

it("keeps a caller who sends many in mind while others come and go", () => {
  expect(readAll("busy", start)).toBe(refusedReadsPerMinute);
  for (let n = 0; n < 20_000; n++) {
    mayReadRefused({ caller: `passer-by ${n}` }, start);
    if (n % 1_000 === 0) expect(mayReadRefused({ caller: "busy" }, start + 1)).toBe(false);
  }
});

it("reads eight times as many of all addresses of a /48 network together", () => {
  const network = "address:2001:db8:1::/48";
  let read = 0;
  for (let n = 0; n < 2 * timesPerNetwork * refusedReadsPerMinute; n++) {
    if (mayReadRefused({ caller: `2001:db8:1:${n}::/64`, network }, start)) read++;
  }
  expect(read).toBe(timesPerNetwork * refusedReadsPerMinute);
  const elsewhere = { caller: "2001:db8:2:0::/64", network: "address:2001:db8:2::/48" };
  expect(mayReadRefused(elsewhere, start)).toBe(true);
});
