import { docsApp } from "#shared/site/docs/docs-app.http.ts";
import { WidgetGuide } from "#shared/site/docs/widget-guide.tsx";

/** `GET /docs/widget`: how to show pay on any web page. */
export default docsApp({
  path: "/docs/widget",
  title: "The widget",
  description: "Attributes, styles, events, policies, versions and white label of the widget.",
  body: (origin) => WidgetGuide({ origin }),
});
