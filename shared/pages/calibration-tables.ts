import { html } from "hono/html";
import content from "./calibration-tables.json";

/** The method's fitted constants, as `npm run calibrate -- --write` read them from the seeds. */
export const constants = content.constants;

/** The tables that `npm run calibrate -- --write` wrote, each with its explanation. */
export const calibrationTables = content.tables.map(
  ({ title, text, header, rows }) => html`<h3>${title}</h3>
<p>${text}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${title}">
<table>
<thead><tr>${header.map((name, column) => (column === 0 ? html`<th scope="col">Cells</th>` : html`<th scope="col" class="number">${name}</th>`))}</tr></thead>
<tbody>
${rows.map(
  ([
    name,
    ...values
  ]) => html`<tr><th scope="row">${name}</th>${values.map((value) => html`<td class="number">${value}</td>`)}</tr>
`,
)}
</tbody>
</table>
</div>
`,
);
