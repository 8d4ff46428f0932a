import type { Meanings } from "#shared/catalog/find-meanings.ts";
import type { Operation } from "#shared/contract/operation.ts";
import type { ContactsPage } from "#shared/pipeline/contacts/contact.response.ts";
import { nameContact } from "#shared/pipeline/contacts/contact-words.ts";
import type { JobsPage } from "#shared/pipeline/jobs/job.response.ts";
import { nameJob } from "#shared/pipeline/jobs/job-words.ts";
import type { McpContext } from "../context.ts";
import type { AmbiguousArgument } from "./person.ts";

/** The arguments that name a role or a city, in all tools. */
export const catalogArguments: Readonly<Record<string, "role" | "city">> = {
  role: "role",
  roleA: "role",
  roleB: "role",
  compare_to: "role",
  roleSlug: "role",
  city: "city",
  cityA: "city",
  cityB: "city",
  citySlug: "city",
};

type RecordKind = "job" | "contact";

/** The arguments of a tool that are ids of records, and how records are found by words. */
export interface RecordArguments {
  kinds: Readonly<Record<string, RecordKind>>;
  find(context: McpContext, kind: RecordKind, words: string): Promise<Meanings>;
}

const ids: Readonly<Record<RecordKind, RegExp>> = { job: /^job_/, contact: /^con_/ };

/** Longer text is the name of nothing, and comparing it with the catalog takes time. */
const maxLength = 100;

/** Whether an argument is text that may be words for something. */
export function isText(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.trim() !== "" &&
    value.length <= maxLength &&
    !/\p{Cc}/u.test(value)
  );
}

/** The arguments of a call whose words may mean several roles, cities or records, with what they may mean. */
export async function findChoices(
  context: McpContext,
  args: Readonly<Record<string, unknown>>,
  names: readonly string[],
  records?: RecordArguments,
): Promise<AmbiguousArgument[]> {
  const choices = names.map(async (argument): Promise<AmbiguousArgument | null> => {
    const words = Object.hasOwn(args, argument) ? args[argument] : undefined;
    if (!isText(words)) return null;
    const found = await findMeanings(argument, words);
    return found && found.meanings.options.length > 0
      ? { argument, kind: found.kind, words, ...found.meanings }
      : null;
  });
  return (await Promise.all(choices)).filter((choice) => choice !== null);

  async function findMeanings(argument: string, words: string) {
    const record = records?.kinds[argument];
    if (records && record) {
      if (ids[record].test(words)) return null;
      return { kind: record, meanings: await records.find(context, record, words) };
    }
    const kind = Object.hasOwn(catalogArguments, argument) ? catalogArguments[argument] : undefined;
    if (kind === undefined) return null;
    // If the catalog cannot be read, the operation says so in its own error.
    const meanings = await context.findMeanings(kind, words).catch(() => null);
    return meanings && { kind, meanings };
  }
}

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
