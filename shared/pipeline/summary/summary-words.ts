/** Where a search stands, in words for tools. */
import { count, maxListed } from "#shared/contract/words.ts";
import { percent } from "#shared/core/format.ts";
import type { PipelineCounts, PipelineSummary } from "./summary.response.ts";

export function countsLine({ total, byStatus, responseRate, avgDaysInStatus }: PipelineCounts) {
  const statuses = Object.entries(byStatus).filter(([, number]) => number > 0);
  const held = statuses.map(([status, number]) => `${number} ${status}`).join(", ");
  if (total === 0) return "No jobs yet. create_job adds the first one.";
  return `${count(total, "job")}: ${held}. Response rate ${percent(responseRate, 0)}; open jobs have been in their status for ${avgDaysInStatus} days on average.`;
}

export function pipeline({ summary, needsAttention, recentWins }: PipelineSummary): string[] {
  return [
    countsLine(summary),
    ...needsAttention
      .slice(0, maxListed)
      .map(
        ({ jobId, company, role, reason, suggestion }) =>
          `${role} at ${company} (${jobId}): ${reason} ${suggestion}`,
      ),
    ...recentWins
      .slice(0, maxListed)
      .map(({ type, company, role, date }) => `${date} ${type}: ${role} at ${company}`),
  ];
}
