/**
 * Assumptions: who uses the service on a day, and how often each does what. Nothing here was observed; an
 * operator who knows better changes it and runs `npm run cost:compute`.
 */
export interface Profile {
  name: string;
  /** The share of the day's users who have this profile. */
  share: number;
  /** Actions a day by the names of docs/measurements.json. */
  actions: Readonly<Record<string, number>>;
}

export const profiles: readonly Profile[] = [
  {
    name: "visitor: looks up what jobs pay",
    share: 0.85,
    actions: { "page of a figure": 4, "search without a key": 2 },
  },
  {
    name: "job seeker: keeps a job search",
    share: 0.12,
    actions: {
      "board of an account, 30 jobs": 8,
      "page of a figure": 2,
      "new job": 3,
      "new job and its delivery to a webhook": 0.3,
      "import of 500 jobs": 0.005,
      "sign-up": 0.05,
    },
  },
  {
    name: "program or agent: calls with a key",
    share: 0.03,
    actions: {
      "calculate with a key": 100,
      "tool of an agent": 10,
      "list of jobs, 30 jobs": 10,
      "new job and its delivery to a webhook": 2,
    },
  },
];

export const daysOfMonth = 30;

/**
 * For how many months what people write is kept: whoever has found a job leaves, and their account is deleted. A bill
 * is of a service that is as old.
 */
export const keptMonths = 12;

/** How many users a day there may be. */
export const sizes = [100, 10_000, 1_000_000] as const;
