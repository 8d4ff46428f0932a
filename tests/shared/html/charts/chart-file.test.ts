/** A chart as a file: its title, its source, the site's name, and the colors of both schemes. */
import { expect, it } from "vitest";
import { type ChartFile, writeChart } from "#shared/html/charts/chart-file.tsx";
import { SlopesDrawing } from "#shared/html/charts/slopes.tsx";

const file: ChartFile = {
  name: "offers",
  title: "What each offer buys: pay after tax, in dollars of average U.S. prices, in two cities",
  drawing: SlopesDrawing({
    screen: "wide",
    slopes: [{ name: "<Acme> $& Co", amounts: [90_000, 70_000, 65_000], isTied: false }],
  }),
  source: "https://pay.example/offers",
  rows: [["offer"], ["=Acme"]],
};

it("an SVG says what it is, whose it is and where it is from", async () => {
  const svg = await writeChart(file, "svg", "Pay & Co");
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toContain("Pay &amp; Co<");
  expect(svg).toContain("https://pay.example/offers<");
  expect(svg).toContain("&lt;Acme&gt; $&amp; Co");
  // A long title has two lines, of whole words.
  const lines = [...svg.matchAll(/class="file-title"[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(lines).toHaveLength(2);
  expect(lines.join(" ")).toBe(file.title);
});

it("an SVG has a color for everything in both schemes, and no variable that programs do not know", async () => {
  const svg = await writeChart(file, "svg", "Pay");
  const [light = "", dark = ""] = [...svg.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, css]) => css,
  );
  expect(svg).toContain('<style media="(prefers-color-scheme: dark)">');
  expect(light + dark).not.toMatch(/var\(|light-dark\(/);
  expect(light).toContain(".slopes polyline{fill:none;stroke:#14202e");
  expect(dark).toContain(".slopes polyline{stroke:#ebf0f6");
});

it("a CSV is the rows, safe to open in a spreadsheet", async () => {
  expect(await writeChart(file, "csv", "Pay")).toBe("offer\r\n'=Acme\r\n");
});
