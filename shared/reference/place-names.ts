/** Informal names of cities and their parts, and the words that the slugs use instead. */
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
