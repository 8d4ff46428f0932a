import type { Page } from "../page.ts";

/** What a deployment found out about itself, just now. */
export interface Status {
  /** Milliseconds that the database took; null if it did not respond. */
  databaseMs: number | null;
  /** Version of the live dataset; null if none could be read. */
  datasetVersion: string | null;
  /** The latest event that was queued for a webhook; null if there was none, or it could not be read. */
  lastDelivery: { createdAt: string; status: string } | null;
  /** `YYYY-MM-DD HH:MM`, UTC. */
  checkedAt: string;
}

/** Whether the service works, by its own checks at the time of the request. */
export function statusPage({ databaseMs, datasetVersion, lastDelivery, checkedAt }: Status): Page {
  const works = databaseMs !== null && datasetVersion !== null;
  return {
    title: works ? "The service works" : "The service has trouble",
    description: "Whether the service works, by its own checks.",
    canonical: "/status",
    unlisted: true,
    status: works ? 200 : 503,
    body: (
      <>
        <dl class="pairs">
          <div>
            <dt>Database</dt>
            <dd>{databaseMs === null ? "does not respond" : `responds in ${databaseMs} ms`}</dd>
          </div>
          <div>
            <dt>Reference data</dt>
            <dd>{datasetVersion ?? "none could be read"}</dd>
          </div>
          <div>
            <dt>Latest webhook delivery</dt>
            <dd>{lastDelivery ? `${lastDelivery.createdAt}, ${lastDelivery.status}` : "none"}</dd>
          </div>
          <div>
            <dt>Checked</dt>
            <dd>{checkedAt} UTC, for this request</dd>
          </div>
        </dl>
      </>
    ),
  };
}
