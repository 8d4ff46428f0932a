/** The baseline: a bare Hono app that returns one word. */
import { Hono } from "hono";

export default new Hono().get("/", (c) => c.text("Hello"));
