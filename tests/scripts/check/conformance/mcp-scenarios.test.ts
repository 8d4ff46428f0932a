import { expect, it } from "vitest";
import { describeScenarios } from "#scripts/check/conformance/mcp-scenarios.ts";

const summary = `Checks:
✓ not-a-scenario
=== SUMMARY ===
✓ ping: 2 passed, 0 failed
✗ tools-list: 1 passed, 1 failed
✗ tasks: 1 passed, 8 failed
✓ schema: 8 passed, 0 failed

Total: 12 passed, 9 failed
`;

it("what the suite does not score is counted apart", () => {
  const others = "\nNot scored: 2 scenario(s) run\n  ✗ tasks (extension)\n  ✓ schema (pending)\n";
  expect(describeScenarios(summary)).toBe("2 of 4 required scenarios");
  expect(describeScenarios(summary + others)).toBe("1 of 2 required scenarios, 1 of 2 others");
});
