/**
 * The meaning of each status of a job. TypeScript and SQL derive from these tables what the service
 * does with a status: a new one has a row in each, which the compiler asks for, and the tests name
 * what else it needs.
 */
interface StatusMeaning {
  /** The stage of the funnel that a job with this status has reached: its own, or that of another status. */
  stage: string;
  /** The employer's answer; null for none yet. */
  answer: "yes" | "no" | null;
  /** Whether the search for the job goes on. */
  isOpen: boolean;
  /** Whether reaching it is one of the recent wins. */
  isWin: boolean;
}

/** Listed in the order of the board and of all lists. */
export const statuses = {
  saved: { stage: "saved", answer: null, isOpen: true, isWin: false },
  applied: { stage: "applied", answer: null, isOpen: true, isWin: false },
  screening: { stage: "screening", answer: "yes", isOpen: true, isWin: false },
  interviewing: { stage: "interviewing", answer: "yes", isOpen: true, isWin: false },
  offer: { stage: "offer", answer: "yes", isOpen: true, isWin: true },
  accepted: { stage: "accepted", answer: "yes", isOpen: false, isWin: true },
  rejected: { stage: "saved", answer: "no", isOpen: false, isWin: false },
  withdrawn: { stage: "saved", answer: null, isOpen: false, isWin: false },
  archived: { stage: "saved", answer: null, isOpen: false, isWin: false },
} as const satisfies Record<string, StatusMeaning>;

type Statuses = typeof statuses;
export type Status = keyof Statuses;

// Facts that few functions need are in separate tables, so that the bundles of the others leave them out.

/** After how many days without activity archiving the job is suggested; null for never. An offer has a suggestion of its own. */
export const staleDays = {
  saved: 30,
  applied: 30,
  screening: 30,
  interviewing: 30,
  offer: null,
  accepted: null,
  rejected: null,
  withdrawn: null,
  archived: null,
} as const satisfies Record<Status, number | null>;

/** After how many days the summary says that the job needs attention; null for never. */
export const attentionDays = {
  saved: null,
  applied: 7,
  screening: null,
  interviewing: 5,
  offer: 3,
  accepted: null,
  rejected: null,
  withdrawn: null,
  archived: null,
} as const satisfies Record<Status, number | null>;

/** The webhook event that is sent in addition to `job.status_changed`; null for none. */
export const statusEvents = {
  saved: null,
  applied: null,
  screening: null,
  interviewing: "interview.scheduled",
  offer: "offer.received",
  accepted: null,
  rejected: null,
  withdrawn: null,
  archived: null,
} as const satisfies Record<Status, string | null>;

/** Other programs' names of a status, in lower case without punctuation. */
export const namesElsewhere: Readonly<Record<Status, readonly string[]>> = {
  saved: ["wishlist", "bookmarked", "interested", "to apply", "applying", "backlog", "draft"],
  applied: ["application sent", "submitted"],
  screening: ["screen", "phone screen", "phone interview", "recruiter call", "assessment"],
  interviewing: ["interview", "interviews", "onsite", "final round", "technical interview"],
  offer: ["offered", "offers", "offer received", "negotiating", "negotiation"],
  accepted: ["offer accepted", "hired", "signed"],
  rejected: ["not selected", "declined", "denied", "turned down"],
  withdrawn: ["withdrew", "i withdrew", "not interested"],
  archived: ["closed", "no response", "ghosted", "expired"],
};

/** The statuses of which a column of the table has one of these values. */
type StatusWith<Fact extends keyof StatusMeaning, Value> = {
  [Name in Status]: Statuses[Name][Fact] extends Value ? Name : never;
}[Status];

export type Stage = Statuses[Status]["stage"];
/** A status that closes a job without being a stage of the funnel. */
type Ending = Exclude<StatusWith<"isOpen", false>, Stage>;
export type AttendedStatus = {
  [Name in Status]: (typeof attentionDays)[Name] extends number ? Name : never;
}[Status];
export type WinStatus = StatusWith<"isWin", true>;

export const jobStatuses = Object.keys(statuses) as [Status, ...Status[]];

/** The stages of the funnel, in order. Who reached one of them is taken to have been in all before it. */
export const stages = /* @__PURE__ */ jobStatuses.filter(
  (status): status is Stage => statuses[status].stage === status,
);
export const openStatuses = /* @__PURE__ */ jobStatuses.filter((status) => statuses[status].isOpen);
export const closedStatuses = /* @__PURE__ */ jobStatuses.filter(
  (status): status is StatusWith<"isOpen", false> => !statuses[status].isOpen,
);
export const endings = /* @__PURE__ */ closedStatuses.filter(
  (status): status is Ending => statuses[status].stage !== status,
);
export const attended = /* @__PURE__ */ jobStatuses.filter(
  (status): status is AttendedStatus => attentionDays[status] !== null,
);
export const wins = /* @__PURE__ */ jobStatuses.filter(
  (status): status is WinStatus => statuses[status].isWin,
);
