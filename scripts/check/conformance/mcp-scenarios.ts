/** Reads the summary that the official conformance suite of MCP prints. */
const scenario = /^([✓✗]) (\S+): \d+ passed, \d+ failed$/gm;
/** Scenarios of extensions and of later revisions, which the suite lists a second time. */
const optional = /^ {2}([✓✗]) (\S+) \(/gm;

/** @returns for example "37 of 37 required scenarios, 4 of 13 others". */
export function describeScenarios(output: string): string {
  const others = new Map([...output.matchAll(optional)].map(([, mark, name]) => [name, mark]));
  const all = [...output.matchAll(scenario)];
  const required = all.filter(([, , name]) => !others.has(name)).map(([, mark]) => mark);
  const says = `${count(required)} required scenarios`;
  return others.size === 0 ? says : `${says}, ${count([...others.values()])} others`;
}

function count(marks: readonly (string | undefined)[]): string {
  return `${marks.filter((mark) => mark === "✓").length} of ${marks.length}`;
}
