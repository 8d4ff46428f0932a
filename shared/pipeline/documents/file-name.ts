import type { DocumentType } from "#schema/documents.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { FileContent } from "./identify-file.ts";

/** Characters without a shape, and those that change the direction in which a name is read. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** What file systems refuse, or read as something else. */
const refused = /[:*?"<>|]/g;
const maxStem = 100;
/** File systems take 255 bytes for a name, of which an archive needs some for an id. */
const maxStemBytes = 200;
/** Names that Windows keeps for devices, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

const typesOf: Readonly<Record<FileContent, Readonly<Record<string, DocumentType>>>> = {
  pdf: { pdf: "pdf" },
  docx: { docx: "docx" },
  text: { txt: "txt", md: "md", markdown: "md" },
};
const defaults = { pdf: "pdf", docx: "docx", text: "txt" } as const;
const endings = Object.values(typesOf).flatMap((types) => Object.keys(types));
const nouns: Readonly<Record<FileContent, string>> = {
  pdf: "a PDF",
  docx: "a Word document",
  text: "plain text",
};

/**
 * The name and type of a document: without folders, unseen characters and those that file systems refuse, at most a
 * hundred characters long, and with the ending of its content.
 *
 * @throws ApiError `parameter_missing` if the name ends as another type does.
 * @example
 * fileName("C:\\letters\\acme", "pdf"); // { name: "acme.pdf", type: "pdf" }
 */
export function fileName(
  given: string,
  content: FileContent,
): { name: string; type: DocumentType } {
  const last = given.split(/[/\\]/).findLast((part) => part.trim() !== "") ?? "";
  const clean = cleaned(last);
  const ending = /\.([A-Za-z]+)$/.exec(clean)?.[1]?.toLowerCase() ?? "";
  const type = Object.hasOwn(typesOf[content], ending) ? typesOf[content][ending] : undefined;
  if (type === undefined && endings.includes(ending)) throw otherEnding(ending, content);
  const stem = type === undefined ? clean : clean.slice(0, -ending.length - 1);
  const own = type === undefined ? defaults[content] : ending;
  return { name: `${shortened(stem) || "document"}.${own}`, type: type ?? defaults[content] };
}

/** A text as the name of a folder. */
export function partOfName(text: string): string {
  return shortened(cleaned(text.replace(/[/\\]/g, "-"))) || "other";
}

function cleaned(name: string): string {
  return name
    .replace(unseen, "")
    .replace(refused, "-")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
}

function shortened(stem: string): string {
  const start = Array.from(stem).slice(0, maxStem).join("");
  const { read } = new TextEncoder().encodeInto(start, new Uint8Array(maxStemBytes));
  return start
    .slice(0, read)
    .replace(/[. ]+$/, "")
    .replace(device, "$&-");
}

function otherEnding(ending: string, content: FileContent): ApiError {
  return new ApiError("parameter_missing", {
    message: `The name ends in .${ending}, but the file is ${nouns[content]}.`,
    param: "name",
    clarification: "Is it the right file, and what should it be called?",
  });
}
