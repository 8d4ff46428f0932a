/** Locations as boards, applicant systems and people write them, at home and abroad. */
import { describe, expect, it } from "vitest";
import type { MeantPlace } from "#shared/reference/place.ts";
import { readBook } from "#shared/reference/place-book.ts";
import { type LocationRead, readLocation } from "#shared/reference/read-location.ts";
import { seedPlaces } from "#tests/support/seed-places.ts";

const { names, find } = seedPlaces();
const read = (location: string): Promise<LocationRead> =>
  readBook(names, find, (book) => readLocation(location, book));

/** `tampa` for a city of the catalog, `Brandon, FL > tampa` for another place with its figure. */
function inShort(meant: MeantPlace): string {
  switch (meant.kind) {
    case "city":
      return meant.asked ? `${meant.asked.title} > ${meant.slug}` : meant.slug;
    case "state":
      return `state ${meant.code}`;
    case "region":
      return `region ${meant.state ?? "of several states"}`;
    case "town":
    case "elsewhere":
      return `${meant.title}, no figure`;
    case "unknown":
      return "not understood";
    case "ambiguous":
      return "which?";
    default:
      return meant.kind;
  }
}

async function said(location: string): Promise<string> {
  const { named, isRemote, excluded, hasOthers } = await read(location);
  return [
    ...(isRemote ? ["remote"] : []),
    ...named.map(({ meant }) => inShort(meant)),
    ...excluded.map((code) => `not ${code}`),
    ...(hasOthers ? ["others"] : []),
  ].join("; ");
}

