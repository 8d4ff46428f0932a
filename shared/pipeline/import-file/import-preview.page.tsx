import { jobStatuses } from "#schema/job-statuses.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import type { FormErrors } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { plainStatus } from "../imports/import-columns.ts";
import { importLists } from "../imports/transfer.request.ts";
import { groupLeftOut } from "./check-table.ts";
import {
  ApplyToRows,
  AskedCurrencies,
  ImportColumns,
  KeptInNotes,
} from "./import-choices.page.tsx";
import { FirstRows, LeftOut } from "./import-rows.page.tsx";
import {
  chosenCurrencies,
  counted,
  type DoneView,
  type ExportView,
  type ImportView,
  listWords,
  shownTable,
  statusName,
  type TableView,
  type UnfinishedView,
} from "./import-view.ts";

interface ImportForm {
  formToken: string;
  errors: FormErrors;
  status?: number;
  /** Whether jobs that the account has already are added again. */
  again?: boolean;
}

/** `/app/jobs/import/{id}`: what a file would become, or has become. */
export function importPreviewPage(view: ImportView, form: ImportForm): Page {
  const { errors, status = 200 } = form;
  if (view.kind === "done") return outcomePage(view);
  return {
    title: "Import jobs",
    status,
    body: (
      <>
        <p class="lead">{[view.name, ...sizeOf(view)].join(": ")}</p>
        <Problems errors={errors} labels={{}} />
        {view.kind === "table" && <Table view={view} form={form} />}
        {view.kind === "export" && <Export view={view} form={form} />}
        {view.kind === "unfinished" && <Resume view={view} form={form} />}
      </>
    ),
  };
}

function sizeOf(view: TableView | ExportView | UnfinishedView): string[] {
  if (view.kind === "unfinished") return [];
  if (view.kind === "table") return [counted(view.total, ["row", "rows"])];
  const { counts, parts } = view;
  const of = parts === null ? "" : ` in ${counted(parts, ["part", "parts"])}`;
  if (counts === null) return [`an export${of}`];
  return [importLists.map((list) => counted(counts[list], listWords[list])).join(", ") + of];
}

function Table({ view, form }: { view: TableView; form: ImportForm }): Markup {
  const { id, total, first, columns, unknownStatuses, statuses, invalid, known, jobs } = view;
  const currencies = chosenCurrencies(view);
  const added = total - invalid.count - (form.again ? 0 : known.count);
  return (
    <form method="post" action={`/app/jobs/import/${id}`}>
      <FormToken value={form.formToken} />
      <input type="hidden" name="shown" value={shownTable({ columns, statuses, currencies })} />
      <ImportColumns columns={columns} />
      <ImportStatuses unknownStatuses={unknownStatuses} statuses={statuses} />
      {view.pay && <AskedCurrencies asked={view.pay.asked} />}
      <FirstRows rows={first} total={total} />
      {view.pay && <KeptInNotes {...view.pay} />}
      <LeftOut
        heading={`${counted(invalid.count, ["row", "rows"])} cannot be imported`}
        rows={invalid}
        jobs={jobs}
      />
      <LeftOut
        heading={`${counted(known.count, ["job", "jobs"])} you have already`}
        rows={known}
        jobs={jobs}
      />
      {known.count > 0 && (
        <label class="check">
          <input type="checkbox" name="again" value="yes" checked={form.again ?? false} />
          <span>
            Add these again
            <small>Otherwise they are left out, and the jobs that you have stay as they are.</small>
          </span>
        </label>
      )}
      <p class="actions">
        {(added > 0 || known.count > 0) && (
          <button type="submit" name="action" value="import">
            {added > 0 ? `Import ${counted(added, ["job", "jobs"])}` : "Import"}
          </button>
        )}
        <a href="/app/jobs/import">Choose another file</a>
      </p>
    </form>
  );
}

function Export({ view, form }: { view: ExportView; form: ImportForm }): Markup {
  const { id, counts, problem, invalid } = view;
  return (
    <form method="post" action={`/app/jobs/import/${id}`}>
      <FormToken value={form.formToken} />
      <p>
        {problem ??
          (counts !== null
            ? "All of it can be imported. The records get new ids, and keep their dates and links."
            : "Nothing of it is imported while records are not valid, since they belong together.")}
      </p>
      <LeftOut
        heading={`${counted(invalid.count, ["record is", "records are"])} not valid`}
        rows={invalid}
        jobs={new Map()}
      />
      <p class="actions">
        {counts !== null && (
          <button type="submit" name="action" value="import">
            Import all of it
          </button>
        )}
        <a href="/app/jobs/import">Choose another file</a>
      </p>
    </form>
  );
}

function Resume({ view, form }: { view: UnfinishedView; form: ImportForm }): Markup {
  const { id, parts } = view;
  const isBetween = parts !== null && parts.imported > 0;
  return (
    <form method="post" action={`/app/jobs/import/${id}`}>
      <FormToken value={form.formToken} />
      <p>
        {isBetween
          ? `${parts.imported} of ${parts.all} parts are imported. `
          : "The import of this file was interrupted after some of its rows were added. "}
        It goes on where it stopped, and adds no row twice.
      </p>
      <p class="actions">
        <button type="submit" name="action" value="import">
          Go on with the import
        </button>
      </p>
    </form>
  );
}

function outcomePage({ name, outcome, jobs }: DoneView): Page {
  const { added, leftOut } = outcome;
  const lists = importLists.filter((list) => added[list] > 0);
  const invalid = groupLeftOut(leftOut.filter(({ jobId }) => jobId === undefined));
  const known = groupLeftOut(leftOut.filter(({ jobId }) => jobId !== undefined));
  return {
    title: "The import is done",
    body: (
      <>
        <p class="lead">{`From ${name}:`}</p>
        <ul>
          {lists.map((list) => (
            <li>{`${counted(added[list], listWords[list])} added`}</li>
          ))}
          {leftOut.length > 0 && <li>{`${counted(leftOut.length, ["row", "rows"])} left out`}</li>}
        </ul>
        <LeftOut heading="Rows that could not be imported" rows={invalid} jobs={jobs} />
        <LeftOut heading="Jobs that you had already" rows={known} jobs={jobs} />
        <p class="actions">
          <a class="button" href="/app/jobs">
            Show the board
          </a>
          <a href="/app/jobs/import">Import another file</a>
        </p>
      </>
    ),
  };
}

/** The choice of a status for each one in the table that is not known; empty if all are. */
function ImportStatuses({
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
