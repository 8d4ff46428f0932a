import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "#shared/pipeline/calendar/calendar.response.ts";
import { toIcalendar } from "#shared/pipeline/calendar/to-icalendar.ts";

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: "cal_4fT0bJ9qWm2XcR7d",
  type: "interview",
  title: "Interview",
  startsAt: "2026-11-01T06:30:00.000Z",
  endsAt: null,
  timeZone: "America/New_York",
  location: null,
  notes: null,
  jobId: null,
  contactId: null,
  round: null,
  createdAt: "2026-10-01T00:00:00.000Z",
  updatedAt: "2026-10-01T00:00:00.000Z",
  ...fields,
});

/** The alarms of each event: what they say, and how many seconds after its start they ring. */
const alarmsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((one) =>
      one
        .getAllSubcomponents("valarm")
        .map((alarm) => [
          alarm.getFirstPropertyValue("description"),
          (alarm.getFirstPropertyValue("trigger") as ICAL.Duration).toSeconds(),
        ]),
    );

function read(text: string) {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component))
    .map((one) => ({
      uid: one.uid,
      title: one.summary,
      location: one.location,
      notes: one.description,
      start: one.startDate.toJSDate().toISOString(),
      end: one.endDate.toJSDate().toISOString(),
    }));
}

describe("an iCalendar object", () => {
  it("preserves commas, semicolons, backslashes, line breaks and long lines", () => {
    const title = `Müller; Söhne, "GmbH" \\ ${"日本語🙂".repeat(40)}`;
    const notes = "BEGIN:VEVENT\nEND:VCALENDAR\n\ttwo; three, \\four\\";
    const text = toIcalendar([
      event({ title, notes, location: "https://meet.example.com/?a=1,2;b" }),
    ]);
    expect(read(text)).toMatchObject([
      {
        uid: "cal_4fT0bJ9qWm2XcR7d",
        title,
        notes,
        location: "https://meet.example.com/?a=1,2;b",
      },
    ]);
  });

  it("contains no character at which some reader ends a line, and no control character", () => {
    const text = "a\u2028BEGIN:VEVENT\u2029b\u0085c\vd\fe\x00\x1cf\x7f\tg";
    const ics = toIcalendar([event({ title: text, location: text, notes: text })]);
    expect(ics.replaceAll("\r\n", "").replaceAll("\t", "")).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(read(ics)[0]?.notes).toBe("a\nBEGIN:VEVENT\nb\nc\nd\nef\tg");
  });

  it("distinguishes a backslash before an n from a line break", () => {
    const title = "C:\\new";
    expect(read(toIcalendar([event({ title })]))[0]?.title).toBe(title);
  });

  it("has lines of at most 75 octets that end with CRLF, and splits no character", () => {
    const text = toIcalendar([event({ title: "é🙂".repeat(60) })]);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  });

  it("has the same instants around daylight saving changes", () => {
    // New York 2026: 1:30 occurs twice on November 1, 2:30 does not exist on March 8.
    const times: [string, string][] = [
      ["2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"],
      ["2026-11-01T06:30:00.000Z", "2026-11-01T07:30:00.000Z"],
      ["2026-03-08T06:30:00.000Z", "2026-03-08T07:30:00.000Z"],
      ["2026-03-29T00:30:00.000Z", "2026-03-29T01:30:00.000Z"],
    ];
    const events = times.map(([startsAt, endsAt], place) =>
      event({ id: `cal_${place}`, startsAt, endsAt }),
    );
    expect(read(toIcalendar(events)).map(({ start, end }) => [start, end])).toEqual(times);
  });

  it("rings when a follow-up or a deadline starts, and for nothing else", () => {
    const types = ["follow_up", "deadline", "interview", "phone_screen", "other"] as const;
    const text = toIcalendar(types.map((type) => event({ id: `cal_${type}`, type })));
    const ring = [["Interview", 0]];
    expect(alarmsOf(text)).toEqual([ring, ring, [], [], []]);
  });

  it("has no end if the event has none or ends in the same second", () => {
    for (const endsAt of [null, "2026-11-01T06:30:00.900Z"]) {
      expect(toIcalendar([event({ endsAt })])).not.toContain("DTEND");
    }
  });
});
