/** Dates as the person at the terminal reads them. */
export interface Dates {
  /** The day of an instant in the person's time zone, from `2026-11-21T12:00:00.000Z`. */
  dayOf(instant: string): string;
  /** `2026-09-30` or `2025-05`, which are the same in every time zone. */
  written(date: string): string;
}

/** Reads the settings that programs of a terminal use: `LC_ALL`, `LC_TIME` or `LANG`, and `TZ`. */
export function datesFor(env: Readonly<Record<string, string | undefined>>): Dates {
  const locale = localeOf(env.LC_ALL || env.LC_TIME || env.LANG || "");
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    Number.isNaN(date.getTime()) ? null : new Intl.DateTimeFormat(locale, options).format(date);
  const timeZone = timeZoneOf(env.TZ);
  return {
    dayOf: (instant) =>
      format(new Date(instant), { dateStyle: "medium", ...(timeZone && { timeZone }) }) ?? instant,
    written: (date) => {
      const isMonth = /^\d{4}-\d{2}$/.test(date);
      const shown = isMonth
        ? ({ month: "long", year: "numeric" } as const)
        : ({ dateStyle: "medium" } as const);
      return format(new Date(date), { ...shown, timeZone: "UTC" }) ?? date;
    },
  };
}

/** `de_DE.UTF-8` is `de-DE`; for `C` and unknown locales, the locale of the service's words is used. */
function localeOf(setting: string): string {
  const [name = ""] = setting.split(/[.@]/);
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name.replace("_", "-"))[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}

function timeZoneOf(setting: string | undefined): string | null {
  const name = setting?.replace(/^:/, "") ?? "";
  if (name === "") return null;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return name;
  } catch {
    return null;
  }
}
