/** The Worker for all paths without a function of their own: pages, documents, and 404 responses. */
import { createApp } from "../shared/http/app.ts";
import { pages } from "./pages.ts";

export default createApp([], pages);
