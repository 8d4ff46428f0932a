/** The Worker for all paths without a function of their own: pages, documents, and 404 responses. */
import { createApp } from "#shared/http/app.ts";
import { pageNotFound } from "#shared/http/contexts/pages/page-error.tsx";
import { catchAllPages } from "./catch-all-pages.ts";

export default createApp([], catchAllPages, pageNotFound());
