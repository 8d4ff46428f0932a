import type { Hono } from "hono";
import type { AppEnv } from "../shared/http/env.ts";
import apiCatalog from "./.well-known/api-catalog.ts";
import securityContact from "./.well-known/security.txt.ts";
import compare from "./compare.tsx";
import dataLicenses from "./data-licenses.tsx";
import design from "./docs/design.tsx";
import errors from "./docs/errors.ts";
import reference from "./docs/index.ts";
import methodology from "./docs/methodology.ts";
import webhooks from "./docs/webhooks.ts";
import evaluate from "./evaluate.tsx";
import home from "./index.tsx";
import llms from "./llms.txt.ts";
import offers from "./offers.tsx";
import pricing from "./pricing.tsx";
import privacy from "./privacy.tsx";
import robots from "./robots.txt.ts";
import cityPay from "./salaries/[role]/[city].tsx";
import rolePay from "./salaries/[role].tsx";
import names from "./salaries/names.json.ts";
import lookup from "./salaries.tsx";
import sitemap from "./sitemap.xml.ts";
import sitemapChunk from "./sitemaps/[chunk].ts";
import status from "./status.tsx";
import terms from "./terms.tsx";

/** HTML pages for people, and documents by which clients discover the API. */
export const pages: readonly Hono<AppEnv>[] = [
  home,
  compare,
  evaluate,
  offers,
  lookup,
  names,
  rolePay,
  cityPay,
  pricing,
  privacy,
  terms,
  dataLicenses,
  status,
  reference,
  errors,
  methodology,
  webhooks,
  design,
  llms,
  robots,
  sitemap,
  sitemapChunk,
  apiCatalog,
  securityContact,
];
