/** Ends what a file's suites have started (stop-afterwards.ts). */
import { afterAll } from "vitest";
import { stopStarted } from "./stop-afterwards.ts";

afterAll(stopStarted);
