/** Filters of the list of jobs that are kept under a name. */
import * as z from "zod/mini";
import { Line } from "#shared/contract/pipeline-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { JobsQuery } from "../jobs/job.request.ts";

/** The most views that an account may save. */
export const maxViews = 50;

const { status, company, q } = JobsQuery.shape;
/** The filters of the list of jobs. */
export const ViewFilters = z.strictObject({ status, company, q });
export type ViewFilters = z.output<typeof ViewFilters>;

const name = withMeta(Line(80), { description: "Name of the view.", example: "Waiting" });

export const CreateViewBody = z.strictObject({ name, filters: ViewFilters });
export type CreateViewBody = z.output<typeof CreateViewBody>;
