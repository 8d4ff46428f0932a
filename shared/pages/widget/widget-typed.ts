import type { SalaryContext } from "../../salaries/context.ts";
import { widget } from "../../salaries/widget.ts";
import { findName } from "../find-names.ts";
import type { WidgetSettings } from "./preview.tsx";
import type { WidgetPageContent } from "./widget-page.tsx";

/** The widget that a person has described in words, or what is wrong with them. */
export async function widgetTyped(
  context: SalaryContext,
  values: WidgetSettings,
): Promise<WidgetPageContent> {
  const { reference } = context;
  const role = await findName(reference, "role", values.role);
  const city = values.city.trim() === "" ? null : await findName(reference, "city", values.city);
  if (role.error !== undefined || city?.error !== undefined) {
    const errors = {
      ...(role.error === undefined ? {} : { role: role.error }),
      ...(city?.error === undefined ? {} : { city: city.error }),
    };
    return { values, errors, result: null };
  }
  const exp = role.level ?? values.exp;
  const settings = { ...values, role: role.slug, city: city?.slug ?? "", exp };
  const place = city ? { city: city.slug } : {};
  const input = { role: role.slug, ...place, basis: "local", theme: "light" } as const;
  return {
    values: { ...values, role: role.name, city: city?.name ?? "", exp },
    errors: {},
    result: { settings, figures: await widget(context, input, false) },
  };
}
