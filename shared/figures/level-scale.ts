import type { PayLevel } from "#shared/contract/salary-fields.ts";
import { levelDeviations } from "./experience.ts";

/** The scale of levels as specified, or fitted to how pay is spread in the occupation there. */
export type LevelScale = "specified" | "fitted";

/** How far occupations' own percentiles are from each scale, as `levelDeviations` says. */
export const scaleDeviations = {
  specified: levelDeviations,
  fitted: { any: null, entry: 0.11, mid: null, senior: 0.07, staff: 0.14 },
} as const satisfies Record<LevelScale, Record<PayLevel, number | null>>;
