/** What people call cities, as it stands in slugs. */
export const placeNames: Readonly<Record<string, readonly string[]>> = {
  dc: ["washington"],
  ft: ["fort"],
  la: ["los angeles"],
  lv: ["las vegas"],
  nyc: ["new york"],
  philly: ["philadelphia"],
  saint: ["st"],
  sf: ["san francisco"],
};
