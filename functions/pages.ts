import type { Hono } from "hono";
import type { Edge } from "../shared/http/bindings.ts";
import errors from "./docs/errors.ts";
import methodology from "./docs/methodology.ts";
import landing from "./index.ts";
import openapi from "./openapi.ts";

/** Pages and documents for people. */
export const pages: readonly Hono<Edge>[] = [landing, errors, methodology, openapi];
