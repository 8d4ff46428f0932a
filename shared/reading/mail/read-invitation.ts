/**
 * Reads the first event of a calendar file (RFC 5545), as far as an invitation needs: no library whose license may be
 * deployed does, and those there are expand rules without a bound.
 */
import type { StoredInvitation } from "#schema/inbox.ts";
import { isTimeZone } from "#shared/core/time-zones.ts";
import { instantOfWallTime } from "#shared/core/wall-time.ts";

const maxLines = 2_000;
const maxText = 200;

interface Property {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

/** @returns null if there is no event with a beginning, or not of an invitation. */
export function readInvitation(text: string): StoredInvitation | null {
  const properties = unfold(text).map(readProperty);
  const method = find(properties, "METHOD")?.value.trim().toUpperCase() ?? "REQUEST";
  const event = component(properties, "VEVENT");
  const start = find(event, "DTSTART");
  if (!start || !["REQUEST", "PUBLISH", "CANCEL"].includes(method)) return null;
  const isCanceled =
    method === "CANCEL" || find(event, "STATUS")?.value.trim().toUpperCase() === "CANCELLED";
  const startsAt = instantOf(start, properties);
  const end = find(event, "DTEND");
  const endsAt = end ? instantOf(end, properties) : null;
  return {
    method: isCanceled ? "cancel" : "request",
    uid: clean(find(event, "UID")?.value, 250),
    startsAt,
    endsAt: startsAt !== null && endsAt !== null && endsAt > startsAt ? endsAt : null,
    timeZone: clean(start.value.trim().endsWith("Z") ? "UTC" : start.parameters.get("TZID"), 100),
    summary: clean(find(event, "SUMMARY")?.value, maxText),
    location: clean(find(event, "LOCATION")?.value, maxText),
  };
}

/** The lines of the file; a line that begins with a space continues the one before. */
function unfold(text: string): string[] {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n", maxLines);
}

function readProperty(line: string): Property {
  // A colon inside of quotes belongs to a parameter.
  const [, name = "", rest = "", value = ""] =
    /^([A-Za-z0-9-]{1,60})((?:;[A-Za-z0-9-]{1,60}=(?:"[^"]{0,500}"|[^";:]{0,500})){0,20}):(.*)$/.exec(
      line,
    ) ?? [];
  const parameters = rest.matchAll(/;([A-Za-z0-9-]{1,60})=(?:"([^"]{0,500})"|([^";:]{0,500}))/g);
  return {
    name: name.toUpperCase(),
    value,
    parameters: new Map(
      [...parameters].map(([, key = "", quoted, plain]) => [
        key.toUpperCase(),
        quoted ?? plain ?? "",
      ]),
    ),
  };
}

function find(properties: readonly Property[], name: string): Property | undefined {
  return properties.find((one) => one.name === name);
}

/** The properties of the first component of this name, without those of components in it, such as alarms. */
function component(properties: readonly Property[], name: string, from = 0): Property[] {
  const isAt = (edge: string, one: Property, what: string) =>
    one.name === edge && one.value.trim().toUpperCase() === what;
  const begin = properties.findIndex((one, at) => at >= from && isAt("BEGIN", one, name));
  if (begin === -1) return [];
  const own: Property[] = [];
  let depth = 0;
  for (const one of properties.slice(begin + 1)) {
    if (depth === 0 && isAt("END", one, name)) break;
    if (one.name === "BEGIN") depth++;
    else if (one.name === "END") depth--;
    else if (depth === 0) own.push(one);
  }
  return own;
}

function clean(text: string | undefined, max: number): string | null {
  const plain = (text ?? "")
    .replace(/\\[nN]/g, " ")
    .replace(/\\([\\;,])/g, "$1")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, max)
    .toWellFormed()
    .trim();
  return plain === "" ? null : plain;
}

const timeForm = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})\d{2}(Z?)$/;

