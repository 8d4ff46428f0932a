import { type CallToolResult, inputRequired } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import type { McpContext } from "../context.ts";
import { errorResult } from "../tool.ts";
import type { AmbiguousArgument, Person, Refusal } from "./person.ts";
import { type QuestionOwner, type QuestionState, readState, writeState } from "./question-state.ts";

/** How long a person may take: as long as a sign-in may. */
const answerMs = 10 * 60_000;
/** The only question of a result. */
const key = "answer";
const none = "none_of_these";

const Call = z.object({
  params: z.object({
    name: z.string(),
    arguments: z.optional(z.unknown()),
    inputResponses: z.optional(z.unknown()),
    requestState: z.optional(z.unknown()),
    _meta: z.object({
      "io.modelcontextprotocol/clientCapabilities": z.object({ elicitation: z.looseObject({}) }),
    }),
  }),
});

const Answer = z.object({
  action: z.enum(["accept", "decline", "cancel"]),
  content: z.optional(z.record(z.string(), z.unknown())),
});
type Answer = z.output<typeof Answer>;

/** The person behind a call of a tool; undefined if the client shows no forms. */
export async function meetPerson(
  context: Pick<McpContext, "message" | "request" | "caller" | "now" | "secretsKey">,
): Promise<Person | undefined> {
  const call = Call.safeParse(context.message);
  if (!call.success) return undefined;
  const { name, arguments: args, inputResponses, requestState, _meta } = call.data.params;
  const { elicitation } = _meta["io.modelcontextprotocol/clientCapabilities"];
  // A client that names no kind of question shows forms.
  if (elicitation.form === undefined && elicitation.url !== undefined) return undefined;
  const { caller, now, request, secretsKey } = context;
  const owner: QuestionOwner = {
    ...{ secretsKey, args, tool: name },
    accountId: caller?.accountId ?? "",
    server: new URL(request.url).pathname,
  };
  const state = typeof requestState === "string" ? await readState(owner, requestState) : null;
  const answered = Answer.safeParse(Object(inputResponses)[key]);
  const answer = state && answered.success ? answered.data : null;
  const { chosen, refused } = readChoices(state, answer);
  const fault =
    requestState !== undefined && state === null
      ? "forged"
      : state && state.until <= now
        ? "late"
        : undefined;

  return {
    chosen,
    ...(refused && { refused }),
    ...(fault && { fault }),
    choose: (choices) =>
      ask(describeChoices(choices), {
        chosen: { ...chosen },
        asked: Object.fromEntries(
          choices.map(({ argument, options }) => [argument, options.map(({ value }) => value)]),
        ),
      }),
    async confirm(question, yes) {
      if (state?.asked !== question || !answer) {
        return ask(describeConfirmation(question, yes), { chosen: { ...chosen }, asked: question });
      }
      if (answer.action === "accept" && answer.content?.confirm === true) return null;
      const said =
        answer.action === "cancel"
          ? `The person closed the question without an answer: "${question}"`
          : `The person was asked "${question}" and said no.`;
      const code = answer.action === "cancel" ? "cancelled" : "declined";
      return errorResult([`${code}: ${said} Nothing was deleted.`], { code });
    },
  };

  async function ask(form: Form, asked: Omit<QuestionState, "until">) {
    return inputRequired({
      inputRequests: { [key]: inputRequired.elicit(form) },
      requestState: await writeState(owner, { until: now + answerMs, ...asked }),
    });
  }
}

/** The result of a call whose answer came too late. */
export function refuseLate(tool: string): CallToolResult {
  const code = "answer_late";
  return errorResult(
    [
      `${code}: The question was asked more than ten minutes ago, so its answer no longer counts. Nothing was done.`,
      `If it is still wanted, call ${tool} again.`,
    ],
    { code },
  );
}

/** Reads the person's choices, now and before; a choice that was not offered counts as no answer. */
function readChoices(
  state: QuestionState | null,
  answer: Answer | null,
): { chosen: Record<string, string>; refused?: Refusal } {
  const { chosen = {}, asked = {} } = state ?? {};
  if (typeof asked === "string" || !answer) return { chosen };
  const [first = ["", []]] = Object.entries(asked);
  if (answer.action !== "accept") {
    const reason = answer.action === "cancel" ? "cancelled" : "declined";
    return { chosen, refused: { reason, argument: first[0], offered: first[1] } };
  }
  const { content = {} } = answer;
  const denied = Object.entries(asked).find(([argument]) => content[argument] === none);
  if (denied) {
    const [argument, offered] = denied;
    return { chosen, refused: { reason: "none_of_these", argument, offered } };
  }
  const now = Object.entries(asked).flatMap(([argument, offered]) => {
    const value = offered.find((own) => own === content[argument]);
    return value === undefined ? [] : [[argument, value] as const];
  });
  return { chosen: { ...chosen, ...Object.fromEntries(now) } };
}

type Form = Parameters<typeof inputRequired.elicit>[0];

function describeChoices(choices: readonly AmbiguousArgument[]): Form {
  const lines = choices.map(({ kind, words, why }) =>
    [why, `Which ${kind} is meant by "${words}"?`].filter(Boolean).join(" "),
  );
  const fields = choices.map(({ argument, kind, words, options }) => [
    argument,
    {
      type: "string" as const,
      title: `The ${kind} meant by "${words}"`,
      oneOf: [
        ...options.map(({ value, title }) => ({ const: value, title })),
        { const: none, title: "None of these" },
      ],
    },
  ]);
  return {
    message: lines.join("\n"),
    requestedSchema: {
      type: "object",
      properties: Object.fromEntries(fields),
      required: choices.map(({ argument }) => argument),
    },
  };
}

function describeConfirmation(question: string, yes: string): Form {
  return {
    message: question,
    requestedSchema: {
      type: "object",
      properties: { confirm: { type: "boolean", title: yes, default: false } },
      required: ["confirm"],
    },
  };
}
