/** Shared by both plots: the colors of the pages, light and dark. */
const style = `
text { font: 17px system-ui, sans-serif; fill: #51605d; }
.paper { fill: #ffffff; }
.grid { stroke: #e4eae8; fill: none; }
.mark { fill: #0b6e5f; }
.line { stroke: #0b6e5f; fill: none; }
.guide { stroke: #15211f; fill: none; }
@media (prefers-color-scheme: dark) {
  text { fill: #9fb0ac; }
  .paper { fill: #17201e; }
  .grid { stroke: #2a3734; }
  .mark { fill: #4fc9b2; }
  .line { stroke: #4fc9b2; }
  .guide { stroke: #e7efed; }
}`;

export function drawing(
  title: string,
  { width, height }: { width: number; height: number },
  content: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<title>${title}</title>
<style>${style}
</style>
<rect class="paper" width="${width}" height="${height}"/>
${content.join("\n")}
</svg>
`;
}

export const thousands = (dollars: number) => `$${Math.round(dollars / 1_000)}k`;

export const place = (value: number) => Number(value.toFixed(1)).toString();
