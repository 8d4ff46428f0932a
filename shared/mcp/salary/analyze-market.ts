import { ask } from "./ask.ts";
import { marketOperation } from "./operations.ts";
import { analysis, salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

export function analyzeMarket() {
  return salaryTool({
    name: "analyze_market",
    title: "Analyze the job market of a role",
    description:
      "Returns what a role pays and paid each year at mid level (whole USD), and hiring: certified DOL filings and the BLS ten-year projection of its occupation, monthly JOLTS hires of all private employers. `hiring.gaps` says what each leaves out. City pay is adjusted by price level; hiring figures are national. Needs the scope market:read.",
    takes: { role: is.role, city: is.city },
    needs: ["role"],
    gives: {
      role: is.roleReference,
      estimate: is.recordOf({ median: is.dollars }),
      trends: is.listOf(is.recordOf({ year: is.dollars, median: is.dollars })),
      hiring: is.recordOf({ status: is.text }),
    },
    always: ["role", "estimate", "trends", "hiring"],
    answer: async (c, { role, city }) => analysis(await ask(c, marketOperation, { role, city })),
  });
}
