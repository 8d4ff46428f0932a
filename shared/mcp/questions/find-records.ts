import type { Meanings } from "#shared/catalog/find-meanings.ts";
import type { Operation } from "#shared/contract/operation.ts";
import type { ContactsPage } from "#shared/pipeline/contacts/contact.response.ts";
import { nameContact } from "#shared/pipeline/contacts/contact-words.ts";
import type { JobsPage } from "#shared/pipeline/jobs/job.response.ts";
import { nameJob } from "#shared/pipeline/jobs/job-words.ts";
import type { McpContext } from "../context.ts";
import type { RecordArguments, RecordKind } from "./find-choices.ts";

const maxOptions = 8;
/** Words around a title and a company; a search would look for them in the record. */
const joining = /^(?:a|an|and|at|for|from|in|job|my|of|the|with)$/i;

/**
 * The arguments of an operation that are ids of jobs and contacts, and how these are found by words.
 *
 * @param names of its arguments.
 * @param operations of which some list the records.
 */
export function findRecordArguments(
  { path }: Operation,
  names: readonly string[],
  operations: readonly Operation[],
): RecordArguments {
  const ofPath = /^\/api\/mcp\/(job|contact)s\/:id/.exec(path)?.[1] as RecordKind | undefined;
  const kinds = { jobId: "job", contactId: "contact", ...(ofPath && { id: ofPath }) } as const;
  return {
    kinds: Object.fromEntries(Object.entries(kinds).filter(([name]) => names.includes(name))),
    async find(context, kind, words) {
      const q = words
        .split(/\s+/)
        .filter((word) => !joining.test(word))
        .join(" ");
      const found = q === "" ? null : await list(context, kind, q);
      if (!found) return { options: [] };
      const { options, total } = found;
      return total > options.length
        ? { options, why: `${total} ${kind}s have these words; these are the newest.` }
        : { options };
    },
  };

  async function list(context: McpContext, kind: RecordKind, q: string) {
    const operation = operations.find(
      ({ method, path }) => method === "get" && path === `/api/mcp/${kind}s`,
    );
    if (!operation) return null;
    const query = { q, limit: String(maxOptions) };
    const { status, text } = await context.call(operation, { query });
    if (status >= 400) return null;
    const page = JSON.parse(text) as JobsPage | ContactsPage;
    const options =
      "jobs" in page
        ? page.jobs.map((job) => ({ value: job.id, title: nameJob(job) }))
        : page.contacts.map((contact) => ({ value: contact.id, title: nameContact(contact) }));
    return { options, total: page.total } satisfies Meanings & { total: number };
  }
}
