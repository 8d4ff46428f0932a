/**
 * Pay of a role in a city: median, and the 95% interval.
 *
 * @param {string} role Slug, such as "registered-nurse".
 * @param {string} city Slug, such as "austin".
 * @param {string} level entry, mid, senior or staff; mid if absent.
 * @return {Array<Array<number>>} Three cells: median, lower and upper end.
 * @customfunction
 */
function PAY(role, city, level) {
  const { BASE_URL, SALARY_KEY } = PropertiesService.getScriptProperties().getProperties();
  const query = { role, city, exp: level || "mid" };
  const pairs = Object.keys(query).map((name) => `${name}=${encodeURIComponent(query[name])}`);
  const url = `${BASE_URL}/api/v1/intelligence/salaries/calculate?${pairs.join("&")}`;
  // Recalculating a sheet must not use up the key's requests.
  const cache = CacheService.getScriptCache();
  const known = cache.get(url);
  if (known) return JSON.parse(known);
  const response = UrlFetchApp.fetch(url, {
    headers: { Authorization: `Bearer ${SALARY_KEY}` },
    muteHttpExceptions: true,
  });
  const { data, error } = JSON.parse(response.getContentText());
  if (error) throw new Error(error.message);
  const { median, confidence_lower, confidence_upper } = data.estimate;
  const cells = [[median, confidence_lower, confidence_upper]];
  cache.put(url, JSON.stringify(cells), 21600);
  return cells;
}
