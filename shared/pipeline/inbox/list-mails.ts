import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { mails } from "#schema/inbox.ts";
import { jobs } from "#schema/pipeline.ts";
import { readPosition, rowsAfter, slicePage } from "#shared/contract/paging.ts";
import { fitResponse } from "#shared/db/fit-response.ts";
import type { ReadContext } from "../records/context.ts";
import { findEarlier } from "./earlier-invitation.ts";
import type { InboxQuery } from "./inbox.request.ts";
import type { InboxPage } from "./inbox.response.ts";
import { isJobOfMail, jobOfMail, type MailWithJob, toMail } from "./mail-record.ts";

/** A page of the caller's mail, the latest first. */
export async function listMails(context: ReadContext, query: InboxQuery): Promise<InboxPage> {
  const { page, total, nextCursor } = await findMails(context, query);
  const earlier = await findEarlier(
    context,
    page.map(({ mail }) => mail),
  );
  return { mails: page.map((one) => toMail(one, earlier(one.mail))), total, nextCursor };
}

interface FoundMails {
  page: MailWithJob[];
  total: number;
  nextCursor: string | null;
}

/** The rows of a page, which the application shows with more than the API. */
export async function findMails(
  { db, caller }: ReadContext,
  { state, limit: most, cursor }: InboxQuery,
): Promise<FoundMails> {
  const list = ["mails", state];
  const after = rowsAfter(readPosition(list, cursor), mails.receivedAt, mails.id, "newest first");
  const own = and(
    eq(mails.userId, caller.accountId),
    // With one state the index has them in order; with several, the rows of the page are few.
    state &&
      (state.length === 1
        ? eq(mails.state, state[0] ?? "noted")
        : inArray(sql`+${mails.state}`, state)),
  );
  const { found, limit } = await fitResponse(most, (limit) =>
    db.batch([
      db.select({ total: count() }).from(mails).where(own),
      db
        .select({ mail: mails, job: jobOfMail })
        .from(mails)
        .leftJoin(jobs, isJobOfMail)
        .where(and(own, after))
        .orderBy(desc(mails.receivedAt), desc(mails.id))
        .limit(limit + 1),
    ]),
  );
  const [[counted], rows] = found;
  const { page, nextCursor } = slicePage(list, rows, limit, ({ mail }) => ({
    at: mail.receivedAt,
    id: mail.id,
  }));
  return { page, total: counted?.total ?? 0, nextCursor };
}

/** How many of the caller's mails wait for a decision. */
export async function countSuggested({
  db,
  caller,
}: Pick<ReadContext, "db" | "caller">): Promise<number> {
  const [counted] = await db
    .select({ waiting: count() })
    .from(mails)
    .where(and(eq(mails.userId, caller.accountId), eq(mails.state, "suggested")));
  return counted?.waiting ?? 0;
}
