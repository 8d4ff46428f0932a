import { Hono } from "hono";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { AppEnv } from "#shared/middleware/env.ts";

const app = new Hono<AppEnv>().get("/", async (c) => {
  const applied = await applyForm(c, z.object({}), {}, async () => {
    const message = "One account may have 2 links read at a time. Try again in 8 s.";
    throw new ApiError("rate_limit_exceeded", { message, afterSeconds: 8 });
  });
  return "done" in applied
    ? c.text("done")
    : c.json(applied.errors, { status: applied.status as 429 });
});

it("shows a refusal for now in its form, and says when to try again", async () => {
  const response = await app.request("/");
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("8");
  expect(await response.json()).toEqual({
    form: "One account may have 2 links read at a time. Try again in 8 s.",
  });
});
