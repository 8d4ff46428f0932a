/** Calls with one mistake each, of the kinds that models make. */
import type { ServerName } from "../../../shared/mcp/describe-servers.ts";
import type { Tool } from "../../../shared/mcp/tool.ts";
import { toolsOf } from "./servers.ts";
import { tasks } from "./tasks.ts";

export interface WrongCall {
  kind: "slug" | "words" | "argument" | "value" | "id";
  server: ServerName;
  tool: string;
  arguments: Readonly<Record<string, unknown>>;
}

const rightNames = { role: "electrician", city: "austin" };
const otherNames = { role: "plumber", city: "denver" };
const misspelled = {
  slug: { role: "acountant", city: "seatle" },
  words: { role: "Sofware Enginer", city: "San Fransisco" },
};
const kindOf: Readonly<Record<string, "role" | "city">> = {
  role: "role",
  roleA: "role",
  roleB: "role",
  compare_to: "role",
  city: "city",
  cityA: "city",
  cityB: "city",
};

/** A right call of every tool that a task calls, by server and tool. */
const rightCalls = new Map(
  tasks.flatMap(({ server, calls }) =>
    calls.map(({ tool, arguments: args }) => [`${server} ${tool}`, args] as const),
  ),
);

export function listWrongCalls(): WrongCall[] {
  return (Object.keys(toolsOf) as ServerName[]).flatMap((server) =>
    toolsOf[server].flatMap((tool) => {
      const right = rightCalls.get(`${server} ${tool.name}`) ?? {};
      return wrongCallsOf(tool, right).map((call) => ({ ...call, server, tool: tool.name }));
    }),
  );
}

type Wrong = Pick<WrongCall, "kind" | "arguments">;

function wrongCallsOf({ name, inputSchema }: Tool, right: WrongCall["arguments"]): Wrong[] {
  const { properties, required = [] } = inputSchema;
  // A right call of these tools does not succeed twice, or needs the Internet.
  if (/delete|webhook|from_link/.test(name)) return [];
  const searches = name.startsWith("discover_");
  const names = searches ? [] : Object.keys(properties).filter((argument) => kindOf[argument]);
  // A city has no effect without a role, and two of a kind have to differ.
  const needed = names.includes("city") ? [...required, "role"] : required;
  const named = Object.fromEntries(
    needed.flatMap((argument) => {
      const kind = kindOf[argument];
      return kind ? [[argument, (argument.endsWith("B") ? otherNames : rightNames)[kind]]] : [];
    }),
  );
  const base = { ...right, ...named };
  const wrongNames = (["slug", "words"] as const).flatMap((kind) =>
    names.map(
      (argument): Wrong => ({
        kind,
        arguments: { ...base, [argument]: misspelled[kind][kindOf[argument] ?? "role"] },
      }),
    ),
  );
  const [argument] = Object.keys(base);
  const wrongArgument: Wrong[] =
    argument === undefined
      ? []
      : [{ kind: "argument", arguments: rename(base, argument, `${argument}_x`) }];
  const wrongValues = Object.entries(properties).flatMap(([property, schema]): Wrong[] => {
    const choices = schema.enum;
    const [first] = Array.isArray(choices) ? choices : [];
    // What the call means, misspelled: another value may not fit its other arguments.
    const choice = base[property] ?? first;
    if (typeof first !== "string" || typeof choice !== "string") return [];
    return [{ kind: "value", arguments: { ...base, [property]: `${choice}x` } }];
  });
  const wrongId: Wrong[] =
    "id" in base ? [{ kind: "id", arguments: { ...base, id: `${base.id}x` } }] : [];
  return [...wrongNames, ...wrongArgument, ...wrongValues, ...wrongId];
}

function rename(args: WrongCall["arguments"], from: string, to: string): WrongCall["arguments"] {
  const { [from]: value, ...rest } = args;
  return { [to]: value, ...rest };
}
