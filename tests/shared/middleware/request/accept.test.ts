import { describe, expect, it } from "vitest";
import { preferredMedia } from "#shared/middleware/request/accept.ts";

const [json, csv, html, markdown] = [
  "application/json",
  "text/csv",
  "text/html",
  "text/markdown",
] as const;

describe("the preferred media type", () => {
  it.each([
    [undefined, json],
    ["", json],
    ["*/*", json],
    ["text/csv", csv],
    ["TEXT/CSV", csv],
    ["text/csv; header=present", csv],
    ["text/*", csv],
    ["text/csv;q=0.5, */*", json],
    ["text/csv, */*;q=0.1", csv],
    ["*/*, text/csv", csv],
    ["text/*, text/csv;q=0", json],
    ["application/json;q=0, */*", csv],
    ["application/json;q=0.2, text/csv;q=0.3", csv],
    ["text/csv, application/json", csv],
    ["application/json, text/csv", json],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", json],
    ["image/png", json],
    ["text/csv;q=0", json],
    ["text/csv;q=x", csv],
    [",;=", json],
  ])("of JSON and CSV with Accept: %s is %s", (accept, expected) => {
    expect(preferredMedia(accept, [json, csv])).toBe(expected);
  });

  it.each([
    ["text/markdown, text/html, */*", markdown],
    ["text/html,application/xhtml+xml,*/*;q=0.8", html],
    ["text/html;q=0.9, text/markdown", markdown],
  ])("of HTML and Markdown with Accept: %s is %s", (accept, expected) => {
    expect(preferredMedia(accept, [html, markdown])).toBe(expected);
  });
});
