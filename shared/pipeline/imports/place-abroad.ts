/** Whether the place of a job is abroad, and in which currency people are paid there. */

/**
 * Countries, their regions, and large cities with the country's letters in front, by the currency. With `?`
 * the name alone may as well be a town of the United States.
 */
const placesByCurrency: Readonly<Record<string, string>> = {
  CAD: "canada|ca:toronto|ca:montreal|ca?vancouver|ca:calgary|ca:edmonton|ca:ottawa|ca:winnipeg|ca:quebec|ca:quebec city|ca:halifax|ca:mississauga|ca?waterloo|ca:kitchener|ca:gta|ontario|alberta|british columbia|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|on|bc|qc|ab|mb|sk|ns|nb",
  AUD: "australia|au:sydney|au:melbourne|au:brisbane|au?perth|au:adelaide|au:canberra|new south wales|nsw|queensland|qld|tasmania|vic",
  NZD: "new zealand|nz|nz:auckland|nz:wellington|nz:christchurch|aotearoa",
  SGD: "singapore|sg",
  HKD: "hong kong|hk",
  TWD: "taiwan|tw|tw:taipei|tw:hsinchu",
  MXN: "mexico|mx|mx:mexico city|mx:cdmx|mx:guadalajara|mx:monterrey|mx:tijuana|mx:cancun|mx:queretaro",
  BRL: "brazil|brasil|br|br:sao paulo|br:rio de janeiro|br:belo horizonte|br:brasilia|br:curitiba|br:porto alegre|br:florianopolis|br:recife",
  ARS: "argentina|ar:buenos aires|ar:rosario",
  CLP: "chile|cl|cl:santiago",
  COP: "colombia|co:bogota|co:medellin|co:cali",
  GBP: "united kingdom|uk|gb|great britain|england|scotland|wales|northern ireland|gb:london|gb:leeds|gb:liverpool|gb?bristol|gb:edinburgh|gb:glasgow|gb:cardiff|gb?belfast|gb?sheffield|gb?nottingham|gb?manchester|gb?birmingham|gb?cambridge|gb?oxford|gb?reading",
  EUR: "germany|deutschland|france|spain|espana|italy|italia|netherlands|holland|nl|belgium|ireland|republic of ireland|ie|austria|osterreich|portugal|pt|finland|greece|luxembourg|estonia|latvia|lithuania|slovakia|slovenia|croatia|cyprus|malta|eurozone|fr|es|at|fi|be|de:berlin|de:munich|de:munchen|de:hamburg|de:frankfurt|de:frankfurt am main|de:cologne|de:koln|de:stuttgart|de:dusseldorf|de:leipzig|fr:paris|fr:lyon|fr:toulouse|fr:nantes|fr:lille|fr:bordeaux|es:madrid|es:barcelona|es?valencia|es:malaga|it:milan|it:milano|it?rome|it:roma|it:turin|nl:amsterdam|nl:rotterdam|nl:utrecht|nl:eindhoven|nl:the hague|be:brussels|be:antwerp|be:ghent|ie?dublin|ie:cork|ie:galway|at?vienna|at:wien|pt:lisbon|pt:lisboa|pt:porto|fi:helsinki|gr?athens|ee:tallinn|lt:vilnius|lv:riga|sk:bratislava|si:ljubljana|hr:zagreb",
  CHF: "switzerland|schweiz|suisse|ch|liechtenstein|ch:zurich|ch:geneva|ch:basel|ch:bern|ch:lausanne|ch:zug",
  SEK: "sweden|sverige|se|se:stockholm|se:gothenburg|se:goteborg|se:malmo|se:uppsala",
  NOK: "norway|norge|no:oslo|no:bergen|no:trondheim|no:stavanger",
  DKK: "denmark|danmark|dk|dk:copenhagen|dk:kobenhavn|dk:aarhus",
  ISK: "iceland|is:reykjavik",
  PLN: "poland|polska|pl|pl:warsaw|pl:warszawa|pl:krakow|pl:wroclaw|pl:gdansk|pl:poznan|pl:lodz|pl:katowice",
  CZK: "czechia|czech republic|cz|cz:prague|cz:praha|cz:brno",
  HUF: "hungary|hu|hu:budapest",
  RON: "romania|ro|ro:bucharest|ro:cluj|ro:cluj napoca|ro:iasi",
  BGN: "bulgaria|bg|bg:sofia",
  RUB: "russia|ru|ru?moscow",
  UAH: "ukraine|ua|ua:kyiv|ua:kiev|ua:lviv",
  TRY: "turkey|turkiye|tr|tr:istanbul|tr:ankara|tr:izmir",
  ILS: "israel|il:tel aviv|il:jerusalem|il:haifa|il:herzliya",
  ZAR: "south africa|za|za:cape town|za:johannesburg|za:durban|za:pretoria",
  INR: "india|in:bangalore|in:bengaluru|in:mumbai|in:delhi|in:new delhi|in:hyderabad|in:chennai|in:pune|in:kolkata|in:noida|in:gurgaon|in:gurugram|in:ahmedabad|in:kochi|in:jaipur|in:coimbatore|karnataka|maharashtra|telangana|tamil nadu",
  PKR: "pakistan|pk|pk:karachi|pk:lahore|pk:islamabad",
  BDT: "bangladesh|bd|bd:dhaka",
  LKR: "sri lanka|lk|lk:colombo",
  NPR: "nepal|np|np:kathmandu",
  JPY: "japan|jp|jp:tokyo|jp:osaka|jp:kyoto|jp:yokohama|jp:fukuoka|jp:nagoya",
  CNY: "china|cn|cn:beijing|cn:shanghai|cn:shenzhen|cn:guangzhou|cn:hangzhou|cn:chengdu",
  KRW: "south korea|korea|kr|kr:seoul|kr:busan",
  PHP: "philippines|ph|ph:manila|ph:makati|ph:cebu|ph:taguig|ph:quezon city",
  THB: "thailand|th|th:bangkok",
  MYR: "malaysia|my|my:kuala lumpur|my:penang",
  IDR: "indonesia|id:jakarta|id:bali",
  VND: "vietnam|vn|vn:hanoi|vn:ho chi minh city|vn:saigon|vn:da nang",
  AED: "united arab emirates|uae|ae|ae:dubai|ae:abu dhabi",
  SAR: "saudi arabia|ksa|sa:riyadh|sa:jeddah",
  QAR: "qatar|qa:doha",
  EGP: "egypt|eg|eg:cairo",
  NGN: "nigeria|ng|ng:lagos|ng:abuja",
  KES: "kenya|ke|ke:nairobi",
  GHS: "ghana|gh|gh:accra",
  MAD: "morocco|ma:casablanca|ma:rabat",
  PEN: "peru|pe|pe?lima",
  CRC: "costa rica|cr",
  UYU: "uruguay|uy|uy:montevideo",
  DOP: "dominican republic|do:santo domingo",
};

