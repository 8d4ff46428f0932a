import type { Hono } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import aiCatalog from "./.well-known/ai-catalog.json.ts";
import apiCatalog from "./.well-known/api-catalog.ts";
import wellKnownCard from "./.well-known/mcp/server-card.json.ts";
import authorizationServer from "./.well-known/oauth-authorization-server.ts";
import protectedResource from "./.well-known/oauth-protected-resource.ts";
import securityContact from "./.well-known/security.txt.ts";
import home from "./index.tsx";
import llms from "./llms.txt.ts";
import openapi from "./openapi.json.ts";
import pricing from "./pricing.tsx";
import privacy from "./privacy.tsx";
import robots from "./robots.txt.ts";
import registryEntry from "./server.json.ts";
import sitemap from "./sitemap.xml.ts";
import sitemapChunk from "./sitemaps/[chunk].ts";
import status from "./status.tsx";
import terms from "./terms.tsx";
import widget from "./widget.tsx";

/** Pages and documents without a function of their own: the catch-all Worker serves them. */
export const catchAllPages: readonly Hono<AppEnv>[] = [
  home,
  pricing,
  privacy,
  terms,
  status,
  widget,
  llms,
  openapi,
  robots,
  sitemap,
  sitemapChunk,
  apiCatalog,
  aiCatalog,
  wellKnownCard,
  registryEntry,
  authorizationServer,
  protectedResource,
  securityContact,
];
