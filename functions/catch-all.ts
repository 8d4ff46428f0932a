/** The Worker for all paths without a function of their own: pages, documents, and 404 responses. */

import { createApp } from "@compensation-intelligence/middleware";
import { pageNotFound } from "#shared/html/serve/page-error.http.tsx";
import { catchAllPages } from "./catch-all-pages.ts";

export default createApp([], catchAllPages, pageNotFound());
