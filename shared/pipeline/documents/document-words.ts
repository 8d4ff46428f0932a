import { type DocumentKind, type DocumentType, documentKinds } from "#schema/documents.ts";

export const documentWords: Readonly<Record<DocumentKind, string>> = {
  resume: "Résumé",
  letter: "Letter",
  posting: "Posting",
  other: "Other",
};

/** What a form's field says; `other` for anything else. */
export function readKind(typed: string | undefined): DocumentKind {
  return documentKinds.find((kind) => kind === typed) ?? "other";
}

export const typeWords: Readonly<Record<DocumentType, string>> = {
  pdf: "PDF",
  docx: "Word",
  txt: "Text",
  md: "Markdown",
};

/** A size as people read it: `3.4 MB`, `120 KB`, `40 bytes`. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1_000);
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
