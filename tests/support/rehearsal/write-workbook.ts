import { strToU8, zipSync } from "fflate";

/** A sheet of a workbook: texts, numbers and blanks. */
export interface Sheet {
  name: string;
  rows: readonly (readonly (string | number | null)[])[];
}

const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const relationships = "application/vnd.openxmlformats-package.relationships+xml";

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The bytes of an `.xlsx` file, whose texts are shared between its cells as spreadsheets write them. */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array {
  const texts = new Map<string, number>();
  const written = sheets.map(({ rows }) => writeRows(rows, texts));
  const parts = sheets.map(({ name }, at) => ({ name, number: at + 1 }));
  const files: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="${relationships}"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${kind}.sharedStrings+xml"/>${parts.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${kind}.worksheet+xml"/>`).join("")}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${parts.map(({ name, number }) => `<sheet name="${escapeText(name)}" sheetId="${number}" r:id="rId${number}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships">${parts.map(({ number }) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join("")}<Relationship Id="rId${parts.length + 1}" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/sharedStrings.xml": `<sst xmlns="${spreadsheet}">${[...texts.keys()].map((text) => `<si><t xml:space="preserve">${escapeText(text)}</t></si>`).join("")}</sst>`,
    ...Object.fromEntries(
      written.map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${spreadsheet}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    { level: 1 },
  );
}

function writeRows(rows: Sheet["rows"], texts: Map<string, number>): string {
  return rows
    .map((row, at) => {
      const cells = row.map((value, column) => {
        if (value === null) return "";
        const place = `${columnName(column)}${at + 1}`;
        if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
        const index = texts.get(value) ?? texts.size;
        texts.set(value, index);
        return `<c r="${place}" t="s"><v>${index}</v></c>`;
      });
      return `<row r="${at + 1}">${cells.join("")}</row>`;
    })
    .join("");
}

/** A, B, … Z, AA, AB, … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
