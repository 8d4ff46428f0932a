/**
 * Names of places outside of the United States that people type, so that they get a reason
 * instead of the figure of a town that shares the name. Reviewed by hand.
 */

/** Countries, and the words by which they are commonly called: names separated by semicolons. */
const countries =
  "Afghanistan; Albania; Algeria; Andorra; Angola; Argentina; Armenia; Australia; Austria; Azerbaijan; Bahamas; Bahrain; Bangladesh; Barbados; Belarus; Belgium; Belize; Benin; Bhutan; Bolivia; Bosnia; Bosnia and Herzegovina; Botswana; Brazil; Brasil; Brunei; Bulgaria; Burkina Faso; Burundi; Cambodia; Cameroon; Canada; Cape Verde; Chad; Chile; China; Colombia; Congo; Costa Rica; Croatia; Cuba; Cyprus; Czechia; Czech Republic; Denmark; Deutschland; Djibouti; Dominican Republic; Ecuador; Egypt; El Salvador; England; Eritrea; Estonia; Ethiopia; Europe; Fiji; Finland; France; Gabon; Gambia; Germany; Ghana; Great Britain; Greece; Grenada; Guatemala; Guinea; Guyana; Haiti; Holland; Honduras; Hong Kong; Hungary; Iceland; India; Indonesia; Iran; Iraq; Ireland; Israel; Italy; Ivory Coast; Jamaica; Japan; Jordan; Kazakhstan; Kenya; Kosovo; Kuwait; Kyrgyzstan; Laos; Latvia; Lebanon; Lesotho; Liberia; Libya; Liechtenstein; Lithuania; Luxembourg; Macau; Madagascar; Malawi; Malaysia; Maldives; Mali; Malta; Mauritania; Mauritius; Mexico; Moldova; Monaco; Mongolia; Montenegro; Morocco; Mozambique; Myanmar; Namibia; Nepal; Netherlands; New Zealand; Nicaragua; Niger; Nigeria; North Macedonia; Northern Ireland; Norway; Oman; Pakistan; Panama; Papua New Guinea; Paraguay; Peru; Philippines; Poland; Portugal; Qatar; Romania; Russia; Rwanda; Saudi Arabia; Scotland; Senegal; Serbia; Sierra Leone; Singapore; Slovakia; Slovenia; Somalia; South Africa; South Korea; Korea; Spain; Sri Lanka; Sudan; Suriname; Sweden; Switzerland; Syria; Taiwan; Tajikistan; Tanzania; Thailand; Togo; Trinidad and Tobago; Trinidad; Tunisia; Turkey; Turkiye; Turkmenistan; Uganda; Ukraine; United Arab Emirates; United Kingdom; Uruguay; Uzbekistan; Venezuela; Vietnam; Wales; Yemen; Zambia; Zimbabwe; UK; UAE; KSA; Africa; Asia; Asia Pacific; APAC; Australasia; ANZ; Balkans; Benelux; Caribbean; CEE; Central America; DACH; EMEA; Eastern Europe; EU; European Union; Latin America; LATAM; MENA; Middle East; Nordics; Oceania; Scandinavia; South America; Southeast Asia; Western Europe";

/** Regions of other countries that are typed behind a city, by country. */
const regions: Readonly<Record<string, string>> = {
  Canada:
    "Alberta; AB; British Columbia; BC; Manitoba; MB; New Brunswick; NB; Newfoundland; Newfoundland and Labrador; Nova Scotia; NS; Ontario; ON; Prince Edward Island; PEI; Quebec; QC; Saskatchewan; SK; Yukon",
  Australia:
    "New South Wales; NSW; Queensland; QLD; South Australia; Tasmania; VIC; Western Australia",
  Austria: "Carinthia; Styria; Tyrol",
  Brazil: "Minas Gerais; Parana; Rio Grande do Sul; Santa Catarina",
  "Costa Rica": "Alajuela; Guanacaste; Heredia; Puntarenas",
  France: "Auvergne-Rhone-Alpes; Brittany; Ile-de-France; Occitanie; Provence",
  Germany:
    "Baden-Wurttemberg; Bavaria; Bayern; Brandenburg; Hesse; Hessen; Lower Saxony; Niedersachsen; Nordrhein-Westfalen; North Rhine-Westphalia; NRW; Rhineland-Palatinate; Saarland; Sachsen; Saxony; Schleswig-Holstein; Thuringia",
  India:
    "Andhra Pradesh; Assam; Bihar; Delhi NCR; Goa; Gujarat; Haryana; Himachal Pradesh; Karnataka; Kerala; Madhya Pradesh; Maharashtra; Odisha; Punjab; Rajasthan; Tamil Nadu; Telangana; Uttar Pradesh; Uttarakhand; West Bengal",
  Ireland: "County Cork; County Dublin; County Galway; Leinster",
  Italy: "Lazio; Lombardia; Lombardy; Sicily; Toscana; Tuscany; Veneto",
  Mexico:
    "Baja California; CDMX; Chihuahua; Coahuila; Jalisco; Nuevo Leon; Quintana Roo; Sinaloa; Sonora; Tamaulipas; Yucatan",
  Netherlands: "Gelderland; Noord-Brabant; Noord-Holland; North Holland; Zuid-Holland",
  Philippines: "Calabarzon; Luzon; Metro Manila; Mindanao",
  Poland: "Lesser Poland; Malopolska; Masovia; Mazowieckie; Silesia",
  Spain: "Andalucia; Andalusia; Catalonia; Catalunya; Comunidad de Madrid",
  Switzerland: "Romandy; Ticino; Vaud",
  "United Kingdom":
    "Buckinghamshire; Cambridgeshire; Greater London; Greater Manchester; Hertfordshire; Lancashire; Merseyside; Oxfordshire; West Midlands; West Yorkshire; Yorkshire",
};

