import type { Result, Router } from "hono/router";

/**
 * A router that asks another one once for each path without parameters: what
 * answers it never changes. Beside paths like `/webhooks/:id` and
 * `/webhooks/test`, Hono has but the slowest of its routers left.
 */
export function memoizeRouter<Handler>(router: Router<Handler>): Router<Handler> {
  const fixed = new Set<string>();
  const known = new Map<string, Result<Handler>>();
  return {
    name: "RememberingRouter",
    add(method, path, handler) {
      if (!/[:*?]/.test(path)) fixed.add(path);
      router.add(method, path, handler);
    },
    match(method, path) {
      if (!fixed.has(path)) return router.match(method, path);
      const name = `${method} ${path}`;
      const before = known.get(name);
      if (before) return before;
      const found = router.match(method, path);
      known.set(name, found);
      return found;
    },
  };
}
