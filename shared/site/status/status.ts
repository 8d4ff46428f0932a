/** The state of a deployment at the time of the request. */
export interface ServiceStatus {
  /** Milliseconds that the database took; null if it did not respond. */
  databaseMs: number | null;
  /** Version of the live dataset; null if none could be read. */
  datasetVersion: string | null;
  /** The latest event that was queued for a webhook; null if there was none, or it could not be read. */
  lastDelivery: { createdAt: string; status: string } | null;
  /** Deliveries that should have been attempted, and for how long the first; null if it could not be read. */
  overdue: { count: number; minutes: number } | null;
  /** Whether the bucket has the files of the live dataset; null without a bucket. */
  hasFiles: boolean | null;
  /** Mails that should have been read, and for how long the first; null without mail, or if it could not be read. */
  mails: { count: number; minutes: number } | null;
  /** What should have been deleted two hours ago and is still there; null if it could not be read. */
  late: readonly string[] | null;
  /** `YYYY-MM-DD HH:MM`, UTC. */
  checkedAt: string;
}
