import { type CsvCell, writeCsv } from "#shared/core/csv.ts";
import type { Markup } from "../page.ts";
import styles from "./file-styles.json";

/** A chart that is taken along: the drawing for wide screens, its numbers, and where they are from. */
export interface ChartFile {
  /** The file's name without its ending. */
  name: string;
  title: string;
  drawing: Markup;
  /** The page or the data that the numbers are from, in a line below the drawing. */
  source: string;
  rows: readonly (readonly CsvCell[])[];
}

export const chartFormats = ["csv", "svg"] as const;
export type ChartFormat = (typeof chartFormats)[number];

/** Space between a drawing and the edges of its file, and the height of a line of its title. */
const margin = 20;
const line = 26;
const footer = 58;
/** Letters of a title that fit into 100 user units. */
const lettersPerHundred = 10;

/** The content of a chart's file; an SVG has the colors of both schemes, and the site's name. */
export async function writeChart(
  file: ChartFile,
  format: ChartFormat,
  siteName: string,
): Promise<string> {
  return format === "csv" ? writeCsv(file.rows) : chartSvg(file, siteName);
}

async function chartSvg({ title, drawing, source }: ChartFile, siteName: string): Promise<string> {
  const drawn = String(await drawing);
  const [, width = "0", height = "0"] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawn) ?? [];
  const titles = wrap(title, (Number(width) / 100) * lettersPerHundred);
  const top = margin + titles.length * line;
  const bottom = top + Number(height) + margin;
  const [wide, tall] = [Number(width) + 2 * margin, bottom + footer];
  const file = (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={wide}
      height={tall}
      viewBox={`0 0 ${wide} ${tall}`}
    >
      <title>{title}</title>
      <style>{styles.light}</style>
      <style media="(prefers-color-scheme: dark)">{styles.dark}</style>
      <rect class="file-paper" width="100%" height="100%" />
      {titles.map((text, at) => (
        <text class="file-title" x={margin} y={margin + 16 + at * line}>
          {text}
        </text>
      ))}
      <g transform={`translate(${margin} ${top})`}>DRAWING</g>
      <path class="file-rule" d={`M${margin} ${bottom}h${width}`} />
      <svg
        x={margin}
        y={bottom + 14}
        width="22"
        height="22"
        viewBox="-1 -5 36 36"
        aria-hidden="true"
      >
        <path class="file-bell" d="M0 13C9 13 11 5 17 5s8 8 17 8c-9 0-11 8-17 8s-8-8-17-8Z" />
        <path class="file-mark" d="M15-2h4v30h-4z" />
      </svg>
      <text class="file-name" x={margin + 30} y={bottom + 24}>
        {siteName}
      </text>
      <text class="file-source" x={margin + 30} y={bottom + 43}>
        {source}
      </text>
    </svg>
  );
  return String(await file).replace("DRAWING", () => drawn);
}

/** Lines of whole words. */
function wrap(text: string, letters: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last === "" || last.length + word.length < letters) {
      lines[lines.length - 1] = `${last} ${word}`.trimStart();
    } else {
      lines.push(word);
    }
  }
  return lines;
}
