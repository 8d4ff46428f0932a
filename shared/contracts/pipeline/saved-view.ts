/** Filters of the list of jobs that are kept under a name. */
import * as z from "zod/mini";
import { withMeta } from "../with-meta.ts";
import { Id, Line } from "./fields.ts";
import { JobsQuery } from "./job.ts";

/** Of one account. */
export const maxViews = 50;

export const ViewId = Id("view_", "a saved view");

const { status, company, q } = JobsQuery.shape;
/** As of the list of jobs. */
export const ViewFilters = z.strictObject({ status, company, q });
export type ViewFilters = z.output<typeof ViewFilters>;

const name = withMeta(Line(80), { description: "Name of the view.", example: "Waiting" });

export const CreateViewBody = z.strictObject({ name, filters: ViewFilters });
export type CreateViewBody = z.output<typeof CreateViewBody>;

export const UpdateViewBody = z.strictObject({
  name: z.optional(name),
  filters: z.optional(ViewFilters),
});
export type UpdateViewBody = z.output<typeof UpdateViewBody>;
