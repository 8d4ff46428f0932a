import { isTimeZone } from "#shared/core/time-zones.ts";
import { announced, Field, type FieldProps } from "../forms/text-field.tsx";
import type { Markup } from "../page.ts";

/** The zones of most people here, by the names that they know. */
const common = [
  ["America/New_York", "Eastern (New York)"],
  ["America/Chicago", "Central (Chicago)"],
  ["America/Denver", "Mountain (Denver)"],
  ["America/Phoenix", "Arizona (Phoenix)"],
  ["America/Los_Angeles", "Pacific (Los Angeles)"],
  ["America/Anchorage", "Alaska (Anchorage)"],
  ["Pacific/Honolulu", "Hawaii (Honolulu)"],
] as const;

/** What people call a time zone: `Central (Chicago)`, or `Buenos Aires`. */
export function zoneInWords(zone: string): string {
  const [, words] = common.find(([name]) => name === zone) ?? [];
  return words ?? placeOf(zone);
}

/** The label of a time, which names UTC, since that is nobody's own time here. */
export function withZone(label: string, zone: string): string {
  return zone === "UTC" ? `${label} (UTC)` : label;
}

/** `Buenos Aires`, of `America/Argentina/Buenos_Aires`. */
export function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** A field to choose a time zone, with one that is not in the list if it is chosen already. */
export function ZoneField(props: FieldProps): Markup {
  const { name, value } = props;
  const groups = Map.groupBy(otherZones(value), (zone) =>
    zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : "Other",
  );
  return (
    <Field {...props} id={name}>
      <select id={name} name={name} {...announced({ ...props, id: name })}>
        <optgroup label="United States">
          {common.map(([zone, words]) => (
            <option value={zone} selected={zone === value}>
              {words}
            </option>
          ))}
        </optgroup>
        {[...groups].map(([region, zones]) => (
          <optgroup label={region}>
            {zones.map((zone) => (
              <option value={zone} selected={zone === value}>
                {placeOf(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

function otherZones(chosen: string): string[] {
  const known = new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);
  if (isTimeZone(chosen)) known.add(chosen);
  const isCommon = (zone: string) => common.some(([name]) => name === zone);
  return [...known].filter((zone) => !isCommon(zone)).sort();
}
