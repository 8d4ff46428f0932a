import fc from "fast-check";
import { expect, it } from "vitest";
import { fileName, partOfName } from "#shared/pipeline/documents/file-name.ts";

it.each([
  ["Résumé.pdf", "pdf", "Résumé.pdf"],
  ["Resume.PDF", "pdf", "Resume.pdf"],
  ["../../etc/passwd", "text", "passwd.txt"],
  ["C:\\Users\\ada\\letter.docx", "docx", "letter.docx"],
  ["notes.md", "text", "notes.md"],
  ["notes.markdown", "text", "notes.markdown"],
  ["page.html", "text", "page.html.txt"],
  ["v1.2", "pdf", "v1.2.pdf"],
  ["...", "pdf", "document.pdf"],
  [".pdf", "pdf", "pdf.pdf"],
  ["a\u202Efdp.txt", "text", "afdp.txt"],
  ['a<b>:"c"|?*.txt', "text", "a-b---c----.txt"],
  ["  two   words .txt", "text", "two words.txt"],
  [`${"é".repeat(300)}.pdf`, "pdf", `${"é".repeat(100)}.pdf`],
  // File systems bound names by bytes.
  [`${"履".repeat(90)}.pdf`, "pdf", `${"履".repeat(66)}.pdf`],
  ["CON.txt", "text", "CON-.txt"],
  ["console.txt", "text", "console.txt"],
  // What every object has is no type.
  ["cv.constructor", "text", "cv.constructor.txt"],
] as const)("calls %s (%s) %s", (given, content, name) => {
  expect(fileName(given, content).name).toBe(name);
});

it("refuses a name that ends as another type does", () => {
  expect(() => fileName("cv.pdf", "text")).toThrow("ends in .pdf, but the file is plain text");
  expect(() => fileName("cv.TXT", "pdf")).toThrow("ends in .txt, but the file is a PDF");
});

it("names no folder as Windows names a device", () => {
  expect(["AUX", "nul.", "com1", "Auxilium"].map(partOfName)).toEqual([
    ...["AUX-", "nul-", "com1-", "Auxilium"],
  ]);
});

it("keeps nothing of a name that leaves its folder or hides its ending", () => {
  const unsafe = /[/\\:*?"<>|\p{Cc}\p{Cf}]|^\.|^\s/u;
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (given) => {
      expect(partOfName(given)).not.toMatch(unsafe);
      expect(fileName(`${given}.md`, "text").name).not.toMatch(unsafe);
      expect(fileName(`${given}.md`, "text").name).toMatch(/\.(?:md|txt)$/);
    }),
  );
});
