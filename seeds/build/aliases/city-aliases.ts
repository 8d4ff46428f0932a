import { aliasReasons } from "../../../shared/reference/alias-reasons.ts";
import type { ReviewedAliases } from "./list-aliases.ts";

/**
 * Words that people type for a city: city slug, then the words, by the reason why
 * they mean it. Reviewed by hand; the build fails if a slug is no city, or where
 * words are a city's own. "Austin, Texas" needs no row: a state behind a name is understood.
 */
export const cityAliases: ReviewedAliases = {
  [aliasReasons.abbreviation]: {
    "new-york": "nyc; ny",
    "los-angeles": "la; l a",
    "san-francisco": "sf; san fran; sfo",
    washington: "dc; d c; wash dc",
    philadelphia: "philly; phl",
    atlanta: "atl",
    "salt-lake-city": "slc",
    "oklahoma-city": "okc",
    "kansas-city": "kc; kcmo",
    "san-antonio": "san antone",
    indianapolis: "indy",
    minneapolis: "mpls",
    "st-paul": "saint paul",
    "st-louis": "saint louis; stl",
    "st-petersburg": "saint petersburg; st pete",
    "fort-worth": "ft worth",
    "fort-lauderdale": "ft lauderdale",
    "fort-wayne": "ft wayne",
    "fort-collins": "ft collins; foco",
    jacksonville: "jax",
    albuquerque: "abq",
    pittsburgh: "pgh",
    portland: "pdx",
    phoenix: "phx",
    nashville: "bna",
    boise: "boise city",
    "virginia-beach": "va beach",
    cincinnati: "cincy",
  },
  [aliasReasons.sameCity]: {
    "new-york": "new york city; city of new york; big apple; nueva york",
    washington: "washington d c; district of columbia",
    "las-vegas": "vegas; sin city; lv",
    "los-angeles": "city of angels; los angeles city",
    chicago: "chi town; windy city",
    detroit: "motor city",
    denver: "mile high city",
    boston: "beantown",
    "new-orleans": "nola; big easy",
    ventura: "san buenaventura",
    seattle: "emerald city",
    austin: "atx",
    houston: "htx; htown",
    baltimore: "bmore",
    nashville: "music city",
    "salt-lake-city": "salt lake",
  },
  [aliasReasons.part]: {
    "new-york":
      "manhattan; brooklyn; queens; bronx; the bronx; staten island; harlem; wall street; midtown",
    "los-angeles":
      "venice beach; san fernando valley; van nuys; northridge; sherman oaks; studio city; encino; woodland hills; downtown los angeles; dtla",
    chicago: "the loop",
    boston: "dorchester",
    philadelphia: "center city",
    "san-diego": "la jolla",
    atlanta: "buckhead",
    washington: "capitol hill",
    seattle: "ballard",
    honolulu: "pearl harbor; waikiki",
    miami: "south beach",
  },
  [aliasReasons.around]: {
    "san-francisco": "bay area; san francisco bay area; sf bay area",
    "san-jose": "silicon valley",
    chicago: "chicagoland",
    dallas: "dfw; dallas fort worth; dallas fort worth metroplex",
    durham: "research triangle; rtp",
    minneapolis: "twin cities; minneapolis st paul",
    raleigh: "raleigh durham",
    tampa: "tampa bay",
  },
};
