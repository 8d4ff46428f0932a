/** The samples of the guide to the data files; tests run the notebook. */

/** Ten lines of Python with pandas: a file, a join, a chart. */
export function notebook(origin: string): string {
  return `import pandas as pd

release = "${origin}/data/latest"
pay = pd.read_csv(f"{release}/estimates.csv.gz")  # or pd.read_parquet(f"{release}/estimates.parquet")
cities = pd.read_csv(f"{release}/cities.csv")

nurses = pay[pay.role == "registered-nurse"].merge(cities, on="city")
nurses["buys"] = nurses["median"] / nurses["col_multiplier"]
top = nurses.nlargest(15, "buys").sort_values("buys")
chart = top.plot.barh(x="name", y=["median", "buys"], figsize=(8, 6), xlabel="USD a year")
chart.figure.savefig("nurses.png", bbox_inches="tight")
`;
}

/** The formulas for a Google sheet. */
export function sheetFormulas(origin: string): string {
  const url = `${origin}/data/latest/roles/registered-nurse.csv`;
  return `=IMPORTDATA("${url}")
=IMPORTDATA("${url}"; ","; "en_US")
=QUERY(IMPORTDATA("${url}"), "select Col2, Col5 where Col3 = 'TX' order by Col5 desc", 1)`;
}