/** By what is right: what is written. */
const kinds: Record<string, Record<string, string>> = {
  "as boards write a town": {
    "Hybrid in Chandler, Arizona": "chandler",
    "Hybrid in Marietta, Georgia": "Marietta, GA > atlanta",
    "Onsite – Orlando, FL": "orlando",
    "On-site: Reno, NV": "reno",
    "Boise, ID (HQ)": "boise",
    "Headquarters - Omaha, NE": "omaha",
    "Tulsa, Oklahoma, United States of America": "tulsa",
    "New York, New York, United States": "new-york",
    "San Antonio, TX, USA · Hybrid": "san-antonio",
    "US-TX-Houston": "houston",
    "USA-CO-Denver": "denver",
    "US, WA, Seattle": "seattle",
    "WA - Spokane": "spokane",
    "CA-San Diego": "san-diego",
    "NY - New York": "new-york",
    "DC - Washington": "washington",
    "United States - North Carolina - Raleigh": "raleigh",
    "United States-Nevada-Las Vegas": "las-vegas",
    "Downtown Denver": "denver",
    "Philadelphia Office": "philadelphia",
    "AMER - US - TX - Dallas": "dallas",
    "Buffalo, NY 14201": "buffalo",
    "350 5th Ave, New York, NY 10118": "new-york",
    "2100 Lake Shore Drive, Suite 400, Chicago, IL": "chicago",
    "Mayo Building, Jacksonville, FL": "jacksonville",
    "Austin, Travis County, TX": "austin",
    "Must be located in Salt Lake City, UT": "salt-lake-city",
    "Within 50 miles of Columbus, Ohio": "columbus",
    "Cary, NC and surrounding areas": "cary",
    "Mesa, AZ (3 days a week in office)": "mesa",
    "Location: Fresno, California": "fresno",
    "Boston-based": "boston",
    "Winston-Salem, N.C.": "winston-salem",
    "Sacramento, Calif.": "sacramento",
    "Fort Worth, Tex.": "fort-worth",
    "City of Oakland, CA": "oakland",
  },
  "as people write a town": {
    "austin tx": "austin",
    "Ft. Worth": "fort-worth",
    "St. Louis": "st-louis",
    "Saint Paul, MN": "st-paul",
    NYC: "new-york",
    "Washington D.C.": "washington",
    "washington dc": "washington",
    Portland: "portland",
    "Ashland, OR": "Ashland, OR > medford",
    "Portland, Maine": "Portland, ME, no figure",
    "Cherry Hill, NJ": "Cherry Hill, NJ > philadelphia",
    "Edison NJ": "Edison, NJ > new-york",
    "Paris, TX": "Paris, TX, no figure",
    "Cambridge, MA": "cambridge",
    "Vancouver, WA": "vancouver",
    "Peru, IN": "Peru, IN, no figure",
    "Lebanon, NH": "Lebanon, NH, no figure",
    "Ontario, CA": "ontario",
    "Mexico, MO": "Mexico, MO, no figure",
    "Berlin, CT": "Berlin, CT > hartford",
    "Dublin, Ohio": "Dublin, OH > columbus",
    "Moscow, ID": "Moscow, ID, no figure",
    "Nevada, MO": "Nevada, MO, no figure",
    "Brooklyn, NY": "new-york",
  },
  "as LinkedIn and people write an area": {
    "Tampa Bay Area": "Tampa Bay Area, FL > tampa",
    "Greater Tampa Bay Area": "tampa",
    "San Francisco Bay Area": "san-francisco",
    "New York City Metropolitan Area": "new-york",
    "Greater Houston": "houston",
    "Denver Metropolitan Area": "denver",
    "Charlotte Metro": "charlotte",
    "Austin, Texas Metropolitan Area": "austin",
    "Washington DC-Baltimore Area": "Washington DC-Baltimore, DC > washington",
    "Dallas-Fort Worth Metroplex": "dallas",
    "Long Island": "Long Island, NY > new-york",
    "Long Island, NY": "Long Island, NY > new-york",
    "Northern Virginia": "Northern Virginia, VA > washington",
    "Inland Empire": "Inland Empire, CA > riverside",
    "Orange County, CA": "Orange County, CA > los-angeles",
    "Orange County": "which?",
    "Central Valley, CA": "region CA",
    "Upstate New York": "region NY",
    "Western Washington": "state WA",
    Midwest: "region of several states",
    "Chesapeake Bay Area": "not understood",
  },
  "that are several": {
    "UT - Draper; CA - San Diego": "Draper, UT > salt-lake-city; san-diego",
    "Austin, TX or Dallas, TX": "austin; dallas",
    "Portland, OR / Seattle, WA": "portland; seattle",
    "Boston, MA, Chicago, IL, Miami, FL": "boston; chicago; miami",
    "Chicago, Illinois, United States; Denver, Colorado, United States": "chicago; denver",
    "Denver | Phoenix | Remote": "remote; denver; phoenix",
    "New York/San Francisco": "new-york; san-francisco",
    "Atlanta and Nashville": "atlanta; nashville",
    "Dallas, TX +3 more": "dallas; others",
  },
  "of remote work": {
    Remote: "remote",
    Anywhere: "remote",
    "Remote, US": "remote; nation",
    "United States (Remote)": "remote; nation",
    "Remote - United States of America": "remote; nation",
    "Remote, US (excluding CA)": "remote; nation; not CA",
    "Remote (US) - not available in CO or NY": "remote; nation; not CO; not NY",
    "Remote - Texas": "remote; state TX",
    "Remote, NY": "remote; state NY",
    "Remote in Denver, CO": "remote; denver",
    "US or Canada (Remote)": "remote; nation; abroad",
    "United States": "nation",
  },
  abroad: {
    "Remote - Mexico": "remote; abroad",
    "Portugal (Remote)": "remote; abroad",
    "Remote - EMEA": "remote; abroad",
    "LATAM - Remote": "remote; abroad",
    "Manchester, UK": "abroad",
    "Birmingham, United Kingdom": "abroad",
    "Osaka, Japan": "abroad",
    "Toronto, ON": "abroad",
    "London, ON": "abroad",
    "Vancouver, BC": "abroad",
    "Vancouver, CA": "abroad",
    "Hyderabad, Telangana, IN": "abroad",
    "Pune, IN": "abroad",
    "Munich, DE": "abroad",
    "Tel Aviv, IL": "abroad",
    "Bogotá, CO": "abroad",
    "IND-Bengaluru": "abroad",
    "GBR - London": "abroad",
    "Madrid, ES": "abroad",
    "San José, Costa Rica": "abroad",
    "Tbilisi, Georgia": "abroad",
    "Georgia (country)": "abroad",
    "Whitefield, Bengaluru": "abroad",
    "London UK": "abroad",
    "Paris, Île-de-France, France": "abroad",
    "10115 Berlin": "abroad",
  },
  "that have to be asked about": {
    Arlington: "which?",
    Springfield: "which?",
    Charleston: "which?",
    Pittsburg: "which?",
    Washington: "which?",
    Vancouver: "which?",
    Dublin: "which?",
    Lebanon: "which?",
    "San Juan": "which?",
    LA: "which?",
  },
  "that were not understood": {
    "Hogsmeade, Scottish Highlands District 9": "not understood",
    "Gütersloh-Süd, DE": "not understood",
    "Springfeeld, QQ": "not understood",
    "Pittsburg, PA": "not understood",
    "Innovation District": "not understood",
    "Multiple locations": "others",
    Various: "others",
    TBD: "others",
    "3 Locations": "others",
    "": "",
  },
  "of a state or territory": {
    Georgia: "state GA",
    Colorado: "state CO",
    NY: "state NY",
    "State of Maine": "state ME",
    "Jamaica, NY": "Jamaica, NY, no figure",
    "Nowhereville, TX": "Nowhereville, TX, no figure",
    "Nowhereville, DE": "not understood",
    "San Juan, PR": "territory",
  },
};

const safe = new Set(["which?", "not understood", "others", ""]);

describe.each(Object.entries(kinds))("locations %s", (_, table) => {
  it.each(Object.entries(table))("%s: %s", async (location, right) => {
    expect(await said(location)).toBe(right);
  });
});

it("are right or asked about, none wrong with certainty", async () => {
  const all = Object.values(kinds).flatMap((table) => Object.entries(table));
  const answers = await Promise.all(
    all.map(async ([location, right]) => ({ location, right, came: await said(location) })),
  );
  const right = answers.filter((one) => one.came === one.right);
  const wrong = answers.filter((one) => one.came !== one.right && !safe.has(one.came));
  console.log(
    `${right.length} of ${all.length} locations right, ${wrong.length} wrong with certainty`,
  );
  expect(all.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});
