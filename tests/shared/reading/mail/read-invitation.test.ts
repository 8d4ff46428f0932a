import ICAL from "ical.js";
import { expect, it } from "vitest";
import { readInvitation } from "#shared/reading/mail/read-invitation.ts";

function calendar(start: string, { zone = "", method = "REQUEST", more = "" } = {}): string {
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\n${zone}BEGIN:VEVENT\r\nUID:1@example.com\r\n${start}\r\nSUMMARY:Technical interview\\, round 2\r\n${more}BEGIN:VALARM\r\nTRIGGER:-PT15M\r\nSUMMARY:Alarm\r\nEND:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
}

/** As Outlook defines a zone, under a name that is none of the IANA database. */
const eastern = `BEGIN:VTIMEZONE\r\nTZID:Eastern Standard Time\r\nBEGIN:STANDARD\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\nRRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11\r\nEND:STANDARD\r\nBEGIN:DAYLIGHT\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\nRRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE\r\n`;

const lastSunday = `BEGIN:VTIMEZONE\r\nTZID:Romance Standard Time\r\nBEGIN:STANDARD\r\nDTSTART:16010101T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\r\nEND:STANDARD\r\nBEGIN:DAYLIGHT\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE\r\n`;

const startOf = (text: string) => {
  const at = readInvitation(text)?.startsAt ?? null;
  return at === null ? null : new Date(at).toISOString();
};

it.each([
  ["DTSTART:20261203T190000Z", "", "2026-12-03T19:00:00.000Z"],
  ["DTSTART;TZID=America/Los_Angeles:20261203T090000", "", "2026-12-03T17:00:00.000Z"],
  ["DTSTART;TZID=America/Los_Angeles:20260703T090000", "", "2026-07-03T16:00:00.000Z"],
  ['DTSTART;TZID="Eastern Standard Time":20261203T140000', eastern, "2026-12-03T19:00:00.000Z"],
  ["DTSTART;TZID=Eastern Standard Time:20260703T140000", eastern, "2026-07-03T18:00:00.000Z"],
  ["DTSTART;TZID=Romance Standard Time:20261024T100000", lastSunday, "2026-10-24T08:00:00.000Z"],
  ["DTSTART;TZID=Romance Standard Time:20261026T100000", lastSunday, "2026-10-26T09:00:00.000Z"],
])("%s is the instant that it means", (start, zone, expected) => {
  expect(startOf(calendar(start, { zone }))).toBe(expected);
});

it("finds the same instant as a whole implementation of the standard", () => {
  for (const day of ["20260301", "20260309", "20260701", "20261031", "20261102", "20261224"]) {
    for (const [name, zone] of [
      ["Eastern Standard Time", eastern],
      ["Romance Standard Time", lastSunday],
    ]) {
      const text = calendar(`DTSTART;TZID=${name}:${day}T143000`, { zone: zone ?? "" });
      const parsed = new ICAL.Component(ICAL.parse(text));
      const defined = parsed.getFirstSubcomponent("vtimezone");
      const event = parsed.getFirstSubcomponent("vevent");
      if (!defined || !event) throw new Error("the file has both");
      const time = new ICAL.Event(event).startDate;
      time.zone = new ICAL.Timezone(defined);
      expect(startOf(text)).toBe(new Date(time.toUnixTime() * 1_000).toISOString());
    }
  }
});

it.each([
  ["a day", "DTSTART;VALUE=DATE:20261203"],
  ["a time without a zone", "DTSTART:20261203T140000"],
  ["a zone that the file does not define", "DTSTART;TZID=My Zone:20261203T140000"],
  ["a year that a zone makes 10000", "DTSTART;TZID=America/New_York:99991231T235900"],
  ["the year 0", "DTSTART;TZID=Pacific/Kiritimati:00000101T000000"],
])("guesses no instant for %s", (_what, start) => {
  expect(readInvitation(calendar(start))).toMatchObject({ startsAt: null, method: "request" });
});

it("reads what an invitation says, of the event and not of its alarm", () => {
  const more = "LOCATION:1200 Harbor\r\n  Road\r\nDTEND:20261203T200000Z\r\n";
  expect(readInvitation(calendar("DTSTART:20261203T190000Z", { more }))).toEqual({
    method: "request",
    uid: "1@example.com",
    startsAt: Date.parse("2026-12-03T19:00:00Z"),
    endsAt: Date.parse("2026-12-03T20:00:00Z"),
    timeZone: "UTC",
    summary: "Technical interview, round 2",
    location: "1200 Harbor Road",
  });
});

it.each(["METHOD:CANCEL", "STATUS:CANCELLED"])("knows that %s takes it back", (line) => {
  const canceled =
    line === "METHOD:CANCEL"
      ? calendar("DTSTART:20261203T190000Z", { method: "CANCEL" })
      : calendar("DTSTART:20261203T190000Z", { more: "STATUS:CANCELLED\r\n" });
  expect(readInvitation(canceled)?.method).toBe("cancel");
});

it.each(["", "BEGIN:VEVENT", calendar("DTSTART:20261203T190000Z", { method: "REPLY" })])(
  "finds no invitation in what is none",
  (text) => expect(readInvitation(text)).toBeNull(),
);

it("does little work for a file that is made to cause much", () => {
  const nested = "BEGIN:STANDARD\r\nDTSTART:16010101T020000\r\n".repeat(1_400);
  const zone = `BEGIN:VTIMEZONE\r\nTZID:Z\r\n${nested}END:VTIMEZONE\r\n`;
  const started = process.cpuUsage();
  readInvitation(calendar("DTSTART;TZID=Z:20261203T140000", { zone }));
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_500);
});
