import { creditOf } from "#shared/core/site.ts";
import { areComparable } from "#shared/figures/comparable.ts";
import { estimate, type Figures } from "#shared/figures/estimate.ts";
import {
  lastCompletedQuarter,
  type Quarter,
  quarterEnd,
  quarterLabel,
  quarterNumber,
  quarterOf,
} from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet, type Series } from "#shared/figures/worksheet/worksheet.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { toEstimate } from "../estimate/to-estimate.ts";
import { checkAsOf } from "../subject/as-of.ts";
import { findSubject, type Subject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { HistoryQuery } from "./history.request.ts";
import type { HistoryData, Snapshot } from "./history.response.ts";
import { historyAssumptions, historyCitation } from "./history-notes.ts";

type HistoryInput = Pick<HistoryQuery, "role" | "city" | "basis" | "as_of">;

const firstQuarter: Quarter = { year: 2023, quarter: 1 };
/** Number of quarters that the Free plan receives. */
const freeSnapshots = 4;

/**
 * The pay of a role in every quarter since 2023, whatever the experience, in a city or the nation. A quarter's
 * snapshot depends only on the dataset version.
 *
 * @throws {ApiError} `as_of_too_old`, `as_of_in_future`, `role_not_found`, `city_not_found`.
 */
export async function history(context: SalaryContext, input: HistoryInput): Promise<HistoryData> {
  const { reference, now, caller, secrets, site } = context;
  if (input.as_of !== undefined) checkAsOf(input.as_of, now);
  const subject = await findSubject(reference, input, (other) =>
    salaryPath("history", { ...input, ...other }),
  );
  const figures = figuresUntil(context, subject, input.as_of);
  const shown = caller.tier === "free" ? figures.slice(-freeSnapshots) : figures;
  const snapshots = shown.map((figures) => toSnapshot(figures, secrets.dataPointKey));
  const { role, place } = subject;
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, lastCompletedQuarter(now).year),
    snapshots,
    change: changeOver(snapshots),
    ...(caller.tier === "free"
      ? { tier_notice: notice(figures.length, shown.length, site.origin) }
      : {}),
    citation: historyCitation(subject, snapshots, creditOf(site)),
    assumptions: historyAssumptions(shown),
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place), basis: input.basis } : {}),
    }),
  };
}

function figuresUntil(
  context: SalaryContext,
  subject: Subject,
  asOf: string | undefined,
): Figures[] {
  const series: Series = new Map();
  return quartersUntil(asOf, context.now).flatMap((quarter) => {
    const found = estimateAt(context, subject, quarter, series);
    return found ? [found] : [];
  });
}

function toSnapshot(figures: Figures, dataPointKey: string): Snapshot {
  return {
    ...toEstimate(figures, dataPointKey),
    quarter: quarterLabel(figures.input.quarter),
  };
}

/** Every quarter from the first to the last that has ended by now and by the requested day. */
function quartersUntil(asOf: string | undefined, now: number): Quarter[] {
  const first = quarterNumber(firstQuarter);
  const last = quarterNumber(lastCompletedQuarter(now));
  return Array.from({ length: last - first + 1 }, (_, index) => quarterOf(first + index)).filter(
    (quarter) => asOf === undefined || quarterEnd(quarter) <= asOf,
  );
}

function estimateAt(
  context: SalaryContext,
  subject: Subject,
  quarter: Quarter,
  series: Series,
): Figures | null {
  return estimate(
    { dataset: context.reference.dataset, ...subject, level: "any", quarter },
    createUnrecordedWorksheet(series),
  );
}

function changeOver(snapshots: readonly Snapshot[]): HistoryData["change"] {
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  if (!first || !last || first === last || !areComparable(first, last)) return null;
  const delta = last.median - first.median;
  return { median_delta: delta, median_pct: Number(((delta / first.median) * 100).toFixed(2)) };
}

function notice(available: number, returned: number, origin: string): HistoryData["tier_notice"] {
  return {
    message: `The Free plan shows the latest ${freeSnapshots} quarters. Pro and Ultra show all ${available}.`,
    snapshots_available: available,
    snapshots_returned: returned,
    upgrade_url: `${origin}/pricing`,
  };
}
