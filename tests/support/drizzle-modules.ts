/**
 * Loaded with `--import` into each process of the tests. To learn that a module of drizzle-orm is
 * an ES module, Node parses the 180 KB of that package's `package.json`, again for each of its
 * modules: without this, half of the time that a script takes to start.
 */
import { registerHooks } from "node:module";

const inDrizzle = /\/node_modules\/drizzle-orm\/.*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "" } = context;
    if (!specifier.startsWith(".") || !inDrizzle.test(parentURL)) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
  },
});
