import { type FigureLevel, levelQuery } from "../contract/levels.ts";
import type { ListResult } from "../contract/operation-result.ts";
import { roleListNotes } from "./list-notes.ts";
import { nameList } from "./list-rows.ts";
import { paginate } from "./paginate.ts";
import { type RoleCatalog, roleCatalog } from "./role-catalog.ts";
import { fullScore } from "./search/score.ts";
import { SearchQuery } from "./search/search.request.ts";
import type { SearchItem } from "./search/search.response.ts";
import {
  createSearchIndex,
  type FoundRoles,
  type SearchedRoles,
  type SearchIndex,
} from "./search/search-index.ts";
import type { CatalogContext } from "./single-flight-cache.ts";
import { distinctKeys, sortPositions } from "./table.ts";

/** The search index of each catalog, created at the first search. */
const indexes = new WeakMap<RoleCatalog, SearchIndex>();

/** A page of the roles that match a search text. */
export async function searchRoles(
  context: CatalogContext,
  query: SearchQuery,
): Promise<ListResult<SearchItem>> {
  const catalog = await roleCatalog.open(context);
  const { table } = catalog;
  const found = indexOf(catalog).find(query.q);
  const list = nameList(SearchQuery, `search ${catalog.version}`, { ...query });
  const { positions, pagination } = paginate(table, sort(found, catalog, query), list, query);
  const data: SearchItem[] = [];
  for (const position of positions) {
    const role = table.row(position);
    if (!role) continue;
    const { id, slug, title, national_median } = role;
    const score = (found.scores.get(position) ?? 0) / fullScore;
    data.push({ id, slug, title, national_median, score });
  }
  const notes = roleListNotes(catalog, context, pagination);
  const { level = null, slug = "" } = found.named ?? {};
  if (level === null) return { ...notes, data };
  const assumptions = [...notes.list.assumptions, levelNote(slug, level)];
  return { ...notes, list: { ...notes.list, assumptions }, data };
}

/** A role is one job at all levels, so the level in the words is a parameter of other calls. */
function levelNote(role: string, level: FigureLevel): string {
  return `\`q\` begins with a level of experience. For the figures at that level, pass role=${role} and ${levelQuery(level)} to \`calculate\`.`;
}

function indexOf(catalog: RoleCatalog): SearchIndex {
  const index = indexes.get(catalog) ?? createSearchIndex(searchedRoles(catalog));
  indexes.set(catalog, index);
  return index;
}

function searchedRoles({ roles, holders }: RoleCatalog): SearchedRoles {
  const { slugs, titles, aliases } = roles;
  return { slugs, titles, aliases, holders };
}

function sort(found: FoundRoles, { table }: RoleCatalog, query: SearchQuery): Uint32Array {
  const keys = distinctKeys(query.sort, query.order);
  const [first] = keys;
  if (first?.field === "score" && first.direction === "desc" && keys.length === 1) {
    return found.positions;
  }
  return sortPositions(
    found.positions.toSorted(),
    keys.map(({ field, direction }) => ({
      ranks: field === "score" ? ranksOf(found, table.size) : table.ranks(field),
      direction,
    })),
  );
}

function ranksOf({ scores }: FoundRoles, length: number): Uint32Array {
  const ranks = new Uint32Array(length);
  for (const [position, score] of scores) ranks[position] = score;
  return ranks;
}
