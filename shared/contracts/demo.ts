import * as z from "zod";

export const DemoQuery = z.object({});
