/** What everything else is compared with: a bare Hono app that answers one word. */
import { Hono } from "hono";

export default new Hono().get("/", (c) => c.text("Hello"));
