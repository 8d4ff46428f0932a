import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale, type Scale, ticks } from "./scale.ts";

/** A table of the calibration, as `npm run figures:calibrate -- --write` writes it: all cells are text. */
interface CalibrationTable {
  title: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

const width = 540;
/** Left: the share of cells that were right. Right: how far off they were. */
const panels = { share: [0, 168], error: [248, 452] } as const;
const rowHeight = 48;
const top = 34;

/** The percentages of cells that may lie inside their 95% interval, as the page says. */
const target = [93, 97] as const;

/** The columns as people read them. */
const inWords: Readonly<Record<string, string>> = {
  cells: "wages",
  "inside 95% interval": "inside our range",
  "median error": "half are off by less than",
  "median distance": "half are off by less than",
  "95th percentile error": "19 of 20 are off by less than",
  "95th percentile": "19 of 20 are off by less than",
  "median error by price parity": "half are off by less than, at local prices",
  flagged: "off by more than 15%",
};

/** One row, in percent. */
interface Row {
  name: string;
  cells: string;
  /** The texts of the table for `share` and `high`. */
  texts: { share: string; high: string };
  share: number;
  median: number;
  high: number;
  /** The median error of the other way to compute it; null if the table does not compare two. */
  other: number | null;
}

/** How often estimates were right and how far off they were, by the size of what they were tested on. */
export function CalibrationChart({ id, table }: { id: string; table: CalibrationTable }): Markup {
  const { title, header } = table;
  const isInterval = header.includes("inside 95% interval");
  const rows = readRows(table);
  const shares = rows.map(({ share }) => share);
  const lowest = isInterval ? Math.min(80, Math.floor(Math.min(...shares) / 10) * 10) : 0;
  const highest = Math.max(...rows.map(({ high }) => high));
  const x = {
    share: linearScale([lowest, 100], panels.share),
    error: linearScale([0, highest], panels.error),
  };
  const height = top + rows.length * rowHeight + 30;
  const bottom = top + rows.length * rowHeight;
  const hasOther = rows.some(({ other }) => other !== null);
  const shareName = isInterval ? "Inside our range" : "Within 4%";
  return (
    <figure class="chart-figure">
      <Chart
        id={id}
        title={`${title}: how often we were right, and how far off`}
        description={describe(rows, shareName)}
        width={width}
        height={height}
      >
        <text x="0" y="16" class="small">
          {shareName}
        </text>
        <text x={panels.error[0]} y="16" class="small">
          Off by
        </text>
        {isInterval && (
          <rect
            class="target"
            x={x.share(target[0])}
            y={top - 6}
            width={x.share(target[1]) - x.share(target[0])}
            height={bottom - top + 6}
          />
        )}
        <g class="axis">
          {ticks([lowest, 100], 2).map((value) => (
            <text x={x.share(value)} y={bottom + 22} text-anchor={anchorOf(value, lowest, 100)}>
              {`${value}%`}
            </text>
          ))}
          {ticks([0, highest], 4).map((value) => (
            <text x={x.error(value)} y={bottom + 22} text-anchor={value === 0 ? "start" : "middle"}>
              {`${value}%`}
            </text>
          ))}
        </g>
        {rows.map((row, at) => (
          <RowMarks row={row} x={x} y={top + at * rowHeight} />
        ))}
      </Chart>
      <figcaption class="legend">
        {isInterval && <span class="key target">Where all of them must be: 93% to 97%</span>}
        <span class="key median">Half are off by less</span>
        <span class="key band">19 of 20 are off by less than its end</span>
        {hasOther && <span class="key other">Half are off by less, at local prices</span>}
      </figcaption>
      <DataTable
        caption={title}
        columns={["", ...header.slice(1).map((name) => inWords[name] ?? name)]}
        rows={table.rows.map((row) => [...row])}
      />
    </figure>
  );
}

function RowMarks({
  row: { name, cells, texts, share, median, high, other },
  x,
  y,
}: {
  row: Row;
  x: { share: Scale; error: Scale };
  y: number;
}): Markup {
  const middle = y + 30;
  return (
    <g>
      <text x="0" y={y + 14} class="name">
        {`${name} `}
        <tspan class="small">{`${cells} wages`}</tspan>
      </text>
      <rect
        class="track"
        x={panels.share[0]}
        y={middle - 1}
        width={panels.share[1] - panels.share[0]}
        height="2"
      />
      <circle class="dot" cx={x.share(share)} cy={middle} r="6" />
      <text x={panels.share[1] + 10} y={middle + 5} class="value">
        {texts.share}
      </text>
      <rect
        class="bar"
        x={x.error(median)}
        y={middle - 6}
        width={x.error(high) - x.error(median)}
        height="12"
        rx="3"
      />
      <rect class="tick" x={x.error(median) - 2} y={middle - 10} width="4" height="20" rx="2" />
      {other !== null && <circle class="other" cx={x.error(other)} cy={middle} r="4" />}
      <text x={x.error(high) + 8} y={middle + 5} class="value">
        {texts.high}
      </text>
    </g>
  );
}

function readRows({ header, rows }: CalibrationTable): Row[] {
  const columnOf = (...names: readonly string[]) =>
    header.findIndex((name) => names.includes(name));
  const columns = {
    share: columnOf("inside 95% interval", "within 4%"),
    median: columnOf("median error", "median distance"),
    high: columnOf("95th percentile error", "95th percentile"),
    other: columnOf("median error by price parity"),
  };
  return rows.map((row) => {
    const textAt = (column: number) => row[column] ?? "";
    const read = (column: number) => Number.parseFloat(textAt(column));
    return {
      name: capitalized(row[0] ?? "")
        .replace("cells", "wages")
        .replace("price parity", "prices"),
      cells: row[1] ?? "",
      texts: { share: textAt(columns.share), high: textAt(columns.high) },
      share: read(columns.share),
      median: read(columns.median),
      high: read(columns.high),
      other: columns.other === -1 ? null : read(columns.other),
    };
  });
}

function describe(rows: readonly Row[], shareName: string): string {
  const [first] = rows;
  if (!first) return "No wages.";
  const { name, cells, share, median, high } = first;
  const [worst] = rows.toSorted((a, b) => b.high - a.high);
  const widest =
    worst && worst !== first
      ? ` They are farthest off for "${worst.name}", where 19 of 20 are off by less than ${worst.high}%.`
      : "";
  return `${name}, ${cells} wages: ${share}% ${shareName.toLowerCase()}. Half are off by less than ${median}%, 19 of 20 by less than ${high}%.${widest}`;
}

function anchorOf(value: number, lowest: number, highest: number): "start" | "middle" | "end" {
  return value === lowest ? "start" : value === highest ? "end" : "middle";
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
