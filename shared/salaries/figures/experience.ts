import type { ExperienceLevel } from "../../contracts/common.ts";

/** Years of experience, and the factor that the occupation's wage is multiplied by. */
export interface Experience {
  years: string;
  multiplier: number;
}

export const experience = {
  entry: { years: "0-2", multiplier: 0.78 },
  mid: { years: "3-5", multiplier: 1 },
  senior: { years: "6-9", multiplier: 1.28 },
  staff: { years: "10+", multiplier: 1.55 },
} as const satisfies Record<ExperienceLevel, Experience>;