/** Large cities by country: without anything else, their names mean them. */
const cities: Readonly<Record<string, string>> = {
  Argentina: "Buenos Aires; Rosario; Mendoza; CABA",
  Armenia: "Yerevan",
  Australia: "Sydney; Brisbane; Adelaide; Canberra; Perth; Parramatta",
  Austria: "Graz; Innsbruck; Linz; Salzburg; Wien",
  Azerbaijan: "Baku",
  Bangladesh: "Dhaka",
  Belgium: "Brussels; Antwerp; Ghent; Leuven",
  Brazil:
    "Sao Paulo; Rio de Janeiro; Brasilia; Belo Horizonte; Campinas; Curitiba; Florianopolis; Fortaleza; Porto Alegre; Recife",
  Bulgaria: "Sofia; Plovdiv; Varna",
  Canada:
    "Toronto; Montreal; Calgary; Edmonton; Ottawa; Winnipeg; Quebec City; Halifax; Mississauga; Brampton; Burnaby; Etobicoke; Gatineau; Kanata; Kelowna; Kitchener; Laval; Markham; North York; Saskatoon",
  Chile: "Santiago",
  China:
    "Beijing; Shanghai; Shenzhen; Guangzhou; Chengdu; Dalian; Hangzhou; Nanjing; Suzhou; Tianjin; Wuhan; Xiamen; Xian",
  Colombia: "Bogota; Medellin; Barranquilla; Bucaramanga; Cartagena",
  "Costa Rica": "Cartago; Escazu",
  Croatia: "Zagreb",
  Cuba: "Havana",
  Cyprus: "Limassol; Nicosia",
  "Czech Republic": "Prague; Brno; Ostrava; Praha",
  Denmark: "Copenhagen; Aarhus; Odense",
  "Dominican Republic": "Punta Cana; Santo Domingo",
  Ecuador: "Guayaquil; Quito",
  Egypt: "Cairo; Giza",
  England: "London; Liverpool; Leeds; Leicester; Nottingham; Wokingham",
  Estonia: "Tallinn; Tartu",
  Ethiopia: "Addis Ababa",
  Finland: "Helsinki; Espoo; Oulu; Tampere; Turku",
  France:
    "Paris; Lyon; Toulouse; Bordeaux; Grenoble; Lille; Marseille; Montpellier; Nantes; Rennes; Sophia Antipolis; Strasbourg",
  "Georgia (country)": "Batumi; Tbilisi",
  Germany:
    "Berlin; Munich; Hamburg; Frankfurt; Cologne; Stuttgart; Dusseldorf; Aachen; Bonn; Dortmund; Dresden; Erlangen; Freiburg; Gutersloh; Hannover; Heilbronn; Ingolstadt; Karlsruhe; Koln; Leipzig; Mannheim; Munchen; Nuremberg; Nurnberg; Potsdam; Walldorf; Wiesbaden; Wolfsburg",
  Ghana: "Accra",
  Greece: "Thessaloniki",
  Guatemala: "Guatemala City",
  Hungary: "Budapest",
  Iceland: "Reykjavik",
  India:
    "Bangalore; Bengaluru; Mumbai; Delhi; New Delhi; Hyderabad; Chennai; Pune; Kolkata; Noida; Gurgaon; Ahmedabad; Bhubaneswar; Chandigarh; Coimbatore; Gurugram; Indore; Jaipur; Kochi; Lucknow; Mohali; Mysore; Mysuru; Nagpur; Navi Mumbai; Secunderabad; Thane; Thiruvananthapuram; Trivandrum; Vadodara; Visakhapatnam",
  Indonesia: "Jakarta; Bali; Bandung; Surabaya",
  Ireland: "Galway; Cork; Limerick",
  Israel:
    "Tel Aviv; Jerusalem; Haifa; Herzliya; Netanya; Petah Tikva; Raanana; Ramat Gan; Tel Aviv-Yafo; Yokneam",
  Italy: "Milan; Turin; Bologna; Milano; Torino",
  Japan: "Tokyo; Osaka; Kyoto; Fukuoka; Kobe; Nagoya; Sapporo; Yokohama",
  Kazakhstan: "Almaty; Astana",
  Kenya: "Nairobi; Mombasa",
  Latvia: "Riga",
  Lithuania: "Vilnius; Kaunas",
  Malaysia: "Kuala Lumpur; Cyberjaya; Johor Bahru; Penang; Petaling Jaya; Selangor",
  Mexico:
    "Mexico City; Guadalajara; Monterrey; Tijuana; Cancun; Ciudad de Mexico; Ciudad Juarez; Hermosillo; Merida; Puebla; Queretaro; Reynosa; Zapopan",
  Morocco: "Casablanca; Rabat",
  Nepal: "Kathmandu",
  Netherlands:
    "Amsterdam; Rotterdam; The Hague; Utrecht; Eindhoven; Delft; Den Haag; Groningen; Hoofddorp; Leiden; Veldhoven",
  "New Zealand": "Auckland; Wellington; Christchurch",
  Nigeria: "Lagos; Abuja",
  Norway: "Oslo; Stavanger; Trondheim",
  Pakistan: "Karachi; Lahore; Islamabad; Rawalpindi",
  Philippines:
    "Manila; Cebu; Makati; Cebu City; Davao; Makati City; Mandaluyong; Pasig; Quezon City; Taguig; Taguig City",
  Poland: "Krakow; Wroclaw; Gdansk; Katowice; Lodz; Poznan; Warszawa",
  Portugal: "Lisbon; Porto; Braga; Lisboa",
  Qatar: "Doha",
  Romania: "Bucharest; Cluj; Cluj-Napoca; Iasi; Timisoara",
  Rwanda: "Kigali",
  "Saudi Arabia": "Dammam; Dhahran; Jeddah; Riyadh",
  Scotland: "Edinburgh; Glasgow",
  Serbia: "Novi Sad",
  Slovakia: "Bratislava",
  Slovenia: "Ljubljana",
  "South Africa": "Johannesburg; Cape Town; Durban; Pretoria; Sandton",
  "South Korea": "Seoul; Busan; Incheon; Pangyo; Seongnam",
  Spain: "Madrid; Barcelona; Seville; Bilbao; Malaga; Sevilla; Zaragoza",
  "Sri Lanka": "Colombo",
  Sweden: "Stockholm; Gothenburg; Goteborg; Lund; Malmo; Uppsala",
  Switzerland: "Zurich; Basel; Bern; Lausanne; Zug",
  Taiwan: "Taipei; Hsinchu; Taichung",
  Thailand: "Bangkok; Chiang Mai",
  Tunisia: "Tunis",
  Turkey: "Istanbul; Ankara; Izmir",
  Uganda: "Kampala",
  Ukraine: "Kyiv; Lviv; Dnipro; Kharkiv; Kiev",
  "United Arab Emirates": "Dubai; Abu Dhabi; Sharjah",
  Uruguay: "Montevideo",
  Venezuela: "Caracas",
  Vietnam: "Ho Chi Minh City; Hanoi; Da Nang; HCMC; Saigon",
  Wales: "Cardiff; Swansea",
};

