/**
 * Maps SOC 2018 codes, as O*NET and employers use them, to the codes under which OEWS publishes: it
 * combines some occupations into one.
 */
export const combinedByOews: Record<string, string> = {
  "13-1021": "13-1020",
  "13-1022": "13-1020",
  "13-1023": "13-1020",
  "13-2022": "13-2020",
  "13-2023": "13-2020",
  "21-1011": "21-1018",
  "21-1014": "21-1018",
  "25-2055": "25-2052",
  "25-2056": "25-2052",
  "25-9042": "25-9045",
  "25-9043": "25-9045",
  "25-9049": "25-9045",
  "29-2011": "29-2010",
  "29-2012": "29-2010",
  "29-2018": "29-2010",
  "31-1121": "31-1120",
  "31-1122": "31-1120",
  "39-7011": "39-7010",
  "39-7012": "39-7010",
  "47-4091": "47-4090",
  "47-4099": "47-4090",
  "51-2022": "51-2028",
  "51-2023": "51-2028",
  "51-2092": "51-2090",
  "51-2099": "51-2090",
  "53-1042": "53-1047",
  "53-1043": "53-1047",
  "53-1044": "53-1047",
  "53-1049": "53-1047",
};

const notSurveyed: [RegExp, string][] = [
  [/^55-/, "military: OEWS does not survey the armed forces"],
  [/^11-1031$/, "legislators: not in the latest release"],
  [/^45-3031$/, "fishing and hunting workers: outside the OEWS scope"],
  [/^(27-20(11|31|42|91|99))$/, "performers: published by the hour only, no annual median"],
];

/** The OEWS code of a SOC 2018 code: its own, or the one it is combined under. */
export function toOewsCode(code: string): string {
  return combinedByOews[code] ?? code;
}

/** Why a SOC code has no annual wage in OEWS; null if no reason is known. */
export function reasonNotPublished(code: string): string | null {
  return notSurveyed.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
