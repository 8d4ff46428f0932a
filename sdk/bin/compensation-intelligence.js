#!/usr/bin/env node
import { existsSync } from "node:fs";

const main = new URL("../dist/cli/main.js", import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error("This copy is not built: run `npm run sdk:build` in the project.");
  process.exitCode = 1;
}