/**
 * The instant of a `DTSTART` or `DTEND`; null for a day without a time, and for a time whose zone is
 * neither named nor defined in the file, because a guess would make somebody miss an interview. Nobody is invited to
 * another century: an offset would make years of it that a response cannot have, such as 10000.
 */
function instantOf({ value, parameters }: Property, file: readonly Property[]): number | null {
  const [, year, month, day, hour, minute, utc] = timeForm.exec(value.trim()) ?? [];
  if (!year?.startsWith("20")) return null;
  const wall = `${year}-${month}-${day}T${hour}:${minute}`;
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  if (utc === "Z") return asUtc;
  const zone = parameters.get("TZID");
  if (zone === undefined || zone === "") return null;
  if (isTimeZone(zone)) return instantOfWallTime(wall, zone);
  const offset = offsetOf(zone, asUtc, file);
  return offset === null ? null : asUtc - offset;
}

interface Observance {
  /** How far the zone is ahead of UTC in it, in milliseconds. */
  offset: number;
  /** When it begins in a year, by the clock before. */
  beginsIn(year: number): number;
}

/** The offset of a zone with a name of its own, such as Outlook's `Eastern Standard Time`, by its definition in the file. */
function offsetOf(zone: string, wall: number, file: readonly Property[]): number | null {
  const year = new Date(wall).getUTCFullYear();
  const begun = observancesOf(zone, file)
    .flatMap((one) => [year - 1, year].map((of) => ({ ...one, at: one.beginsIn(of) })))
    .filter(({ at }) => at <= wall)
    .sort((a, b) => b.at - a.at);
  return begun[0]?.offset ?? null;
}

function observancesOf(zone: string, file: readonly Property[]): Observance[] {
  const found: Observance[] = [];
  let isInside = false;
  for (const [at, { name, value }] of file.entries()) {
    const what = value.trim().toUpperCase();
    if (name === "BEGIN" && what === "VTIMEZONE") isInside = false;
    if (name === "TZID") isInside = value.trim() === zone;
    if (!isInside || name !== "BEGIN" || (what !== "STANDARD" && what !== "DAYLIGHT")) continue;
    const one = readObservance(component(file, what, at));
    if (one) found.push(one);
  }
  return found;
}

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const dayMs = 86_400_000;

function readObservance(properties: readonly Property[]): Observance | null {
  const [, sign, hours, minutes] =
    /^([+-])(\d{2})(\d{2})/.exec(find(properties, "TZOFFSETTO")?.value.trim() ?? "") ?? [];
  const [, year, month, day, hour, minute] =
    timeForm.exec(find(properties, "DTSTART")?.value.trim() ?? "") ?? [];
  if (hours === undefined || year === undefined) return null;
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const time = (Number(hour) * 60 + Number(minute)) * 60_000;
  const rule = find(properties, "RRULE")?.value.toUpperCase() ?? "";
  const inMonth = Number(/BYMONTH=(\d{1,2})/.exec(rule)?.[1] ?? month);
  const [, nth, weekday = ""] = /BYDAY=(-?\d)?(SU|MO|TU|WE|TH|FR|SA)/.exec(rule) ?? [];
  const first = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (!rule.includes("FREQ=YEARLY")) return { offset, beginsIn: () => first + time };
  return {
    offset,
    beginsIn: (of) =>
      (weekday === ""
        ? Date.UTC(of, inMonth - 1, Number(day))
        : nthWeekday(of, inMonth, weekdays.indexOf(weekday), Number(nth ?? 1))) + time,
  };
}

/** @param nth from 1; from the month's end if negative. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const edge = nth > 0 ? Date.UTC(year, month - 1, 1) : Date.UTC(year, month, 0);
  const away = (weekday - new Date(edge).getUTCDay() + 7) % 7;
  return nth > 0
    ? edge + (away + 7 * (nth - 1)) * dayMs
    : edge - (((7 - away) % 7) + 7 * (-nth - 1)) * dayMs;
}
