/** The account of a token in words, for tools. */
import { count, day, parts } from "#shared/contract/words.ts";
import type { MoodCheckin, Profile } from "../moods/profile.response.ts";
import { countsLine } from "../summary/summary-words.ts";

export function profile({
  email,
  tier,
  token,
  pipeline: counts,
  rateLimits,
  webhooks: hooks,
}: Profile): string[] {
  const { perMinute, perMonth } = rateLimits;
  return [
    `${parts(email, `plan ${tier}`)}. Token ${token.name}: ${token.access === "read" ? "reads only" : "reads and writes"}.`,
    `Calls left: ${perMinute.remaining} of ${perMinute.limit} this minute, ${perMonth.remaining} of ${perMonth.limit} this month.`,
    countsLine(counts),
    `${count(hooks.total, "webhook")}, ${hooks.disabled} disabled.`,
  ];
}

export function mood({ mood: value, createdAt }: MoodCheckin): string[] {
  return [`Recorded: mood ${value} of 5 on ${day(createdAt)}.`];
}
