import * as z from "zod";
import { SalaryErrorDetails } from "#shared/contract/envelope.response.ts";
import { CalculateData } from "./calculate.response.ts";

const index = z.int().min(0).meta({ description: "Place of the item in the request, from 0." });

export const CalculateBatchData = z
  .object({
    results: z
      .array(
        z.union([
          z.strictObject({ index, data: CalculateData }).meta({ id: "BatchFigure" }),
          z.strictObject({ index, error: SalaryErrorDetails }).meta({ id: "BatchFailure" }),
        ]),
      )
      .meta({ description: "A figure or an error for each item, in the order of the items." }),
  })
  .meta({ id: "CalculationBatch" });
