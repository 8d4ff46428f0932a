/**
 * Makes property tests try the same inputs in every run, so that nobody's change is refused for an
 * input that it has nothing to do with. The nightly run tries others, and prints the seed of what fails.
 */
import fc from "fast-check";
import { isWhole } from "./whole.ts";

if (!isWhole) fc.configureGlobal({ seed: 20_261_123 });
