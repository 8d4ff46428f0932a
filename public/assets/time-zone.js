/**
 * Sends the browser's time zone and first day of the week for an account that has none yet, so that
 * its pages show its own time from the next one on, and chooses the zone in a form for a time.
 */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const days = { 1: "monday", 6: "saturday", 7: "sunday" };

/** The first day where the browser's language is spoken; not every browser knows it. */
function firstDay() {
  const locale = new Intl.Locale(navigator.language);
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  return days[week?.firstDay] ?? "sunday";
}

const guess = document.querySelector("form[data-guess]");
if (guess && timeZone) {
  const body = new URLSearchParams(new FormData(guess));
  body.set("timeZone", timeZone);
  body.set("weekStart", firstDay());
  fetch(guess.action, { method: "POST", body, keepalive: true }).catch(() => {});
}

const field = document.querySelector("select[name=timeZone]");
if (guess && field?.value === "UTC" && timeZone) field.value = timeZone;
