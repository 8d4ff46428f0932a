import type { Hono } from "hono";
import type { AppEnv } from "../shared/http/env.ts";
import apiCatalog from "./.well-known/api-catalog.ts";
import securityContact from "./.well-known/security.txt.ts";
import city from "./cities/[city].tsx";
import cities from "./cities.tsx";
import compare from "./compare.tsx";
import dataLicenses from "./data-licenses.tsx";
import reference from "./docs/api/[group].tsx";
import authentication from "./docs/authentication.tsx";
import changelogFeed from "./docs/changelog.atom.ts";
import changelog from "./docs/changelog.tsx";
import design from "./docs/design.tsx";
import errors from "./docs/errors.ts";
import agents from "./docs/mcp.tsx";
import methodology from "./docs/methodology.ts";
import pagination from "./docs/pagination.tsx";
import docsSearch from "./docs/search.json.ts";
import webhooks from "./docs/webhooks.ts";
import quickstart from "./docs.tsx";
import evaluate from "./evaluate.tsx";
import home from "./index.tsx";
import llms from "./llms.txt.ts";
import offers from "./offers.tsx";
import pricing from "./pricing.tsx";
import privacy from "./privacy.tsx";
import robots from "./robots.txt.ts";
import roles from "./roles.tsx";
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
  roles,
  cities,
  city,
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
  quickstart,
  authentication,
  pagination,
  agents,
  changelog,
  changelogFeed,
  docsSearch,
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