/** Cities by country whose names alone as likely mean a town of the United States: which one has to be asked. */
const namesakes: Readonly<Record<string, string>> = {
  Argentina: "Cordoba",
  Australia: "Darwin; Hobart; Melbourne; Newcastle",
  Austria: "Vienna",
  Bolivia: "La Paz",
  Brazil: "Salvador",
  Canada: "Hamilton; Surrey; Vancouver; Victoria; Waterloo; Windsor",
  Chile: "Concepcion",
  "Costa Rica": "San Jose",
  Egypt: "Alexandria",
  England:
    "Bath; Birmingham; Brighton; Bristol; Cambridge; Coventry; Manchester; Newcastle upon Tyne; Oxford; Reading; Sheffield; Southampton; York",
  Germany: "Bremen; Essen; Hanover; Heidelberg",
  Greece: "Athens",
  Ireland: "Dublin; Waterford",
  Italy: "Florence; Genoa; Naples; Rome; Venice",
  Jamaica: "Kingston",
  Lebanon: "Beirut",
  Mexico: "Leon; Mexicali",
  "Northern Ireland": "Belfast",
  Norway: "Bergen",
  Panama: "Panama City",
  Peru: "Lima",
  Poland: "Warsaw",
  Russia: "Moscow",
  Scotland: "Aberdeen",
  Serbia: "Belgrade",
  Spain: "Valencia",
  Switzerland: "Geneva",
  Ukraine: "Odessa",
};

interface PlaceAbroad {
  /** `London`, or for a country and its regions the name alone. */
  name: string;
  country: string;
  /** Whether it may stand behind a city's name, as a country and a region can. */
  kind: "country" | "city abroad" | "namesake abroad";
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
    ...inside(namesakes, "namesake abroad"),
  ];
}
