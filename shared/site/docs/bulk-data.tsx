import { publicPerMinute } from "#shared/access/tiers.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { grouped } from "#shared/core/format.ts";
import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";

/** How to get many figures at once: files, tables, spreadsheets. */
export function BulkData({ origin }: { origin: string }): Markup {
  const { roles, cities } = catalogSize;
  const roleFile = `${origin}/data/latest/roles/registered-nurse.csv`;
  return (
    <>
      <p class="lead">
        {grouped(roles)} roles in {cities} cities are {grouped(roles * cities)} estimates. They can
        be downloaded as files; nobody has to call the API that often.
      </p>
      <h2 id="files">Files</h2>
      <p>
        <a href="/data">The page of the files</a> lists them with size, rows, checksum, the meaning
        of every column, license and citation. No key is needed. A release belongs to a version of
        the dataset and a quarter, and its files never change: quote its name, and anybody gets the
        same bytes.
      </p>
      <CodeSample
        label="roles and wages, and their checksums"
        code={`curl -L -O ${origin}/data/latest/roles.csv -O ${origin}/data/latest/wages.parquet -O ${origin}/data/latest/SHA256SUMS
sha256sum --check --ignore-missing SHA256SUMS`}
      />
      <p>
        Files have an <code>ETag</code>, the checksum, and can be read in part (<code>Range</code>),
        so a download can go on where it stopped, and readers of Parquet fetch only the columns that
        they need. An address may send {publicPerMinute.files} requests a minute.
      </p>
      <h2 id="notebook">A notebook</h2>
      <p>Where registered nurses are paid best once prices are counted, from file to chart:</p>
      <CodeSample label="Python with pandas" code={notebook(origin)} />
      <p>
        Empty cells mean that nothing is published. pandas turns a column of integers with gaps into
        floats; <code>dtype_backend="numpy_nullable"</code> keeps them integers. The figures are at
        everyone in a job and in the basis <code>local</code>; for other levels, the sources behind
        one figure, or the id to quote it by, call{" "}
        <a href="/docs/api/estimates#calculateSalary">calculate</a>.
      </p>
      <h2 id="sheets">Spreadsheets</h2>
      <p>
        A role has a CSV file with all cities, which spreadsheets can read from its URL. It is sent
        without a redirect, because some spreadsheets follow none. A file that was requested
        recently counts against no limit, because all spreadsheets of a maker share a few addresses.
      </p>
      <CodeSample label="the URL of a role's file" code={roleFile} />
      <p>
        In Google Sheets; the second form is for a locale that separates arguments by semicolons:
      </p>
      <CodeSample label="formulas for Google Sheets" code={sheetFormulas(origin)} />
      <p>
        In Excel use Data, From Web with the same URL: <code>WEBSERVICE</code> returns at most
        32,767 characters, and the file is longer.
      </p>
      <h2 id="lists">Lists of the API as tables</h2>
      <p>
        <a href="/docs/api/catalog">Roles, cities and search</a> return a table with{" "}
        <code>format=csv</code>, or if <code>Accept</code> prefers <code>text/csv</code>; with
        neither JSON nor CSV in <code>Accept</code> the response is JSON. <code>limit</code> and
        cursors work as in JSON, and <code>Link</code> has the URLs of the next and the previous
        page. What is around the rows in JSON, such as the citation, is only there. The{" "}
        <a href="/docs/api/account#exportPipeline">export of a job search</a> takes{" "}
        <code>format=csv</code> as well.
      </p>
      <CodeSample
        label="a page of roles as CSV"
        code={`curl -i '${origin}/api/v1/intelligence/salaries/roles?limit=100&format=csv'`}
      />
      <p>
        Text that a spreadsheet would evaluate as a formula begins with an apostrophe. Numbers are
        plain: no separators, and a point for decimals.
      </p>
    </>
  );
}

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
function sheetFormulas(origin: string): string {
  const url = `${origin}/data/latest/roles/registered-nurse.csv`;
  return `=IMPORTDATA("${url}")
=IMPORTDATA("${url}"; ","; "en_US")
=QUERY(IMPORTDATA("${url}"), "select Col2, Col5 where Col3 = 'TX' order by Col5 desc", 1)`;
}
