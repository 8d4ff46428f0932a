/** An annual report as `npm run generate -- pages` makes it from the tables of the seeds. */
export interface AnnualReport {
  /** The May of the later release. */
  year: number;
  /** The median of all occupations together. */
  nation: Change;
  occupations: {
    /** The number with a published median in both releases. */
    compared: number;
    rose: number;
    fell: number;
    /** The middle one of all changes, as a fraction. */
    typical: number;
    /** Only in one of the two releases, or without a median in one. */
    leftOut: number;
    /** Fewest jobs, in both releases, of an occupation that the lists name. */
    fewestJobs: number;
    gained: Row[];
    lost: Row[];
  };
  /** All major groups, none where they cannot be compared. */
  groups: Places | null;
  /** Null if the tables lack the technology occupations by area of one of the years. */
  metros: Places | null;
  /** Null if the tables have no earlier release of the states. */
  states: Places | null;
  sources: ReportSource[];
}

interface Change {
  before: number;
  after: number;
}

/** Median pay of an occupation in the nation. */
export interface Row extends Change {
  name: string;
  /** Fraction by which the median changed. */
  change: number;
}

/** Changes by area, or by group of occupations: the same occupations in both years, weighted by their jobs in the later one. */
export interface Places {
  /** The years of the two releases. */
  from: number;
  to: number;
  compared: number;
  typical: number;
  /** Fewest occupations, and fewest jobs in them, of an area that is compared. */
  fewestOccupations: number;
  fewestJobs: number;
  /** The places that rose most. */
  most: PlaceChange[];
  /** The places that rose least, or fell. */
  least: PlaceChange[];
}

export interface PlaceChange {
  name: string;
  change: number;
  occupations: number;
}

export interface ReportSource {
  publisher: string;
  title: string;
  release: string;
  url: string;
}

/** The file of `public/content` with a report, which only a Worker reads: `wrangler.toml` keeps it from strangers. */
export function reportFile(year: number): string {
  return `report-${year}.json`;
}
