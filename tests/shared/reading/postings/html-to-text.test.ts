import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Lines } from "#shared/contract/pipeline-fields.ts";
import { htmlToText, linkedDataIn } from "#shared/reading/postings/html-to-text.ts";

describe("HTML as text", () => {
  it.each([
    ["<p>One</p><p>Two<br>lines</p>", "One\n\nTwo\nlines"],
    ["<ul><li>a</li><li>b &amp; c</li></ul>after", "• a\n\n• b & c\n\nafter"],
    ["<h2>Title</h2>  text \n of&nbsp;it", "Title\n\ntext of it"],
    ["<style>p{}</style><script>x</script><p>seen</p>", "seen"],
    ["<table><tr><td>a</td><td>b</td></tr></table>", "a b"],
    ["no markup <3", "no markup <3"],
    ["<p>unclosed <b>bold", "unclosed bold"],
  ])("of %j is %j", (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it.each(["<b>", "<p><div>", "<svg><math>"])("of %s without end is read up to a depth", (open) => {
    const html = `<p>seen</p>${open.repeat(100_000)}<p>unseen</p>`;
    const started = process.cpuUsage();
    expect(htmlToText(html)).toBe("seen");
    expect(linkedDataIn(html)).toEqual([]);
    const { user } = process.cpuUsage(started);
    // It once took seconds for 100,000 elements, and minutes for the 700,000 of a page.
    expect(user / 1_000).toBeLessThan(500);
  });

  it("is read to a depth at which ends that begin nothing are found quickly", () => {
    const within = (depth: number) => htmlToText(`${"<i>".repeat(depth)}text`);
    expect([within(200), within(201)]).toEqual(["text", ""]);
  });

  it("is whole if elements are closed, however many there are", () => {
    expect(htmlToText(`${"<b>x</b>".repeat(5_000)}<p>end</p>`)).toMatch(/^x{5000}\n\nend$/);
  });

  it("is text that a field can have, whatever the HTML", () => {
    const field = Lines(1_000_000);
    const part = fc.constantFrom(
      "<p>",
      "</p>",
      "<li>",
      "<script>",
      "</script>",
      "&lt;",
      "&#0;",
      "\0",
      ...["\ud83d", "\u0085", "é🙂"],
    );
    const html = fc.array(fc.oneof(part, fc.string())).map((all) => all.join(""));
    fc.assert(
      fc.property(html, (text) => {
        expect(field.safeParse(htmlToText(text)).success).toBe(true);
      }),
    );
  });
});

it("finds linked data in scripts alone, in the order of the page", () => {
  const html = `<script type="Application/LD+JSON">{"a":"</p>&amp;"}</script>
    <!-- <script type="application/ld+json">1</script> --><script>2</script>
    <script type='application/ld+json'>3</script>`;
  expect(linkedDataIn(html)).toEqual(['{"a":"</p>&amp;"}', "3"]);
});
