/** A Worker that asks the database one question per request. */
import { sql } from "drizzle-orm";
import { connect } from "#shared/db/client.ts";
import { classify } from "#shared/db/errors.ts";

export default {
  async fetch(request: Request, env: { DATABASE_URL: string }): Promise<Response> {
    const query = new URL(request.url).searchParams;
    const question = query.get("sql") ?? "SELECT 1 AS n";
    const timeout = query.get("timeout");
    const db = connect(
      { url: env.DATABASE_URL },
      timeout === null ? {} : { timeoutMs: Number(timeout) },
    );
    if (query.has("abandon")) {
      // The request ends while its statement is in progress, and workerd runs none of its code again.
      db.all(sql.raw(question)).catch(() => {});
      return new Response("null");
    }
    try {
      return Response.json({ rows: await db.all(sql.raw(question)) });
    } catch (error) {
      return Response.json({ failure: classify(error) }, { status: 503 });
    } finally {
      db.close();
    }
  },
};
