/** Parts of queries by which one round trip finds what otherwise takes several: rows of the live version's roles. */

export const liveId = "(select dataset_id from live_dataset)";

/** The slug of a role that is named by its slug or an alias (`:slug`). */
export function slugOfRole(datasetId: string): string {
  return `coalesce((select role_slug from role_aliases where dataset_id = ${datasetId} and alias = :slug), :slug)`;
}

export const socCodeOfLiveRole = `(
  select soc_code from roles where dataset_id = ${liveId} and slug = ${slugOfRole(liveId)}
)`;
