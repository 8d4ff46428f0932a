import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FormPart, readMultipart } from "#shared/middleware/request/multipart.ts";

const bytesOf = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const form = "multipart/form-data; boundary=x";
const part = (text: string, header = 'name="a"') =>
  `--x\r\nContent-Disposition: form-data; ${header}\r\n\r\n${text}\r\n`;
const read = (body: string, type = form) => readMultipart(bytesOf(body), type);
const plain = ({ name, filename, bytes }: FormPart) => ({ name, filename, bytes: [...bytes] });

describe("a form with files", () => {
  it("is read as a browser's encoder writes it, whatever is in it", async () => {
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom("", "\r\n", "\r\n--", "--\r\n\r\n", "\r\r\n").map(bytesOf),
    );
    // A browser does not escape the sign that it escapes others with.
    const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes("%"));
    const field = fc.record({ name, filename: name, content });
    await fc.assert(
      fc.asyncProperty(fc.array(field, { minLength: 1, maxLength: 8 }), async (fields) => {
        const data = new FormData();
        for (const { name, filename, content } of fields) {
          data.append(name, new File([Uint8Array.from(content)], filename));
        }
        const response = new Response(data);
        const body = new Uint8Array(await response.arrayBuffer());
        const parts = readMultipart(body, response.headers.get("content-type") ?? "");
        // Line breaks in names are CRLF in a form.
        const sent = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n");
        expect(parts.map(plain)).toEqual(
          fields.map(({ name, filename, content }) => ({
            ...{ name: sent(name), bytes: [...content] },
            filename: expect.toSatisfy((text) => text === filename || text === sent(filename)),
          })),
        );
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["no end", part("a")],
    ["no boundary at all", "a=b"],
    ["no blank line", "--x\r\nContent-Disposition: form-data; name=a\r\n--x--"],
    ["no name", `${part("1", "")}--x--`],
    ["too many fields", `${part("1").repeat(21)}--x--`],
    ["a header without end", `--x\r\n${"A: b\r\n".repeat(2_000)}\r\n\r\n\r\n--x--`],
    ["nothing", ""],
  ])("with %s is malformed", (_, body) => {
    expect(() => read(body)).toThrow("The form is malformed.");
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data", `${form}${"x".repeat(80)}`])(
    "is not %s",
    (type) => expect(() => read(`${part("1")}--x--`, type)).toThrow("multipart/form-data"),
  );
});
