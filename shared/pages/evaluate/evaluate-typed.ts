import type { EvaluateData } from "../../contracts/responses/evaluate.ts";
import { grouped } from "../../core/format.ts";
import type { SalaryContext } from "../../salaries/context.ts";
import { evaluate } from "../../salaries/evaluate.ts";
import { findName } from "../find-names.ts";
import { readAmount } from "../forms/read-amount.ts";
import type { EvaluateErrors, EvaluateValues } from "./evaluate-form.tsx";

/** Largest amounts that the form takes, as the API does. */
const maxAmount = { annual: 10_000_000, hourly: 5_000 } as const;

/** Evaluates what a person has typed, or says at which field it cannot be. */
export async function evaluateTyped(
  context: SalaryContext,
  values: EvaluateValues,
): Promise<{ values: EvaluateValues; errors?: EvaluateErrors; result: EvaluateData | null }> {
  const { reference } = context;
  const role = await findName(reference, "role", values.role);
  const city = values.city.trim() === "" ? null : await findName(reference, "city", values.city);
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
  const exp = role.level ?? values.exp;
  const offer = max === null ? { amount: min } : { min, max };
  const result = await evaluate(context, {
    role: role.slug,
    city: city?.slug,
    basis: "local",
    exp,
    period: values.period,
    ...offer,
  });
  return { values: { ...values, role: role.name, city: city?.name ?? "", exp }, result };
}

function amountErrors(
  min: number | null,
  max: number | null,
  period: EvaluateValues["period"],
): EvaluateErrors {
  const highest = maxAmount[period];
  const isAmount = (value: number) => value >= 1 && value <= highest;
  const howTo = `Write an amount from 1 to ${grouped(highest)}, such as 85,000 or 85k.`;
  if (min === null) return { min: `The pay is missing. ${howTo}` };
  if (!isAmount(min)) return { min: howTo };
  if (max === null) return {};
  if (!isAmount(max)) return { max: howTo };
  return max < min ? { max: "The highest pay is below the lowest." } : {};
}
