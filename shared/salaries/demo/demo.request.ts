import * as z from "zod/mini";

export const DemoQuery = z.object({});