/** Regions and countries of other currencies: abroad, whatever people are paid in there. */
const otherPlaces =
  "europe|eu|emea|apac|latam|latin america|asia|africa|dach|benelux|nordics|scandinavia|anz|mena|south america|central america|middle east|serbia|belgrade|tbilisi|armenia|yerevan|kazakhstan|almaty|jordan|lebanon|kuwait|bahrain|oman|jamaica|panama|ecuador|guatemala|el salvador|honduras|nicaragua|bolivia|venezuela|tunisia|ethiopia|uganda|rwanda|tanzania|cambodia|myanmar|macau|afghanistan|albania|algeria|angola|azerbaijan|bahamas|barbados|belarus|belize|benin|bhutan|bosnia|botswana|brunei|burkina faso|cameroon|cape verde|congo|cuba|fiji|gabon|gambia|guyana|haiti|iran|iraq|ivory coast|kosovo|kyrgyzstan|laos|liberia|libya|madagascar|malawi|maldives|mali|mauritius|moldova|mongolia|montenegro|mozambique|namibia|niger|north macedonia|papua new guinea|paraguay|senegal|sierra leone|sudan|syria|tajikistan|trinidad|turkmenistan|uzbekistan|yemen|zambia|zimbabwe";

/** A place abroad that a location names. */
export interface PlaceAbroad {
  /** Null if it has several, or one that is not known here. */
  currency: string | null;
  /** Whether its name may as well be that of a town of the United States. */
  isDoubtful: boolean;
}

