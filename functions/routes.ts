import type { Endpoint } from "../shared/http/endpoint.ts";
import lineage from "./api/v1/intelligence/lineage/[data_point_id].ts";
import calculate from "./api/v1/intelligence/salaries/calculate.ts";
import demo from "./api/v1/intelligence/salaries/demo.ts";

/** Every operation of both APIs. */
export const routes: readonly Endpoint[] = [calculate, demo, lineage];
