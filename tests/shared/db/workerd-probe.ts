/** A Worker that asks the database one question per request. */
import { sql } from "drizzle-orm";
import { connect } from "../../../shared/db/client.ts";
import { classify } from "../../../shared/db/unavailable.ts";

export default {
  async fetch(request: Request, env: { DATABASE_URL: string }): Promise<Response> {
    const query = new URL(request.url).searchParams;
    const question = query.get("sql") ?? "SELECT 1 AS n";
    const patience = query.get("patience");
    const db = connect(
      { url: env.DATABASE_URL },
      patience === null ? {} : { patienceMs: Number(patience) },
    );
    try {
      return Response.json({ rows: await db.all(sql.raw(question)) });
    } catch (error) {
      return Response.json({ failure: classify(error) }, { status: 503 });
    } finally {
      db.close();
    }
  },
};
