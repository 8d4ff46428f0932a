import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ApiError } from "#shared/core/errors.ts";
import { identifyFile } from "#shared/pipeline/documents/identify-file.ts";
import { docx, pdf, text } from "#tests/support/documents.ts";

const joined = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));

describe("the type of a document", () => {
  it.each([
    ["pdf", "a PDF", pdf],
    ["docx", "a Word document", docx()],
    ["text", "text", text("Ada Lovelace\r\n\tEngineer\f\nRésumé 🙂")],
    ["text", "text with a byte order mark", text("\ufeffAda")],
    ["text", "HTML, which is text", text("<!doctype html><script>alert(1)</script>")],
    // Whatever else it is, browsers are told that it is a PDF, and that they must not guess.
    ["pdf", "a PDF that is HTML, too", joined(pdf.slice(0, 9), text("<script>"), pdf.slice(9))],
    ["pdf", "a PDF that is a ZIP archive, too", joined(docx(), pdf).slice(docx().length)],
  ] as const)("is %s: %s", async (type, _, bytes) => {
    expect(await identifyFile(bytes)).toBe(type);
  });

  it.each([
    ["nothing", text(""), "parameter_missing", /empty/],
    ["blanks", text(" \n\t"), "unsupported_media_type", /no text/],
    ["a PDF that is cut", pdf.slice(0, 20), "unsupported_media_type", /its end is missing/],
    ["an image", strToU8("\x89PNG\r\n\x1a\n", true), "unsupported_media_type", /no PDF/],
    [
      "an old Word document",
      strToU8("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", true),
      "unsupported_media_type",
      /no PDF/,
    ],
    ["UTF-16", strToU8("\xff\xfeA\0", true), "unsupported_media_type", /no text in UTF-8/],
    [
      "text with control characters",
      text("a\x1b[31mb"),
      "unsupported_media_type",
      /no text in UTF-8/,
    ],
    ["rich text", text("{\\rtf1\\ansi a}"), "unsupported_media_type", /Rich Text/],
    [
      "another archive",
      zipSync({ "a.txt": strToU8("a") }),
      "unsupported_media_type",
      /no Word document/,
    ],
    [
      "a spreadsheet by its types",
      docx({}, "application/vnd.ms-excel"),
      "unsupported_media_type",
      /no Word document/,
    ],
    [
      "a document with macros",
      docx({ "word/vbaProject.bin": strToU8("x") }),
      "unsupported_media_type",
      /macros/,
    ],
    [
      "a document whose macros have another name",
      docx(
        {},
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml application/vnd.ms-office.vbaProject",
      ),
      "unsupported_media_type",
      /macros/,
    ],
    [
      "a damaged document",
      docx().slice(0, 200),
      "unsupported_media_type",
      /begins like a Word document/,
    ],
    [
      "a PDF before a Word document's end",
      joined(strToU8("PK\x03\x04", true), pdf),
      "unsupported_media_type",
      /begins like/,
    ],
  ] as const)("is refused: %s", async (_, bytes, code, reason) => {
    const error: unknown = await identifyFile(Uint8Array.from(bytes)).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).code).toBe(code);
    expect((error as ApiError).message).toMatch(reason);
  });

  it("is refused for archives that would unpack to very much, before anything is unpacked", async () => {
    const bomb = docx({ "word/media/a": new Uint8Array(101 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(identifyFile(bomb)).rejects.toThrow("too large once it is unpacked");
    const types = docx({ "[Content_Types].xml": new Uint8Array(1024 * 1024) });
    await expect(identifyFile(types)).rejects.toThrow("[Content_Types].xml is too large");
    const many = docx(
      Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${n}`, strToU8("")])),
    );
    await expect(identifyFile(many)).rejects.toThrow("more than 1000 files");
  });
});
