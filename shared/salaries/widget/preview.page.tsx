import { jsx } from "hono/jsx/jsx-runtime";
import type { PayLevel } from "#shared/contract/levels.ts";
import { assetPath } from "#shared/html/asset-path.ts";
import type { Markup } from "#shared/html/page.ts";
import { widgetVersion } from "./version.ts";
import { type Create, viewOf } from "./view.ts";
import type { WidgetData } from "./widget.response.ts";

/** The attributes of a widget. */
export interface WidgetSettings {
  role: string;
  city: string;
  exp: PayLevel;
  theme: "auto" | "light" | "dark";
}

/**
 * The widget with its figure: without scripts by a declarative shadow root, with them as it is
 * anywhere else.
 */
export function WidgetPreview({
  settings,
  figures,
  origin,
}: {
  settings: WidgetSettings;
  figures: WidgetData;
  origin: string;
}): Markup {
  const { role, city, exp, theme } = settings;
  const content = [
    create("link", { rel: "stylesheet", href: assetPath("widget.css") }),
    create(
      "div",
      { class: "card", part: "card", role: "group", "aria-labelledby": "subject" },
      ...viewOf(create, figures, exp, origin),
    ),
  ];
  const shadow = create("template", { shadowrootmode: "open" }, ...content);
  const attributes = { job: role, city: city || null, exp, theme };
  return (
    <>
      {create("salary-widget", attributes, shadow)}
      {/* Not before the shadow root is complete. */}
      <script defer src={`/widget-${widgetVersion}.js`} />
    </>
  );
}

/** Creates Hono's elements, as the browser's are created by the widget itself. */
const create: Create<ReturnType<typeof jsx>> = (tag, attributes, ...children) =>
  jsx(tag, {
    ...Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null)),
    children,
  });
