/** Tools that respond with a request for input and finish when called again with it (revision 2026-07-28). */
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createRequestStateCodec,
  type InputRequests,
  inputRequired,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { formOf } from "./asking.ts";

export const stateCodec = createRequestStateCodec<{ round: number }>({ key: "fixtures".repeat(8) });

const text = { type: "string" } as const;
const ask = (message: string, field: string) =>
  inputRequired.elicit({ message, requestedSchema: formOf({ [field]: text }, [field]) });
const askConsent = () =>
  inputRequired.elicit({
    message: "Please confirm",
    requestedSchema: formOf({ ok: { type: "boolean" as const } }, ["ok"]),
  });
const askName = () => ask("What is your name?", "name");
const askModel = (text: string) =>
  inputRequired.createMessage({
    messages: [{ role: "user", content: { type: "text", text } }],
    maxTokens: 50,
  });
const done = (text: string) => ({ content: [{ type: "text" as const, text }] });

type Answers = ServerContext["mcpReq"]["inputResponses"];
const accepted = (answers: Answers, name: string) =>
  acceptedContent<Record<string, unknown>>(answers, name);
const newState = (round: number) => stateCodec.mint({ round });

type Handler = (
  ctx: ServerContext,
) => Promise<ReturnType<typeof done> | ReturnType<typeof inputRequired>>;

/** The handler of each tool: its result, given the input received so far. */
const handlers: Record<string, Handler> = {
  async test_input_required_result_elicitation({ mcpReq }) {
    const name = accepted(mcpReq.inputResponses, "user_name")?.name;
    if (typeof name === "string") return done(`Hello, ${name}!`);
    return inputRequired({ inputRequests: { user_name: askName() } });
  },
  async test_input_required_result_sampling({ mcpReq }) {
    const answer = mcpReq.inputResponses?.capital_question;
    if (answer !== undefined) return done(JSON.stringify(answer));
    return inputRequired({
      inputRequests: { capital_question: askModel("The capital of France?") },
    });
  },
  async test_missing_capability({ mcpReq }) {
    if (mcpReq.inputResponses?.answer !== undefined) return done("answered");
    return inputRequired({ inputRequests: { answer: askModel("Say pong") } });
  },
  async test_input_required_result_list_roots({ mcpReq }) {
    const answer = mcpReq.inputResponses?.client_roots;
    if (answer !== undefined) return done(JSON.stringify(answer));
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  },
  async test_input_required_result_request_state({ mcpReq }) {
    const confirmed = accepted(mcpReq.inputResponses, "confirm");
    if (confirmed && mcpReq.requestState() !== undefined) return done("state-ok");
    return inputRequired({
      inputRequests: { confirm: askConsent() },
      requestState: await newState(1),
    });
  },
  async test_input_required_result_tampered_state({ mcpReq }) {
    const confirmed = accepted(mcpReq.inputResponses, "confirm");
    if (confirmed && mcpReq.requestState() !== undefined) return done("integrity-ok");
    return inputRequired({
      inputRequests: { confirm: askConsent() },
      requestState: await newState(1),
    });
  },
  async test_input_required_result_multiple_inputs({ mcpReq }) {
    const { user_name, greeting, client_roots } = mcpReq.inputResponses ?? {};
    if (user_name && greeting && client_roots) return done(JSON.stringify(mcpReq.inputResponses));
    return inputRequired({
      inputRequests: {
        user_name: askName(),
        greeting: askModel("Greet me"),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await newState(1),
    });
  },
  async test_input_required_result_multi_round({ mcpReq }) {
    const round = mcpReq.requestState<{ round: number }>()?.round ?? 0;
    if (round === 2) return done("both rounds are complete");
    const inputRequests: InputRequests =
      round === 0 ? { step1: askName() } : { step2: ask("Your favorite color?", "color") };
    return inputRequired({ inputRequests, requestState: await newState(round + 1) });
  },
  async test_input_required_result_capabilities({ mcpReq }) {
    if (mcpReq.inputResponses !== undefined) return done("answered");
    const envelope: Record<string, unknown> = { ...mcpReq.envelope };
    const client = envelope[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
    const inputRequests: InputRequests = {
      ...(client?.elicitation ? { user_name: askName() } : {}),
      ...(client?.sampling ? { greeting: askModel("Greet me") } : {}),
      ...(client?.roots ? { client_roots: inputRequired.listRoots() } : {}),
    };
    if (Object.keys(inputRequests).length === 0) return done("nothing to ask with");
    return inputRequired({ inputRequests });
  },
};

export function addInputRequiredTools(server: McpServer): void {
  for (const [name, handle] of Object.entries(handlers)) {
    server.registerTool(
      name,
      { description: "Requests input before it returns a result", inputSchema: z.object({}) },
      (_args, ctx) => handle(ctx),
    );
  }
  server.registerPrompt(
    "test_input_required_result_prompt",
    { description: "Requests input before it returns a result", argsSchema: z.object({}) },
    async (_args, { mcpReq }) => {
      const context = accepted(mcpReq.inputResponses, "user_context")?.context;
      if (typeof context !== "string") {
        return inputRequired({ inputRequests: { user_context: ask("Which context?", "context") } });
      }
      return { messages: [{ role: "user", content: { type: "text", text: context } }] };
    },
  );
}