interface KnownPlace extends PlaceAbroad {
  /** The country's two letters for a city; empty for a country or region, which may stand behind one. */
  country: string;
}

const region = { isDoubtful: false, country: "" };
const places = new Map<string, KnownPlace>([
  ...otherPlaces.split("|").map((name) => [name, { ...region, currency: null }] as const),
  ...Object.entries(placesByCurrency).flatMap(([currency, names]) =>
    names.split("|").map((entry): [string, KnownPlace] => {
      const [, country, mark, city] = /^([a-z]{2})([:?])(.+)$/.exec(entry) ?? [];
      return country === undefined || city === undefined
        ? [entry, { ...region, currency }]
        : [city, { currency, country, isDoubtful: mark === "?" }];
    }),
  ),
]);

const states = new Set(
  "al|ak|az|ar|ca|co|ct|de|dc|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming".split(
    "|",
  ),
);
const nation = new Set([
  ...["us", "usa", "u s", "u s a", "united states", "united states of america", "america"],
  ...["new york", "nyc"],
]);
/** Words around a place that say how, not where, people work. */
const manner =
  /\b(?:remote|hybrid|onsite|on site|in office|office|based|only|in|from|home|wfh|greater|metro|area|region|hq|headquarters|full time|part time|anywhere|within)\b/g;
/** "New England", "West Jordan" and "Port Lebanon" are no countries. */
const towns = new Set(
  "new west south north east little lake port fort mount san saint st".split(" "),
);

/** Two letters that say a country behind any town: of other countries the town has to be known. */
const shortEnds = new Set("uk on bc ab qc sk mb ns nb".split(" "));

/** How much of a location is read. */
const maxLength = 200;

/** The place abroad that a location names; null if it names none that is known. */
export function placeAbroad(location: string | undefined): PlaceAbroad | null {
  const parts = (location ?? "")
    .slice(0, maxLength)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, "")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .split(/[,;/|()[\]·•–—&:-]|\bor\b|\band\b/u)
    .map(plain)
    .filter((part) => part !== "");
  if (parts.some((part) => nation.has(part))) return null;
  const found = parts.flatMap((part, at) => find(part, parts[at - 1], parts[at + 1]) ?? []);
  // "London, Ontario" is where the province says.
  const regions = found.filter(({ country }) => country === "");
  const known = regions.length > 0 ? regions : found;
  const [first] = known;
  if (!first) return null;
  const isOne = known.every(({ currency }) => currency === first.currency);
  return {
    currency: isOne ? first.currency : null,
    isDoubtful: known.every(({ isDoubtful }) => isDoubtful),
  };
}

function plain(part: string): string {
  const words = part.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  return states.has(words) ? words : words.replace(manner, " ").replace(/\s+/g, " ").trim();
}

/**
 * @param before,behind the parts around it: behind may be a state of the United States, or the country's own
 *   letters.
 */
function find(
  part: string,
  before: string | undefined,
  behind: string | undefined,
): KnownPlace | null {
  // Two letters alone are as likely a word or somebody's office.
  if (part.length === 2 && before === undefined && !["uk", "eu"].includes(part)) return null;
  const own = places.get(part) ?? endOf(part);
  if (!own) return null;
  const isAmerican = behind !== undefined && states.has(behind.replace(/ \d{5}$/, ""));
  // "Berlin, DE" and "Toronto, CA" are abroad, "Berlin, NH" and "Lebanon, NH" are not.
  return isAmerican && behind !== own.country ? null : own;
}

/** "London UK", "Toronto ON" and "Wroclaw Poland" without a comma. */
function endOf(part: string): KnownPlace | null {
  const words = part.split(" ").slice(0, 8);
  for (const length of [3, 2, 1]) {
    if (length >= words.length) continue;
    const end = words.slice(-length).join(" ");
    if (states.has(end)) return null;
    const found = places.get(end);
    const isKnownTown = places.get(words.slice(0, -length).join(" ")) !== undefined;
    const isPlain =
      (end.length > 2 || shortEnds.has(end)) && !towns.has(words.at(-length - 1) ?? "");
    if (found?.country === "" && (isKnownTown || isPlain)) return found;
  }
  return null;
}
