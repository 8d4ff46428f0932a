import { meantLevel } from "#shared/contract/levels.ts";
import { yearsOf } from "#shared/figures/experience.ts";
import { findName, meansNation, slugFor } from "../subject/find-names.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { WidgetSettings } from "./preview.page.tsx";
import type { WidgetPageContent } from "./widget.page.tsx";
import { widget } from "./widget.ts";

/** The widget that a person has described in words, or what is wrong with them. */
export async function widgetTyped(
  context: SalaryContext,
  values: WidgetSettings,
): Promise<WidgetPageContent> {
  const { reference } = context;
  const role = await findName(reference, "role", values.role);
  const city = meansNation(values.city) ? null : await findName(reference, "city", values.city);
  if (role.error !== undefined || city?.error !== undefined) {
    const errors = {
      ...(role.error === undefined ? {} : { role: role.error }),
      ...(city?.error === undefined ? {} : { city: city.error }),
    };
    return { values, errors, result: null };
  }
  const exp = yearsOf(meantLevel(values.exp, role.level));
  const place = city ? { city: slugFor(city) } : {};
  const settings = { ...values, role: role.slug, city: place.city ?? "", exp };
  const input = { role: role.slug, ...place, basis: "local", theme: "light" } as const;
  return {
    values: { ...values, role: role.name, city: city?.law ? values.city : (city?.name ?? ""), exp },
    errors: {},
    result: { settings, figures: await widget(context, input, false) },
  };
}
