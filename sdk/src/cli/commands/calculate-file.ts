import type {
  BatchFailure,
  BatchFigure,
  CalculateSalariesRequestItem,
} from "../../generated/models.ts";
import { bases, payLevels } from "../../generated/values.ts";
import { toDollars } from "../amount.ts";
import type { Invocation } from "../command.ts";
import { CommandFailed, UsageError } from "../failures.ts";
import { showProgress } from "../output/progress.ts";
import type { ListColumn } from "../output/table.ts";
import { readCsv } from "../read-csv.ts";
import { toSlug } from "../slug.ts";
import { printRows, salaryClient, type Terminal } from "../terminal.ts";
import { placeName } from "./place.ts";
import { readInput } from "./read-input.ts";

/** Pairs of one call. */
const most = 100;

interface Row {
  asked: CalculateSalariesRequestItem;
  /** In the file. */
  line: number;
  result: BatchFigure | BatchFailure;
}

const columns: readonly ListColumn<Row>[] = [
  {
    name: "role",
    heading: "Role",
    value: ({ asked, result }) => figureOf(result)?.role.slug ?? asked.role,
  },
  {
    name: "city",
    heading: "City",
    value: ({ asked, result }) => {
      const figure = figureOf(result);
      return figure ? (figure.city?.slug ?? "remote") : asked.city;
    },
    show: ({ asked, result }) => {
      const figure = figureOf(result);
      return figure ? placeName(figure.city) : asked.city;
    },
  },
  {
    name: "exp",
    heading: "Level",
    value: ({ asked, result }) => figureOf(result)?.experience.level ?? asked.exp,
  },
  amount("median", "Median"),
  amount("low", "Low"),
  amount("high", "High"),
  {
    name: "data_point_id",
    heading: "Figure",
    value: ({ result }) => figureOf(result)?.estimate.data_point_id,
    spare: true,
  },
  { name: "error", heading: "Problem", value: ({ result }) => problemOf(result), spare: true },
];

function amount(name: "low" | "median" | "high", heading: string): ListColumn<Row> {
  const value = ({ result }: Row) => figureOf(result)?.estimate[name];
  return {
    ...{ name, heading, value },
    show: (row) => {
      const dollars = value(row);
      return dollars === undefined ? "-" : toDollars(dollars);
    },
  };
}

function figureOf(result: Row["result"]) {
  return "data" in result ? result.data : null;
}

function problemOf(result: Row["result"]): string | null {
  return "error" in result ? result.error.message : null;
}

/** `calculate --file FILE`: a figure for each line of a table, a hundred in one call. */
export async function calculateFile(
  file: string,
  invocation: Invocation,
  terminal: Terminal,
): Promise<void> {
  const pairs = readPairs(await readInput(file, terminal), invocation);
  const client = salaryClient(invocation, terminal, { patient: true });
  const progress = showProgress(terminal.stderr, "figures");
  const rows: Row[] = [];
  try {
    for (let from = 0; from < pairs.length; from += most) {
      const part = pairs.slice(from, from + most);
      const items = part.map(({ asked }) => asked);
      const { data } = await client.salaries.calculateBatch(items, {}, { signal: terminal.signal });
      for (const result of data.results) {
        const pair = part[result.index];
        if (pair) rows.push({ ...pair, result });
      }
      progress.update(rows.length, pairs.length);
    }
  } finally {
    progress.end();
  }
  printRows(invocation, terminal, rows, columns);
  const failed = rows.filter(({ result }) => "error" in result);
  if (failed.length === 0) return;
  const [first] = failed;
  throw new CommandFailed(
    `${failed.length} of ${rows.length} lines have no figure. Line ${first?.line}: ${first && problemOf(first.result)}`,
  );
}

/** The pairs of a table with the columns role and city, and where they are given exp and basis. */
function readPairs(text: string, { values }: Invocation): Omit<Row, "result">[] {
  const [head, ...lines] = cellsOf(text);
  const names = (head?.cells ?? []).map((name) => name.toLowerCase());
  const [role, city] = [names.indexOf("role"), names.indexOf("city")];
  if (role < 0 || city < 0) {
    throw new UsageError(
      "The first line of the table names its columns: role and city, and if wanted exp and basis.",
      "calculate",
    );
  }
  if (lines.length === 0)
    throw new UsageError("The table has no line below its names.", "calculate");
  return lines.map(({ cells, line }) => {
    const choose = <Value extends string>(name: "exp" | "basis", allowed: readonly Value[]) => {
      const given = cells[names.indexOf(name)] || values[name];
      const found = allowed.find((one) => one === given);
      if (given === undefined || found !== undefined) return found;
      throw new UsageError(
        `Line ${line} of the table: ${name} is one of ${allowed.join(", ")}, not ${given}.`,
        "calculate",
      );
    };
    const [exp, basis] = [choose("exp", payLevels), choose("basis", bases)];
    const [asRole, asCity] = [toSlug(cells[role] ?? ""), toSlug(cells[city] ?? "")];
    if (asRole === "" || asCity === "") {
      throw new UsageError(`Line ${line} of the table needs a role and a city.`, "calculate");
    }
    const asked = { role: asRole, city: asCity, ...(exp && { exp }), ...(basis && { basis }) };
    return { asked, line };
  });
}

function cellsOf(text: string) {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new UsageError(`The table is no CSV: ${error.message}.`);
    throw error;
  }
}
