import { jobStatuses } from "#schema/job-statuses.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { plainStatus } from "../imports/given-statuses.ts";
import { ApplyToRows } from "./apply-to-rows.page.tsx";
import { counted, statusName, type TableView } from "./import-view.ts";

/** The choice of a status for each one in the table that is not known; empty if all are. */
export function ImportStatuses({
  unknownStatuses,
  statuses,
}: Pick<TableView, "unknownStatuses" | "statuses">): Markup | null {
  if (unknownStatuses.length === 0) return null;
  const names = unknownStatuses.map(({ text }) => plainStatus(text));
  return (
    <section>
      <h2>Statuses</h2>
      <p>
        {counted(unknownStatuses.length, ["status is", "statuses are"])} not known here. Choose what
        each one means: rows whose status is left out are not imported.
      </p>
      <input type="hidden" name="statuses" value={JSON.stringify(names)} />
      <ScrollArea label="Statuses">
        <table class="import-columns">
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">In</th>
              <th scope="col">Is imported as</th>
            </tr>
          </thead>
          <tbody>
            {unknownStatuses.map(({ text, rows }, at) => (
              <tr>
                <th scope="row">{text.slice(0, 60)}</th>
                <td>{counted(rows, ["row", "rows"])}</td>
                <td>
                  <select
                    name={statusName(at)}
                    aria-label={`Status ${text.slice(0, 60)} is imported as`}
                  >
                    <option value="">Left out</option>
                    {jobStatuses.map((status) => (
                      <option value={status} selected={statuses[names[at] ?? ""] === status}>
                        {inWords(status)}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <ApplyToRows />
    </section>
  );
}
