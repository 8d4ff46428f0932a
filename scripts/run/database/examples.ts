import type { DevelopmentCredentials } from "../accounts/development-accounts.ts";
import { type LocalPlaces, shorten } from "../local/places.ts";

const salaries = "/api/v1/intelligence/salaries";
const calculate = `${salaries}/calculate?role=software-engineer&city=san-francisco`;

/** Waits until the Worker responds at all; it may have to be built first. */
export async function waitUntilServing(baseUrl: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await fetch(`${baseUrl}${salaries}/demo`, { signal: AbortSignal.timeout(5_000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Says where the keys are stored, with one command to paste. */
export function describeKeys(
  { free }: Pick<DevelopmentCredentials, "free">,
  baseUrl: string,
  places: LocalPlaces,
): string {
  return (
    `Keys of every plan are in ${shorten(places.credentials)}. Try:\n` +
    `curl -s -H 'Authorization: Bearer ${free}' '${baseUrl}${calculate}'`
  );
}

/** Commands to paste, with this run's keys and an id that the service has just returned. */
export async function describeExamples(credentials: DevelopmentCredentials): Promise<string> {
  const { baseUrl, free, pro, ultra } = credentials;
  const dataPointId = await askForDataPoint(`${baseUrl}${calculate}`, ultra);
  const examples: Array<[string, string, string?]> = [
    ["What a software engineer earns in San Francisco (Free key)", calculate, free],
    ["The same shape, fixed, without a key", `${salaries}/demo`],
    ...(dataPointId
      ? [
          [
            "Where the figure comes from, step by step (Pro key)",
            `/api/v1/intelligence/lineage/${dataPointId}`,
            pro,
          ] satisfies [string, string, string],
        ]
      : []),
    [
      "A misspelled role: an error that suggests similar ones",
      `${salaries}/calculate?role=sofware-engineer&city=san-francisco`,
      free,
    ],
    ["No key: 401", calculate],
  ];
  return examples
    .map(([title, path, key]) => {
      const header = key ? ` -H 'Authorization: Bearer ${key}'` : "";
      return `# ${title}\ncurl -s${header} '${baseUrl}${path}'`;
    })
    .join("\n\n");
}

async function askForDataPoint(url: string, key: string): Promise<string | null> {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
    const answer: unknown = await response.json();
    return /"data_point_id":"(dp_[^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? null;
  } catch {
    return null;
  }
}
