/**
 * Waits for the next day by UTC if it is about to begin: in the middle of a file it would end the day,
 * the month and the year whose requests some tests count.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { dayMs } from "#shared/core/dates.ts";

/** Longer than nearly every file takes. */
const marginMs = 60_000;

const leftMs = dayMs - (Date.now() % dayMs);
if (leftMs < marginMs) await sleep(leftMs + 100);
