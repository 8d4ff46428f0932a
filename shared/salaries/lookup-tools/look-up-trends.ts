import { areComparable } from "#shared/figures/comparable.ts";
import { history } from "../history/history.ts";
import { findSubject } from "../subject/find-subject.ts";
import { toolPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { RoleCityQuery } from "./lookup-tools.request.ts";
import type { TrendsToolData } from "./lookup-tools.response.ts";

/**
 * The pay of a role in each year: the year's last quarter among those that `history` returns to
 * this caller.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function lookUpTrends(
  context: SalaryContext,
  { role, city, basis }: Pick<RoleCityQuery, "role" | "city" | "basis">,
): Promise<TrendsToolData> {
  await findSubject(context.reference, { role, city, basis }, (other) =>
    toolPath("trends", { role, city, basis, ...other }),
  );
  const {
    snapshots,
    change: _,
    ...rest
  } = await history(context, { role, city, basis, as_of: undefined });
  const years = Map.groupBy(snapshots, ({ as_of }) => Number(as_of.slice(0, 4)));
  const lastOfEach = [...years].flatMap(([year, own]) => {
    const last = own.at(-1);
    return last ? [{ year, ...last }] : [];
  });
  return {
    ...rest,
    trends: lastOfEach.map((own, at) => {
      const { year, quarter, median, methodology_version, data_point_id, as_of } = own;
      const before = lastOfEach[at - 1];
      const change =
        before && areComparable(before, own) ? (median / before.median - 1) * 100 : null;
      return {
        year,
        quarter,
        median,
        change_pct: change === null ? null : Number(change.toFixed(2)),
        methodology_version,
        data_point_id,
        as_of,
      };
    }),
    assumptions: [
      "Each year is represented by its last quarter, and the current year by the last completed quarter. change_pct compares a year with the row before it, so for the current year it may span less than a year.",
      ...rest.assumptions,
    ],
  };
}
