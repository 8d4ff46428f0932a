import * as z from "zod/mini";
import { PayLevel } from "#shared/contract/salary-fields.ts";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { widgetPage } from "#shared/salaries/widget/widget.page.tsx";
import { widgetTyped } from "#shared/salaries/widget/widget-typed.page.ts";

const WidgetForm = z.object({
  role: z.catch(z.string().check(z.maxLength(200)), "Software Engineer"),
  city: z.catch(z.string().check(z.maxLength(200)), ""),
  exp: z.catch(PayLevel, "any"),
  theme: z.catch(z.enum(["auto", "light", "dark"]), "auto"),
});

/** `GET /widget`: the widget for other people's pages, to configure and to copy. */
export default pageApp({
  path: "/widget",
  query: WidgetForm,
  cache: "public",
  async handle(c, values) {
    return widgetPage(await widgetTyped(await salaryContext(c), values), siteOrigin(c));
  },
});
