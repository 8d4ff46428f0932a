/** The plans and rate limits. No other file or text repeats these numbers. */

export interface Plan {
  /** Authenticated requests in any 60 seconds. */
  perMinute: number;
  /** Counted requests in a calendar month (UTC). */
  perMonth: number;
}

export const tiers = {
  free: { perMinute: 60, perMonth: 1_000 },
  pro: { perMinute: 300, perMonth: 250_000 },
  ultra: { perMinute: 1_500, perMonth: 500_000 },
} as const satisfies Record<string, Plan>;

export type Tier = keyof typeof tiers;

/** The Job Pipeline API has one plan, and its requests are counted separately from the Salary Data API. */
export const pipelinePlan: Plan = { perMinute: 60, perMonth: 50_000 };

/** Requests without a key from one address in any 60 seconds, by kind of endpoint. */
export const publicPerMinute = {
  /** The catalog and the widget. */
  catalog: 10,
  /** Responses that are the same for everyone and cost almost nothing: the sample and the tool manifest. */
  fixed: 60,
  /**
   * The pages for people, and what else is made for a request without a key: documents, paths that do not
   * exist. All of them count together, by the platform's limiters (wrangler.toml). Messages of the public MCP
   * server have as many, which are counted exactly.
   */
  pages: 60,
  /** The data files: a program that reads a part of a large file sends many requests. */
  files: 600,
  /** Tokens of the authorization server: an application's servers share few addresses. */
  oauth: 300,
  /** Clients that register with it. */
  registration: 10,
  /** Requests of devices that a person is to approve. */
  device: 20,
} as const;

export type PublicPlan = keyof typeof publicPerMinute;

/** A /48 network of IPv6 may send so many times as many requests as one address. */
export const timesPerNetwork = 8;

/** Invalid credentials that one address may send in any 60 seconds. */
export const failedAuthPerMinute = 10;

/** Requests for one account's calendar feed in any 60 seconds. */
export const feedPerMinute = 10;

/** The attempts of an address in any 60 seconds before anybody is signed in, by their kind. */
export const attemptsPerMinute = { signUp: 10, signIn: 20, recoveryCode: 5, link: 10 } as const;

/**
 * User codes of devices that an account, and an address, may try in any 60 seconds. A person needs
 * two: the page, and its form.
 */
export const userCodesPerMinute = 10;

export type AttemptKind = keyof typeof attemptsPerMinute;

/** Accounts that one address, or one /64 network of IPv6, may make in 24 hours without an invitation. */
export const signUpsPerNetwork = 10;

/**
 * Accounts that one site, a /24 of IPv4 or a /48 of IPv6, may make in an hour without an invitation:
 * one customer has all networks in it.
 */
export const signUpsPerSite = 40;

/** Accounts that all addresses together may make in an hour without an invitation. */
export const signUpsPerHour = 200;

/**
 * How many of those are kept for sites that have made none in that hour, so that a few sites leave
 * others theirs.
 */
export const signUpsForNewSites = 100;

/** Requests under `/app` of one account in any 60 seconds; they cost no quota of the APIs. */
export const appPerMinute = 300;

/** Messages over a limit that are read for one caller in any minute, to be answered in their own way. */
export const refusedReadsPerMinute = 60;

/** Files that one account may send, and links that it may have read, at a time. */
export const filesAtATime = 2;
export const linksAtATime = 2;

/** Mail to the address of one account; a sender's domain has half of an hour, so that one flood leaves others room. */
export const mailBounds = { perHour: 100, perHourOfSender: 50, perDay: 500, kept: 5_000 } as const;

/** Compressed bytes of all mails themselves that one account keeps; the oldest go first. */
export function rawMailBytesOf(tier: Tier): number {
  return (tier === "free" ? 10 : 50) * 1024 * 1024;
}

/** Days for which a mail itself is kept; what was understood of it is kept for longer. */
export const rawMailDays = 30;

/**
 * Documents of jobs. Each counts at least `countedBytes` towards the account's bytes, so that its number of
 * documents is bounded, too.
 */
export const documentBounds = {
  perJob: 20,
  fileBytes: 5 * 1024 * 1024,
  countedBytes: 4_096,
} as const;

/** Bytes of all documents of one account. */
export function documentBytesOf(tier: Tier): number {
  return (tier === "free" ? 40 : 200) * 1024 * 1024;
}

/** How a body has to arrive: it may be a few seconds behind its pace at any time, and takes a minute at most. */
export const bodyPace = { bytesPerSecond: 1_024, maxBehindSeconds: 5, maxSeconds: 60 } as const;

/** Listed in ascending order. */
export const tierNames = ["free", "pro", "ultra"] as const satisfies readonly Tier[];

export function isTier(text: string): text is Tier {
  return Object.hasOwn(tiers, text);
}

/** The lowest plan with the Job Pipeline API, its tokens and webhooks. */
export const pipelineTier: Tier = "ultra";

/** The lowest plan whose accounts can have white-label keys. */
export const whitelabelTier: Tier = "pro";

/** The lowest plan with the annual reports. */
export const reportTier: Tier = "ultra";

/** The lowest plan with the salary tools for agents. */
export const salaryToolsTier: Tier = "pro";

/** The name of a plan for people, such as `Free`. */
export function planName(tier: Tier): string {
  return tier.charAt(0).toUpperCase() + tier.slice(1);
}

/** Whether `tier` is `minimum` or a higher plan. */
export function includesTier(tier: Tier, minimum: Tier): boolean {
  return tierNames.indexOf(tier) >= tierNames.indexOf(minimum);
}

/** Jobs that one contact, and contacts that one job, can be linked to. */
export const maxLinksPerRecord = 1_000;

/** Records, links and status changes of an import that count as one more request. */
export const importRowsPerRequest = 500;

/**
 * Reading a file for a preview or an import counts as one more page of the application for as many
 * rows as above, this many values, or this many bytes, each some 20 ms of processor time.
 */
export const importValuesPerPage = 10_000;
export const importBytesPerPage = 1024 * 1024;

/** The limits of one account's pipeline. */
export interface PipelineBounds {
  jobs: number;
  contacts: number;
  /** Links between jobs and contacts. */
  links: number;
  /** Activities, calendar events and mood check-ins together. */
  entries: number;
  /** UTF-8 bytes of all text; a status change after the first counts as 100. */
  textBytes: number;
}

const fullBounds: PipelineBounds = {
  jobs: 25_000,
  contacts: 25_000,
  links: 100_000,
  entries: 100_000,
  textBytes: 100_000_000,
};

/** Free accounts have one part of this many of the full bounds. */
const freeShare = 5;

export function pipelineBoundsOf(tier: Tier): PipelineBounds {
  if (tier !== "free") return fullBounds;
  const { jobs, contacts, links, entries, textBytes } = fullBounds;
  return {
    jobs: jobs / freeShare,
    contacts: contacts / freeShare,
    links: links / freeShare,
    entries: entries / freeShare,
    textBytes: textBytes / freeShare,
  };
}
