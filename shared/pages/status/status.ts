/** What a deployment found out about itself, just now. */
export interface Status {
  /** Milliseconds that the database took; null if it did not respond. */
  databaseMs: number | null;
  /** Version of the live dataset; null if none could be read. */
  datasetVersion: string | null;
  /** The latest event that was queued for a webhook; null if there was none, or it could not be read. */
  lastDelivery: { createdAt: string; status: string } | null;
  /** Deliveries that should have been attempted, and for how long the first; null if it could not be read. */
  overdue: { count: number; minutes: number } | null;
  /** The replica that reference data are read from; null if there is none, or no version that it could have. */
  replica: ReplicaStatus | null;
  /** Moves of accounts that have begun and not ended, and how long ago the first; null if it could not be read. */
  moves: { count: number; minutes: number } | null;
  /** `YYYY-MM-DD HH:MM`, UTC. */
  checkedAt: string;
}

export type ReplicaStatus =
  | "down"
  | {
      /** Milliseconds that it took to respond. */
      ms: number;
      /** Whether it has the whole of the live dataset. */
      isWhole: boolean;
      /** The dataset that is live on it; null if none is. */
      version: string | null;
      /** Age of a row that it lacks, and so at least how late it is; 0 if it lacks none that was looked for. */
      minutesBehind: number;
    };
