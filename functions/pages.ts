import type { Hono } from "hono";
import type { AppEnv } from "../shared/http/env.ts";
import apiCatalog from "./.well-known/api-catalog.ts";
import securityContact from "./.well-known/security.txt.ts";
import errors from "./docs/errors.ts";
import reference from "./docs/index.ts";
import methodology from "./docs/methodology.ts";
import webhooks from "./docs/webhooks.ts";
import landing from "./index.ts";
import llms from "./llms.txt.ts";
import robots from "./robots.txt.ts";
import cityPay from "./salaries/[role]/[city].tsx";
import rolePay from "./salaries/[role].tsx";
import lookup from "./salaries.tsx";

/** HTML pages for people, and documents by which clients discover the API. */
export const pages: readonly Hono<AppEnv>[] = [
  landing,
  lookup,
  rolePay,
  cityPay,
  reference,
  errors,
  methodology,
  webhooks,
  llms,
  robots,
  apiCatalog,
  securityContact,
];
