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
  /** `YYYY-MM-DD HH:MM`, UTC. */
  checkedAt: string;
}
