import type { Wages } from "./build-wages.ts";
import { checkCodes } from "./checks/check-codes.ts";
import { checkDuplicates } from "./checks/check-duplicates.ts";
import { readNumber } from "./checks/check-number.ts";
import { sortedBy } from "./compare.ts";
import type { Inputs } from "./input/read-inputs.ts";
import { type Refusal, refuseIfAny } from "./refusal.ts";
import { admitRoles, type CatalogSize } from "./roles/admit-roles.ts";
import { collectCandidates } from "./roles/collect-candidates.ts";
import { type IdentityTable, markIdentity } from "./roles/identity-titles.ts";
import { placeTitles } from "./roles/place-titles.ts";
import { prepareTitles } from "./roles/prepare-titles.ts";
import { combinedByOews, toOewsCode } from "./soc-crosswalk.ts";

export type Catalog = ReturnType<typeof buildRoles>;

/** The catalog of titles, and what was weighed for it. */
export function buildRoles(
  inputs: Inputs,
  wages: Wages,
  plan: CatalogSize & { wanted: string[]; identityTitles: IdentityTable },
  refusals: Refusal[],
) {
  const filed = inputs["dol-lca-titles"];
  const places = filed.rows.map(({ line, cells }) => ({
    file: filed.file,
    line,
    key: cells.title,
    code: cells.modal_soc2018,
  }));
  refusals.push(...checkCodes(places, wages.known));
  const onet = inputs["onet-occupations"];
  refusals.push(
    ...checkDuplicates(
      onet.rows.map(({ line, cells }) => ({ file: onet.file, line, key: cells.onet_soc })),
    ),
  );
  const facts = {
    occupations: new Map(wages.occupations.map((occupation) => [occupation.code, occupation])),
    bridged: new Set(Object.values(combinedByOews)),
  };
  const candidates = collectCandidates(
    {
      occupations: onet,
      reported: inputs["onet-reported-titles"],
      alternate: inputs["onet-alternate-titles"],
      filed,
    },
    refusals,
  );
  refuseIfAny(refusals);
  const prepared = prepareTitles(
    candidates,
    facts,
    plan.wanted,
    wages.occupations.map(({ title }) => title),
  );
  const admitted = admitRoles(prepared.titles, facts.occupations, plan);
  const roles = markIdentity(admitted, plan.identityTitles, refusals);
  refuseIfAny(refusals);
  const placed = placeTitles(roles, {
    occupations: onet.rows,
    reported: inputs["onet-reported-titles"].rows,
    alternate: inputs["onet-alternate-titles"].rows,
  });
  return {
    roles,
    placed,
    rolesByKey: new Map(roles.map((role) => [role.key, role])),
    candidates,
    leftOut: prepared.leftOut,
    filings: countFilings(inputs, wages, refusals),
    onet: sortedBy(
      onet.rows.filter(({ cells }) => wages.isKept(cells.soc2018)),
      ({ cells }) => cells.onet_soc,
    ),
  };
}

/** Certified filings of each OEWS code, from the titles with ten or more. */
function countFilings(inputs: Inputs, wages: Wages, refusals: Refusal[]): Map<string, number> {
  const table = inputs["dol-lca-counts"];
  const current = table.rows.filter(({ cells }) => cells.in_soc2018 === "True");
  const places = current.map(({ line, cells }) => ({
    file: table.file,
    line,
    key: `${cells.job_title} ${cells.soc6}`,
    code: cells.soc6,
  }));
  refusals.push(...checkCodes(places, wages.known));
  const counts = new Map<string, number>();
  for (const [index, { cells }] of current.entries()) {
    const place = places[index];
    if (!place) continue;
    const count = readNumber(cells.n_certified, "n_certified", place, refusals) ?? 0;
    const code = toOewsCode(cells.soc6);
    counts.set(code, (counts.get(code) ?? 0) + count);
  }
  return counts;
}
