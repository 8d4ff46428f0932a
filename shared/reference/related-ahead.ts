import { type Bound, toInStatement } from "../db/bound.ts";
import { packedFormat } from "./packed/body.ts";
import { selectOccupations, selectRelatedOccupations } from "./packed/packed-rows.queries.ts";
import { keyOf, type MoreAhead } from "./read-ahead.ts";
import { selectOnetRelations, selectOnetRelationsOfRole } from "./reference.queries.ts";

type OccupationRow = { slug: string };

/** The data for a request that shows the roles which are related to one, by its slug or alias. */
export function relatedAhead(slug: string): MoreAhead {
  const format = packedFormat;
  return {
    queries: [selectOnetRelationsOfRole({ slug }), selectRelatedOccupations({ format, slug })],
    know([relations = [], occupations = []], { datasetId, socCode }) {
      const key = keyOf(selectOnetRelations({ datasetId, socCode }));
      const bySlug = new Map((occupations as OccupationRow[]).map((row) => [row.slug, row]));
      return (query) => {
        if (keyOf(query) === key) return relations;
        const slugs = slugsOf(query);
        const found = slugs.flatMap((one) => bySlug.get(one) ?? []);
        const isOfOccupations =
          found.length > 0 &&
          keyOf(selectOccupations({ format, datasetId, slugs })) === keyOf(query);
        return isOfOccupations && found.length === slugs.length ? found : undefined;
      };
    },
  };
}

/** The slugs of a query for `selectOccupations`; none of another. */
function slugsOf(query: Bound<unknown>): readonly string[] {
  const { args } = toInStatement(query);
  if (Array.isArray(args)) return [];
  return Object.entries(args).flatMap(([name, value]) =>
    /^slugs\d/.test(name) ? [String(value)] : [],
  );
}
