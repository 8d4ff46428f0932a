import { importLists } from "../../../contracts/pipeline/transfer.ts";
import type { Markup, Page } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import type { FormErrors } from "./form-state.ts";
import { ImportColumns } from "./import-columns.tsx";
import { FirstRows, LeftOut } from "./import-rows.tsx";
import { ImportStatuses } from "./import-statuses.tsx";
import {
  counted,
  type DoneView,
  type ExportView,
  type ImportView,
  listWords,
  shownTable,
  type TableView,
} from "./import-view.ts";
import { Problems } from "./problems.tsx";

export interface ImportForm {
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
        <p class="lead">{`${view.name}: ${sizeOf(view)}`}</p>
        <Problems errors={errors} labels={{}} />
        {view.kind === "table" ? (
          <Table view={view} form={form} />
        ) : (
          <Export view={view} form={form} />
        )}
      </>
    ),
  };
}

function sizeOf(view: TableView | ExportView): string {
  if (view.kind === "table") return counted(view.rows.length, ["row", "rows"]);
  const { report, parts } = view;
  const of = parts === null ? "" : ` in ${counted(parts.all, ["part", "parts"])}`;
  if (report === null) return `an export${of}`;
  const counts = importLists.map((list) => counted(report.counts[list], listWords[list]));
  return counts.join(", ") + of;
}

function Table({ view, form }: { view: TableView; form: ImportForm }): Markup {
  const { id, rows, columns, unknownStatuses, statuses, jobs, resumes } = view;
  const invalid = rows.filter(({ job }) => job === null);
  const known = rows.filter(({ knownId }) => knownId !== null);
  const added = rows.length - invalid.length - (form.again ? 0 : known.length);
  if (resumes) return <Resume id={id} formToken={form.formToken} parts={null} />;
  return (
    <form method="post" action={`/app/jobs/import/${id}`}>
      <FormToken value={form.formToken} />
      <input type="hidden" name="shown" value={shownTable(view)} />
      <ImportColumns columns={columns} />
      <ImportStatuses unknownStatuses={unknownStatuses} statuses={statuses} />
      <FirstRows rows={rows} />
      <LeftOut
        heading={`${counted(invalid.length, ["row", "rows"])} cannot be imported`}
        rows={invalid}
        jobs={jobs}
      />
      <LeftOut
        heading={`${counted(known.length, ["job", "jobs"])} you have already`}
        rows={known.map(({ row, knownId }) => ({ row, problems: [], jobId: knownId ?? "" }))}
        jobs={jobs}
      />
      {known.length > 0 && (
        <label class="check">
          <input type="checkbox" name="again" value="yes" checked={form.again ?? false} />
          <span>
            Add these again
            <small>Otherwise they are left out, and the jobs that you have stay as they are.</small>
          </span>
        </label>
      )}
      <p class="actions">
        {(added > 0 || known.length > 0) && (
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
  const { id, report, problem, parts, resumes } = view;
  if (resumes) return <Resume id={id} formToken={form.formToken} parts={parts} />;
  const isValid = report?.invalidRows === 0;
  return (
    <form method="post" action={`/app/jobs/import/${id}`}>
      <FormToken value={form.formToken} />
      <p>
        {problem ??
          (isValid
            ? "All of it can be imported. The records get new ids, and keep their dates and links."
            : "Nothing of it is imported while records are not valid, since they belong together.")}
      </p>
      <LeftOut
        heading={`${counted(report?.invalidRows ?? 0, ["record is", "records are"])} not valid`}
        rows={(report?.invalid ?? []).map(({ list, row, problems, part }) => ({
          row,
          problems,
          list: part === null ? listWords[list][0] : `part ${part}, ${listWords[list][0]}`,
        }))}
        jobs={new Map()}
      />
      <p class="actions">
        {isValid && (
          <button type="submit" name="action" value="import">
            Import all of it
          </button>
        )}
        <a href="/app/jobs/import">Choose another file</a>
      </p>
    </form>
  );
}

function Resume({
  id,
  formToken,
  parts,
}: {
  id: string;
  formToken: string;
  parts: ExportView["parts"];
}): Markup {
  const isBetween = parts !== null && parts.imported > 0;
  return (
    <form method="post" action={`/app/jobs/import/${id}`}>
      <FormToken value={formToken} />
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
  const invalid = leftOut.filter(({ jobId }) => jobId === undefined);
  const known = leftOut.filter(({ jobId }) => jobId !== undefined);
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
