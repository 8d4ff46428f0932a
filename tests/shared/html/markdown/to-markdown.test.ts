import { raw } from "hono/html";
import { describe, expect, it } from "vitest";
import { toMarkdown } from "#shared/html/markdown/to-markdown.ts";

const convert = async (html: string) => toMarkdown(raw(html), "https://example.com");

describe("a page as Markdown", () => {
  it.each([
    ["a heading without its anchor", '<h2 id="a"><a href="#a">Limits</a></h2>', "## Limits"],
    ["text with entities", "<p>R&amp;D &lt;b&gt;\n  it&#39;s</p>", "R&D <b> it's"],
    ["code as it is", "<p>Send <code>a &amp; b</code>.</p>", "Send `a & b`."],
    ["absolute links", '<p><a href="/docs">API</a></p>', "[API](https://example.com/docs)"],
    ["other hosts' links", '<p><a href="https://a.b/">A</a></p>', "[A](https://a.b/)"],
    ["a block of code", "<pre><code>a &lt; b\n  c</code></pre>", "```\na < b\n  c\n```"],
    ["a list", "<ul><li>One</li><li><strong>Two</strong></li></ul>", "- One\n- **Two**"],
    ["a numbered list", "<ol><li>One</li><li>Two</li></ol>", "1. One\n2. Two"],
    ["pairs", "<dl><div><dt>Minute</dt><dd>60</dd></div></dl>", "- Minute: 60"],
    ["a drawing's description", "<svg><title>T</title><desc>Rises.</desc><path/></svg>", "Rises."],
    ["an image's description", '<figure><img src="/a.svg" alt="Falls."></figure>', "Falls."],
    ["what unfolds", "<details><summary>More</summary><p>Text</p></details>", "**More**\n\nText"],
  ])("has %s", async (_, html, expected) => {
    expect(await convert(html)).toBe(`${expected}\n`);
  });

  it("has a table with its header, or with an empty one", async () => {
    const body = "<tbody><tr><th>a|b</th><td>1</td></tr></tbody>";
    const head = "<thead><tr><th>Name</th><th>Value</th></tr></thead>";
    expect(await convert(`<table>${head}${body}</table>`)).toBe(
      "| Name | Value |\n| --- | --- |\n| a\\|b | 1 |\n",
    );
    expect(await convert(`<table>${body}</table>`)).toBe("|  |  |\n| --- | --- |\n| a\\|b | 1 |\n");
  });
});
