import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { memoizeRouter } from "../../../../shared/http/fast-path/memoize-router.ts";

function appWith(remember: boolean): Hono {
  const app = new Hono();
  if (remember) app.router = memoizeRouter(app.router);
  app.use(async (c, next) => {
    await next();
    c.header("X-Passed", "yes");
  });
  app.get("/webhooks/test", (c) => c.text("test"));
  app.all("/webhooks/test", (c) => c.text("not so", 405));
  app.get("/webhooks/:id", (c) => c.text(c.req.param("id")));
  app.get("/files/*", (c) => c.text(c.req.path));
  app.notFound((c) => c.text("nothing", 404));
  return app;
}

describe("a router that remembers", () => {
  it("answers as the one behind it, the first time and again", async () => {
    const calls = ["test", "wh_1", "wh_2", "test/x"].map((end) => `/webhooks/${end}`);
    for (const path of [...calls, "/files/a", "/files/b", "/", "/webhooks/:id"]) {
      for (const method of ["GET", "HEAD", "POST", "GET"]) {
        const [expected, actual] = await Promise.all(
          [false, true].map(async (remember) => {
            const response = await appWith(remember).request(path, { method });
            return [response.status, response.headers.get("x-passed"), await response.text()];
          }),
        );
        expect(actual, `${method} ${path}`).toEqual(expected);
      }
    }
  });

  it("does so within one app too, whatever was asked for before", async () => {
    const app = appWith(true);
    const ask = async (path: string) => (await app.request(path)).text();
    for (let time = 0; time < 3; time++) {
      expect(await ask("/webhooks/test")).toBe("test");
      expect(await ask("/webhooks/wh_1")).toBe("wh_1");
      expect(await ask(`/webhooks/wh_${time}`)).toBe(`wh_${time}`);
    }
  });

  it("asks the one behind it once for a path without parameters", () => {
    let asked = 0;
    const router = memoizeRouter<string>({
      name: "counting",
      add() {},
      match() {
        asked++;
        return [[["handler", {}]]];
      },
    });
    router.add("GET", "/webhooks/test", "handler");
    router.add("GET", "/webhooks/:id", "handler");
    for (let time = 0; time < 5; time++) router.match("GET", "/webhooks/test");
    expect(asked).toBe(1);
    for (let time = 0; time < 5; time++) router.match("GET", "/webhooks/wh_1");
    expect(asked).toBe(6);
  });
});
