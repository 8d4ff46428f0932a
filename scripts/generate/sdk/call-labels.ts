import type { DescribedOperation } from "./describe-operations.ts";

/** Words of slugs that are capitals, or stay small, in a title; others begin with a capital. */
const acronyms =
  "ai api asic aws bi cad ceo cfo coo cto ehs emt erp etl gis hvac icu iot it lan mri qa rpa sap sas seo ui ux wan";
const smallWords = "and at for in of on the to";
/** A city's slug names the state if it ends with one of these. */
const states =
  "al ak az ar ca co ct dc de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy";

/** Labels for the calls that errors of the Salary Data API suggest, by method and path. */
function callLabelsOf(operations: readonly DescribedOperation[]): Record<string, string> {
  const suggested = operations.filter(({ api, path }) => api === "salary" && !path.includes("{"));
  return Object.fromEntries(suggested.map(({ verb, path, label }) => [`${verb} ${path}`, label]));
}

/** The labels for the TypeScript client. */
export function writeCallLabels(operations: readonly DescribedOperation[]): string {
  const words = { acronyms, smallWords, states };
  return [
    ...Object.entries(words).map(
      ([name, list]) =>
        `export const ${name}: ReadonlySet<string> = new Set("${list}".split(" "));`,
    ),
    "",
    "/** The label of each call, by method and path. */",
    "export const callLabels: Readonly<Record<string, string>> = {",
    ...Object.entries(callLabelsOf(operations)).map(
      ([call, label]) => `  ${JSON.stringify(call)}: ${JSON.stringify(label)},`,
    ),
    "};",
    "",
  ].join("\n");
}

/** The labels for the Python client. */
export function writePythonCallLabels(operations: readonly DescribedOperation[]): string {
  const words = { _ACRONYMS: acronyms, _SMALL_WORDS: smallWords, _STATES: states };
  return [
    ...Object.entries(words).map(([name, list]) => `${name} = frozenset("${list}".split())`),
    "#: The label of each call, by method and path.",
    "_CALL_LABELS: Dict[str, str] = {",
    ...Object.entries(callLabelsOf(operations)).map(
      ([call, label]) => `    ${JSON.stringify(call)}: ${JSON.stringify(label)},`,
    ),
    "}",
  ].join("\n");
}
