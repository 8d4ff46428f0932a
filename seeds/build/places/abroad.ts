/**
 * Names of places outside of the United States that people type, so that they get a reason
 * instead of the figure of a town that shares the name. Reviewed by hand. A name that is also a city of the
 * catalog or a state of the United States means that one (Vancouver, Dublin, Georgia).
 */

/** Countries, and the words by which they are commonly called: names separated by semicolons. */
const countries =
  "Afghanistan; Albania; Algeria; Andorra; Angola; Argentina; Armenia; Australia; Austria; Azerbaijan; Bahamas; Bahrain; Bangladesh; Barbados; Belarus; Belgium; Belize; Benin; Bhutan; Bolivia; Bosnia; Botswana; Brazil; Brasil; Brunei; Bulgaria; Burkina Faso; Burundi; Cambodia; Cameroon; Canada; Cape Verde; Chad; Chile; China; Colombia; Congo; Costa Rica; Croatia; Cuba; Cyprus; Czechia; Czech Republic; Denmark; Deutschland; Djibouti; Dominican Republic; Ecuador; Egypt; El Salvador; England; Eritrea; Estonia; Ethiopia; Europe; Fiji; Finland; France; Gabon; Gambia; Germany; Ghana; Great Britain; Greece; Grenada; Guatemala; Guinea; Guyana; Haiti; Holland; Honduras; Hong Kong; Hungary; Iceland; India; Indonesia; Iran; Iraq; Ireland; Israel; Italy; Ivory Coast; Jamaica; Japan; Jordan; Kazakhstan; Kenya; Kosovo; Kuwait; Kyrgyzstan; Laos; Latvia; Lebanon; Lesotho; Liberia; Libya; Liechtenstein; Lithuania; Luxembourg; Macau; Madagascar; Malawi; Malaysia; Maldives; Mali; Malta; Mauritania; Mauritius; Mexico; Moldova; Monaco; Mongolia; Montenegro; Morocco; Mozambique; Myanmar; Namibia; Nepal; Netherlands; New Zealand; Nicaragua; Niger; Nigeria; North Macedonia; Northern Ireland; Norway; Oman; Pakistan; Panama; Papua New Guinea; Paraguay; Peru; Philippines; Poland; Portugal; Qatar; Romania; Russia; Rwanda; Saudi Arabia; Scotland; Senegal; Serbia; Sierra Leone; Singapore; Slovakia; Slovenia; Somalia; South Africa; South Korea; Korea; Spain; Sri Lanka; Sudan; Suriname; Sweden; Switzerland; Syria; Taiwan; Tajikistan; Tanzania; Thailand; Togo; Trinidad and Tobago; Tunisia; Turkey; Turkmenistan; Uganda; Ukraine; United Arab Emirates; United Kingdom; Uruguay; Uzbekistan; Venezuela; Vietnam; Wales; Yemen; Zambia; Zimbabwe; UK; UAE";

/** Regions of other countries that are typed behind a city, by country. */
const regions: Readonly<Record<string, string>> = {
  Canada:
    "Alberta; British Columbia; BC; Manitoba; New Brunswick; Newfoundland; Nova Scotia; Ontario; ON; Prince Edward Island; Quebec; QC; Saskatchewan; Yukon",
  Australia: "New South Wales; NSW; Queensland; Tasmania",
};

/**
 * Large cities by country. Left out are those whose name is as likely a town of the United States, such
 * as Naples, Athens and Oxford.
 */
const cities: Readonly<Record<string, string>> = {
  Argentina: "Buenos Aires",
  Australia: "Sydney; Melbourne; Brisbane; Adelaide; Canberra",
  Belgium: "Brussels; Antwerp",
  Brazil: "Sao Paulo; Rio de Janeiro; Brasilia",
  Canada:
    "Toronto; Montreal; Calgary; Edmonton; Ottawa; Winnipeg; Quebec City; Halifax; Mississauga",
  Chile: "Santiago",
  China: "Beijing; Shanghai; Shenzhen; Guangzhou",
  Colombia: "Bogota; Medellin",
  "Czech Republic": "Prague",
  Denmark: "Copenhagen",
  Egypt: "Cairo",
  England: "London; Liverpool; Leeds",
  Estonia: "Tallinn",
  Finland: "Helsinki",
  France: "Paris; Lyon; Toulouse",
  Germany: "Berlin; Munich; Hamburg; Frankfurt; Cologne; Stuttgart; Dusseldorf",
  Hungary: "Budapest",
  India:
    "Bangalore; Bengaluru; Mumbai; Delhi; New Delhi; Hyderabad; Chennai; Pune; Kolkata; Noida; Gurgaon",
  Indonesia: "Jakarta",
  Ireland: "Dublin; Galway",
  Israel: "Tel Aviv; Jerusalem; Haifa",
  Italy: "Milan; Turin",
  Japan: "Tokyo; Osaka; Kyoto",
  Kenya: "Nairobi",
  Malaysia: "Kuala Lumpur",
  Mexico: "Mexico City; Guadalajara; Monterrey; Tijuana; Cancun",
  Netherlands: "Amsterdam; Rotterdam; The Hague; Utrecht; Eindhoven",
  "New Zealand": "Auckland; Wellington",
  Nigeria: "Lagos; Abuja",
  Norway: "Oslo",
  Pakistan: "Karachi; Lahore; Islamabad",
  Philippines: "Manila; Cebu; Makati",
  Poland: "Krakow; Wroclaw",
  Portugal: "Lisbon; Porto",
  Romania: "Bucharest",
  Scotland: "Edinburgh; Glasgow",
  "South Africa": "Johannesburg; Cape Town",
  "South Korea": "Seoul; Busan",
  Spain: "Madrid; Barcelona; Valencia; Seville",
  Sweden: "Stockholm; Gothenburg",
  Switzerland: "Zurich; Basel; Bern",
  Taiwan: "Taipei",
  Thailand: "Bangkok",
  Turkey: "Istanbul; Ankara",
  Ukraine: "Kyiv; Lviv",
  "United Arab Emirates": "Dubai; Abu Dhabi",
  Vietnam: "Ho Chi Minh City; Hanoi",
};

export interface PlaceAbroad {
  /** `London`, or for a country and its regions the name alone. */
  name: string;
  country: string;
  /** Whether it may stand behind a city's name, as a country and a region can. */
  kind: "country" | "city abroad";
}

/** All of them; a country or region before a city of the same name. */
export function listAbroad(): PlaceAbroad[] {
  const split = (names: string) => names.split("; ");
  const inside = (table: Readonly<Record<string, string>>, kind: PlaceAbroad["kind"]) =>
    Object.entries(table).flatMap(([country, names]) =>
      split(names).map((name) => ({ name, country, kind })),
    );
  return [
    ...split(countries).map((name) => ({ name, country: name, kind: "country" as const })),
    ...inside(regions, "country"),
    ...inside(cities, "city abroad"),
  ];
}
