/** The Worker that answers where no function does: pages, documents, and 404 in the family's shape. */
import { createApp } from "../shared/http/app.ts";
import { pages } from "./pages.ts";

export default createApp([], pages);
