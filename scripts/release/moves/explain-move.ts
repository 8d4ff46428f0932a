import type { LocalPay } from "#shared/bulk/estimate-cities.ts";
import { grouped, percent } from "#shared/core/format.ts";
import type { Role } from "#shared/reference/records.ts";

interface Side {
  role: Role;
  pay: LocalPay;
}

/** Why a figure moved: what of its inputs did, the codes first. */
export function explainMove(before: Side, after: Side): string {
  const reasons: string[] = [];
  const [code, now] = [before.role.occupation.socCode, after.role.occupation.socCode];
  if (code !== now) reasons.push(`the occupation is ${now}, formerly ${code}`);
  const [old, latest] = [before.role.wages.at(-1), after.role.wages.at(-1)];
  if (old?.median && latest?.median) {
    const change = latest.median / old.median - 1;
    reasons.push(
      `its national median ${describe(change)} from May ${old.year} to May ${latest.year}`,
    );
  }
  const [one, other] = [ownCell(before.pay), ownCell(after.pay)];
  if (one && other) {
    if (one.area_code !== other.area_code) {
      reasons.push(`the area is ${other.area_code}, formerly ${one.area_code}`);
    }
    if (one.median && other.median) {
      reasons.push(`the area's own median ${describe(other.median / one.median - 1)}`);
    }
  } else if (one) {
    reasons.push(`the area's own median, ${grouped(one.median ?? 0)}, is no longer published`);
  } else if (other) {
    reasons.push(`the area's own median, ${grouped(other.median ?? 0)}, was not published before`);
  } else if (before.pay.factor !== null && after.pay.factor !== null && before.pay.factor !== 1) {
    reasons.push(
      `no median of the area is published; its fitted factor is ${after.pay.factor}, formerly ${before.pay.factor}`,
    );
  }
  const [law, newLaw] = [minimumOf(before.pay), minimumOf(after.pay)];
  if (law !== newLaw) reasons.push(`raised to ${newLaw}, formerly to ${law}`);
  return reasons.join("; ");
}

/** The published wage next to the figure if it is the area's own. */
function ownCell({ published }: LocalPay) {
  return published?.match === "exact_area" ? published : null;
}

/** The legal minimum to which the figure is raised. */
function minimumOf({ estimate }: LocalPay): string {
  const law = estimate?.floored_by;
  return law
    ? `the minimum wage of ${law.jurisdiction}, $${law.hourly.toFixed(2)} an hour`
    : "no minimum wage";
}

function describe(change: number): string {
  return change < 0 ? `fell by ${percent(-change)}` : `rose by ${percent(change)}`;
}
