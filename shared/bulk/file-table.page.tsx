import { grouped } from "#shared/core/format.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { DataFile } from "./manifest.ts";

/** The files of a release. */
export function FileTable({
  release,
  files,
}: {
  release: string;
  files: readonly DataFile[];
}): Markup {
  return (
    <ScrollArea label="Files of the release">
      <table>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Content</th>
            <th scope="col" class="number">
              Rows
            </th>
            <th scope="col" class="number">
              Size
            </th>
            <th scope="col">SHA-256</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ name, title, rows, bytes, sha256 }) => (
            <tr>
              <th scope="row">
                <a href={`/data/${release}/${name}`} download={name}>
                  {name}
                </a>
              </th>
              <td>{title}</td>
              <td class="number">{rows === null ? "" : grouped(rows)}</td>
              <td class="number">{sizeOf(bytes)}</td>
              <td>
                <code>{sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** `21.1 MB`, `468 kB`, in one line. */
function sizeOf(bytes: number): string {
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1e3))}\u00a0kB`;
}
