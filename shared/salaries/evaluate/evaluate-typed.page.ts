import {
  askedAs,
  askedLevel,
  type FigureLevel,
  gradeOf,
  meantLevel,
} from "#shared/contract/levels.ts";
import { leastYearly, maxHourly } from "#shared/contract/pay-period.ts";
import { grouped } from "#shared/core/format.ts";
import { yearsOf } from "#shared/figures/experience.ts";
import { hasFullTimeYear, isPaidByHour } from "#shared/figures/paid-by-hour.ts";
import { readAmount } from "#shared/html/forms/read-amount.ts";
import { negotiateIfCompared } from "../negotiate/negotiate.ts";
import { findName, meansNation, slugFor } from "../subject/find-names.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { Evaluated } from "./evaluate.page.tsx";
import { evaluate } from "./evaluate.ts";
import type { EvaluateErrors, EvaluateValues } from "./evaluate-form.page.tsx";

/** Largest amounts that the form takes, as the API does. */
const maxAmount = { annual: 10_000_000, hourly: maxHourly } as const;

/** Evaluates what a person has typed, or says at which field it cannot be. */
export async function evaluateTyped(
  context: SalaryContext,
  values: EvaluateValues,
): Promise<Evaluated> {
  const { reference } = context;
  const role = await findName(reference, "role", values.role);
  const city = meansNation(values.city) ? null : await findName(reference, "city", values.city);
  const [min, max] = [readAmount(values.min), readAmount(values.max)];
  const errors: EvaluateErrors = {
    ...amountErrors(min, max, values.period),
    ...(role.error === undefined ? {} : { role: role.error }),
    ...(city?.error === undefined ? {} : { city: city.error }),
  };
  if (role.error !== undefined || city?.error !== undefined || min === null) {
    return { values, errors, result: null };
  }
  if (Object.keys(errors).length > 0) {
    return { values, errors, result: null };
  }
  const level = meantLevel(values.exp, role.level ?? typedGrade(values));
  const exp = yearsOf(level);
  const offer = max === null ? { amount: min } : { min, max };
  const subject = {
    role: role.slug,
    city: city ? slugFor(city) : undefined,
    basis: "local" as const,
    ...askedAs(level),
  };
  const result = await evaluate(context, { ...subject, period: values.period, ...offer });
  const paid = await reference.role(role.slug);
  return {
    values: {
      ...values,
      ...{ role: role.name, exp, grade: gradeOf(level) ?? "" },
      city: city?.law ? values.city : (city?.name ?? ""),
    },
    result,
    // Whoever has a range may be the one who pays it.
    negotiation:
      max === null
        ? await negotiateIfCompared(context, {
            ...subject,
            current_offer: {
              base: values.period === "hourly" ? min : result.offer.midpoint,
              period: values.period,
            },
            competing_offers: [],
            priorities: [],
            tone: "warm",
          })
        : null,
    isHourly:
      paid !== null &&
      (isPaidByHour(paid) || (values.period === "hourly" && hasFullTimeYear(paid))),
    note: city?.note ?? null,
  };
}

const isItHourly =
  "That is little for a year. If it is for an hour, say so below; if it is in thousands, write 85k.";

function amountErrors(
  min: number | null,
  max: number | null,
  period: EvaluateValues["period"],
): EvaluateErrors {
  const highest = maxAmount[period];
  const isAmount = (value: number) => value >= 1 && value <= highest;
  const example = period === "hourly" ? "38.50" : "85,000 or 85k";
  const howTo = `Write an amount from 1 to ${grouped(highest)}, such as ${example}.`;
  if (min === null) return { min: `The pay is missing. ${howTo}` };
  if (!isAmount(min)) return { min: howTo };
  if (period === "annual" && min < leastYearly) return { min: isItHourly };
  if (max === null) return {};
  if (!isAmount(max)) return { max: howTo };
  return max < min ? { max: "The highest pay is below the lowest." } : {};
}

function typedGrade({ grade }: Pick<EvaluateValues, "grade">): FigureLevel | null {
  return grade === "" ? null : askedLevel({ exp: "any", grade });
}
