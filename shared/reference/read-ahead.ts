import { type Bound, type Executor, toInStatement } from "../db/bound.ts";
import { packedFormat } from "./packed/body.ts";
import {
  selectCities,
  selectLiveCities,
  selectLiveOccupation,
  selectOccupation,
} from "./packed/packed-rows.queries.ts";
import { selectLiveDataset } from "./reference.queries.ts";

/** The data that a request is going to ask for. */
interface Ahead {
  /** The slugs or aliases of the roles that it names. */
  roles: readonly string[];
  /** The live version's id, if the isolate knows it, and its cities. */
  datasetId: number | undefined;
  /** Further queries, if it shows more than these roles. */
  more?: MoreAhead | undefined;
}

export interface MoreAhead {
  queries: readonly Bound<unknown>[];
  /**
   * @param rows of those queries.
   * @param occupation of the first role.
   * @returns what has the rows of other queries, by what these return.
   */
  know(rows: readonly unknown[][], occupation: { datasetId: number; socCode: string }): KnownRows;
}

/** Returns the rows of a query; undefined if they are not known. */
type KnownRows = (query: Bound<unknown>) => unknown[] | undefined;

/** Drizzle's type is for batches of a known length. */
type Batch = (queries: readonly Bound<unknown>[]) => Promise<unknown[][]>;

/**
 * Reads in one round trip, when the first of it is asked for, what a request otherwise asks for one after
 * another, because each has a key that the one before returns: the live dataset, its cities, and the
 * occupations of roles.
 *
 * @returns an executor that has these rows, and sends every other query.
 */
export function readAhead(db: Executor, ahead: Ahead): Executor {
  const send = db.batch as unknown as Batch;
  let reading: Promise<KnownRows> | undefined;
  const batch: Batch = async (queries) => {
    // If it fails, whoever needs the rows reads them, and has the error.
    reading ??= read(send, ahead).catch(() => () => undefined);
    const found = queries.map(await reading);
    return found.every((rows) => rows !== undefined) ? found : send(queries);
  };
  return { batch: batch as unknown as Executor["batch"] };
}

async function read(send: Batch, { roles, datasetId, more }: Ahead): Promise<KnownRows> {
  const format = packedFormat;
  const live = selectLiveDataset({ format });
  const isCold = datasetId === undefined;
  const rows = await send([
    ...roles.map((slug) => selectLiveOccupation({ format, slug })),
    ...(isCold ? [live, selectLiveCities({ format })] : []),
    ...(more?.queries ?? []),
  ]);
  const occupations = rows.splice(0, roles.length);
  const [datasets = [], cities = []] = isCold ? rows.splice(0, 2) : [];
  const known = new Map(isCold ? [[keyOf(live), datasets]] : []);
  const id = datasetId ?? (datasets as { id: number }[])[0]?.id;
  if (id !== undefined) {
    const own = { datasetId: id, format };
    if (isCold) known.set(keyOf(selectCities(own)), cities);
    for (const [at, slug] of roles.entries()) {
      known.set(keyOf(selectOccupation({ ...own, slug })), occupations[at] ?? []);
    }
  }
  const { socCode } = (occupations[0] as { socCode: string }[] | undefined)?.[0] ?? {};
  const others = id && socCode ? more?.know(rows, { datasetId: id, socCode }) : undefined;
  return (query) => known.get(keyOf(query)) ?? others?.(query);
}

export function keyOf(query: Bound<unknown>): string {
  return JSON.stringify(toInStatement(query));
}
