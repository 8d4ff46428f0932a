/**
 * A comparison program: the same calculations without cached rows and without leases. Each
 * request calls its account's limiter object and then the database, once each. It checks no key
 * and neither reads nor sets headers, all of which is in its favor.
 */
import { asc, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { occupations, roles, wages } from "../../../schema/reference.ts";
import { CalculateQuery } from "../../../shared/contracts/calculate.ts";
import { connect, type Database } from "../../../shared/db/client.ts";
import type { Bindings } from "../../../shared/http/env.ts";
import { createReferenceCache } from "../../../shared/reference/cache.ts";
import { openReference } from "../../../shared/reference/open-reference.ts";
import { calculate } from "../../../shared/salaries/calculate.ts";
import { countingBindings } from "./counting.ts";

export { RateLimiter, WebhookSweeper } from "../../../functions/worker.ts";
export { objects } from "./counting.ts";

const salaries = "/api/v1/intelligence/salaries";
const limits = { perMinute: 999_999_999, perMonth: null };
const page = 50;

const app = new Hono<{ Bindings: Bindings; Variables: { db: Database } }>();

/** Only the id of the live dataset is cached, because it would need a second query. */
let { live } = createReferenceCache();

app.use(async (c, next) => {
  const { RATE_LIMITER } = c.env;
  const object = RATE_LIMITER.get(RATE_LIMITER.idFromName("naive"));
  const { granted } = await object.lease({ limits, reports: [], refunds: 0, want: 1 });
  if (granted === 0) return c.text("Too many requests", 429);
  c.set("db", connect({ url: c.env.DATABASE_URL }));
  await next();
});

app.get(`${salaries}/calculate`, async (c) => {
  const cache = { ...createReferenceCache(), live };
  const reference = await openReference(() => c.var.db, { cache });
  live = cache.live;
  const data = await calculate(
    {
      reference,
      now: Date.now(),
      caller: { tier: "ultra", scopes: [] },
      secrets: { dataPointKey: c.env.DATA_POINT_KEY },
      site: { origin: "https://example.com" },
    },
    CalculateQuery.parse(c.req.query()),
  );
  return c.json({ data });
});

app.get(`${salaries}/roles`, async (c) => {
  const datasetId = sql`(select dataset_id from live_dataset)`;
  const { db } = c.var;
  const [data, [counted]] = await db.batch([
    db
      .select({
        slug: roles.slug,
        title: roles.title,
        bls_soc_code: roles.socCode,
        occupation: occupations.title,
        // As published: without the sums that the service makes of it.
        median: sql<number>`(select ${wages.median} from ${wages} where ${wages.datasetId} = ${roles.datasetId} and ${wages.socCode} = ${roles.socCode} and ${wages.areaCode} = 'US' order by ${wages.year} desc limit 1)`,
      })
      .from(roles)
      .innerJoin(
        occupations,
        sql`${occupations.datasetId} = ${roles.datasetId} and ${occupations.socCode} = ${roles.socCode}`,
      )
      .where(eq(roles.datasetId, datasetId))
      .orderBy(asc(roles.slug))
      .limit(page),
    db.select({ total: sql<number>`count(*)` }).from(roles).where(eq(roles.datasetId, datasetId)),
  ]);
  return c.json({ data, total: counted?.total });
});

export default {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) =>
    app.fetch(request, countingBindings(env), context),
};
