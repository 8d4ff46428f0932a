import type { CallToolResult } from "@modelcontextprotocol/server";
import { planName, tierNames, tiers } from "../access/tiers.ts";
import { grouped } from "../core/format.ts";
import type { McpContext, OverLimit } from "./context.ts";
import { errorResult } from "./tool.ts";

/** The result of a call over a limit, whichever its tool: how long to wait, and what else can be done. */
export function overLimitResult(context: McpContext, over: OverLimit): CallToolResult {
  const { code, message, afterSeconds: retryAfter } = over;
  return errorResult([`${code}: ${message}`, ...adviceOn(context, over)], { code, retryAfter });
}

function adviceOn(context: McpContext, { used }: OverLimit): string[] {
  const { origin, caller } = context;
  const again = "The tool was not called: make the same call again after that.";
  if (used === "address") {
    const { perMinute } = tiers.free;
    return [
      again,
      `With a free key, the limit is ${perMinute} requests in any 60 seconds for its account: ${origin}/signup`,
    ];
  }
  const together = "All keys and connected applications of the account count together.";
  const more = caller?.access === null ? sayMore(caller, used, origin) : [];
  return [again, together, ...more];
}

/** The nearest plan that allows more; the Job Pipeline API has one plan. */
function sayMore(
  { tier, limits }: NonNullable<McpContext["caller"]>,
  used: "minute" | "month",
  origin: string,
): string[] {
  const unit = used === "minute" ? "perMinute" : "perMonth";
  const higher = tierNames.slice(tierNames.indexOf(tier) + 1);
  const plan = higher.find((name) => tiers[name][unit] > limits[unit]);
  if (!plan) return [];
  const period = used === "minute" ? "in any 60 seconds" : "a month";
  return [
    `The ${planName(plan)} plan has ${grouped(tiers[plan][unit])} requests ${period}: ${origin}/pricing`,
  ];
}
