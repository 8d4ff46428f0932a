/** Summarizes Newman's report in a few lines. */

export interface Report {
  run: {
    executions: {
      item: { name: string };
      response?: { code: number };
      assertions?: { assertion: string }[];
    }[];
    failures: { source?: { name?: string }; error: { test?: string; message: string } }[];
  };
}

/** Prints the summary. @returns it, and whether every operation was called and nothing failed. */
export function summarize({ run }: Report, operations: number): { says: string; passed: boolean } {
  const variations = run.executions.filter(({ item }) => item.name.includes("[fuzz]"));
  const contracts = run.executions.length - variations.length;
  const assertions = run.executions.flatMap((execution) => execution.assertions ?? []);
  const schemas = assertions.filter(({ assertion }) => assertion.endsWith("Schema is valid"));
  const says =
    `${contracts} of ${operations} operations called, ${variations.length} variations; ` +
    `${assertions.length} tests, ${schemas.length} of them of a response's schema; ` +
    `${run.failures.length} failures`;
  console.log(says);
  for (const { source, error } of run.failures) {
    console.log(`  ${source?.name}: ${error.test ?? ""}: ${error.message}`);
  }
  return {
    says,
    passed: contracts === operations && variations.length > 0 && run.failures.length === 0,
  };
}
