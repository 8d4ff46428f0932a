import { sortedBy } from "../compare.ts";

/** Keyed by license: the codes of the occupations that require it, separated by spaces. */
export type ReviewedLicenses = Record<string, string>;

/**
 * Occupations whose work the law reserves for holders of a license that takes schooling, an
 * apprenticeship or years of practice, by that license. Reviewed by hand, for the roles adjacent to
 * one: O*NET's weaker relations lead to such an occupation from people who do similar work but
 * could not do this one without what the license asks for.
 *
 * Left out on purpose: licenses that take a short course (security guards, commercial drivers,
 * nursing assistants, pharmacy technicians, insurance, securities and real estate agents), that the
 * employer trains for after hiring (police officers, air traffic controllers, locomotive engineers,
 * reactor operators), that only part of the occupation needs (engineers, accountants), and that
 * fewer than two thirds of the states require (opticians, laboratory technologists).
 */
export const licensedOccupations: ReviewedLicenses = {
  "a state license to practice medicine":
    "29-1211 29-1212 29-1213 29-1214 29-1215 29-1216 29-1217 29-1218 29-1221 29-1222 29-1223 29-1224 29-1229 29-1241 29-1242 29-1243 29-1249",
  "a state license to practice dentistry": "29-1021 29-1022 29-1023 29-1024 29-1029",
  "a state license to practice podiatry": "29-1081",
  "a state license to practice chiropractic": "29-1011",
  "a state license to practice optometry": "29-1041",
  "a state license to practice acupuncture, in nearly all states": "29-1291",
  "a state license to practice veterinary medicine": "29-1131",
  "a state license, certificate or registration as a veterinary technician, in most states":
    "29-2056",
  "a state license as a pharmacist": "29-1051",
  "a state license as a physician assistant": "29-1071",
  "a state license as a registered nurse": "29-1141",
  "a state license as a registered nurse and as an advanced practice nurse":
    "29-1151 29-1161 29-1171",
  "a state license as a practical or vocational nurse": "29-2061",
  "a state license as a physical therapist": "29-1123",
  "a state license or certificate as a physical therapist assistant": "31-2021",
  "a state license as an occupational therapist": "29-1122",
  "a state license as an occupational therapy assistant": "31-2011",
  "a state license as a speech-language pathologist": "29-1127",
  "a state license as an audiologist": "29-1181",
  "a state license as a hearing aid specialist": "29-2092",
  "a state license as a respiratory therapist, in all states but Alaska": "29-1126",
  "a state license as a dental hygienist": "29-1292",
  "a state license or certificate as a dietitian, in most states": "29-1031",
  "a state license as a radiation therapist, in most states": "29-1124",
  "a state license as a radiologic technologist, in most states": "29-2034",
  "a state license as a nuclear medicine technologist, in most states": "29-2033",
  "a state license as an emergency medical technician": "29-2042",
  "a state license as a paramedic": "29-2043",
  "a state license as an athletic trainer, in all states but California": "29-9091",
  "a state license as a genetic counselor, in most states": "29-9092",
  "a state license as a massage therapist, in most states": "31-9011",
  "a state license as a psychologist": "19-3033",
  "a state license or certificate as a school psychologist": "19-3034",
  "a state license as a marriage and family therapist": "21-1013",
  "a state license as a counselor": "21-1018",
  "a state license or certificate as a school counselor": "21-1012",
  "a state license as a clinical social worker": "21-1022 21-1023",
  "admission to a state's bar": "23-1011",
  "in most courts, admission to a state's bar, and an election or appointment": "23-1021 23-1023",
  "a state license or certificate to teach in public schools":
    "25-2012 25-2021 25-2022 25-2023 25-2031 25-2032 25-2051 25-2052 25-2057 25-2058",
  "a state license or certificate as a school administrator": "11-9032",
  "a state license as an architect": "17-1011",
  "a state license as a landscape architect": "17-1012",
  "a state license as a surveyor": "17-1022",
  "a state license or certificate as an appraiser (12 U.S.C. 3331 and following)": "13-2020",
  "a state license as a real estate broker": "41-9021",
  "a state or local license as an electrician, in most states": "47-2111",
  "a state or local license as a plumber, in most states": "47-2152",
  "a state license as an elevator mechanic, in most states": "47-4021",
  "a state license as a funeral director or embalmer, in nearly all states": "39-4011 39-4031",
  "a state license as a barber or cosmetologist": "39-5011 39-5012",
  "a state license as a manicurist": "39-5092",
  "a state license as an esthetician": "39-5094",
  "a certificate of the Federal Aviation Administration as a pilot": "53-2011 53-2012",
  "a certificate of the Federal Aviation Administration as a mechanic": "49-3011",
  "a credential of the U.S. Coast Guard as an officer": "53-5021 53-5031",
};

interface License {
  socCode: string;
  license: string;
}

/**
 * The rows of a reviewed list of licenses.
 *
 * @throws Error naming every code that has no wages or is listed twice.
 */
export function listLicenses(
  reviewed: ReviewedLicenses,
  isKept: (code: string) => boolean,
): License[] {
  const rows = Object.entries(reviewed).flatMap(([license, codes]) =>
    codes.split(" ").map((socCode) => ({ socCode, license })),
  );
  const faults = [...Map.groupBy(rows, ({ socCode }) => socCode)].flatMap(([socCode, same]) => [
    ...(isKept(socCode) ? [] : [`${socCode} has no wages`]),
    ...(same.length > 1 ? [`${socCode} is listed ${same.length} times`] : []),
  ]);
  if (faults.length > 0) throw new Error(`licenses: ${faults.join("; ")}`);
  return sortedBy(rows, ({ socCode }) => socCode);
}
