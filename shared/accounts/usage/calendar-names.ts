/** Names of days and months. Without `Intl`, whose tables take a new isolate 15 ms to load. */

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `November 22, 2026`, of `2026-11-22`. */
export function longDay(day: string): string {
  return `${monthOf(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}

/** `Nov 22`, of `2026-11-22`. */
export function shortDay(day: string): string {
  return `${monthOf(day).slice(0, 3)} ${Number(day.slice(8))}`;
}

/** `November 2026`, of `2026-11`. */
export function longMonth(month: string): string {
  return `${monthOf(month)} ${month.slice(0, 4)}`;
}

/** `Nov`, of `2026-11`. */
export function shortMonth(month: string): string {
  return monthOf(month).slice(0, 3);
}

function monthOf(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? "";
}
