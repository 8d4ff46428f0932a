import { type CatalogContext, createSingleFlightCache } from "../single-flight-cache.ts";
import { rankCities, rankRoles } from "./ranked-names.ts";

/** Acronyms in the other words for jobs; "it" is a pronoun everywhere else. */
const acronyms = new Set(
  `ae ai ba bcba bdr bi cad cdl ceo cfo cfp chro cio ciso clo cma cmo cna cnc cns coo cos cota cpa
  cpo cra crc crna csm csr cto dba don dvm ea em emt er evp fbi fnp gm hha hr hrbp hvac ib icu io it
  lcsw llm lmft lpc lpn lvn md mft ml mle mlt nicu np ob or ot otr pa pcp pct pe pm pmm pr pt pta qa
  rbt rn rt sde sdet sdr seo slp sre sw swe ta tpm tsa ui ups usps ux vp`.split(/\s+/),
);

/** Names of employers and products. */
const employers: Readonly<Record<string, string>> = {
  amazon: "Amazon",
  doordash: "DoorDash",
  fedex: "FedEx",
  genai: "GenAI",
  lyft: "Lyft",
  mcdonalds: "McDonald’s",
  mckinsey: "McKinsey",
  netsuite: "NetSuite",
  salesforce: "Salesforce",
  starbucks: "Starbucks",
  uber: "Uber",
  unity: "Unity",
  youtuber: "YouTuber",
  zumba: "Zumba",
};

/** Other words that are not spelled word by word. */
const spellings: Readonly<Record<string, string>> = {
  "a-and-p-mechanic": "A&P mechanic",
  "ap-clerk": "AP clerk",
  "ap-specialist": "AP specialist",
  "bar-and-restaurant-manager": "bar and restaurant manager",
  "fp-and-a-analyst": "FP&A analyst",
  "nurses-aide": "nurse’s aide",
  "teachers-aide": "teacher’s aide",
  "sheriffs-deputy": "sheriff’s deputy",
  "ob-gyn": "OB-GYN",
  "ob-gyn-doctor": "OB-GYN doctor",
  "p-e-teacher": "PE teacher",
  obgyn: "OB-GYN",
  "ui-ux-designer": "UI/UX designer",
  "x-ray-tech": "X-ray tech",
  "x-ray-technician": "X-ray technician",
  "xray-tech": "X-ray tech",
};

/** @example aliasWords("it-support") // "IT support" */
export function aliasWords(alias: string): string {
  return (
    spellings[alias] ??
    alias
      .split("-")
      .map((word) => (acronyms.has(word) ? word.toUpperCase() : (employers[word] ?? word)))
      .join(" ")
  );
}

/** The names with which `lookup.js` completes fields. The server understands the same names. */
interface Names {
  /** Titles, those that most people hold first. */
  roles: readonly string[];
  /** Other words for a role, and its place in `roles`. */
  aliases: readonly (readonly [words: string, role: number])[];
  /** The largest cities first. */
  cities: readonly string[];
}

/** Larger catalogs are completed for the most common roles only. */
const maxRoles = 5_000;

/** The names of the live catalog as JSON, made once for a dataset version. */
export const namesDocument = createSingleFlightCache(async (context) =>
  JSON.stringify(await names(context)),
);

/** The names of the live catalog. */
async function names(context: CatalogContext): Promise<Names> {
  const { roles, ranked } = await rankRoles(context);
  const listed = ranked.slice(0, maxRoles);
  const places = new Map(listed.map((position, at) => [position, at]));
  return {
    roles: listed.map(roles.titles.at),
    aliases: [...roles.aliases].flatMap(([alias, slug]) => {
      const place = places.get(roles.position(slug));
      return place === undefined ? [] : [[aliasWords(alias), place] as const];
    }),
    cities: (await rankCities(context)).map(({ name, state }) => `${name}, ${state}`),
  };
}
