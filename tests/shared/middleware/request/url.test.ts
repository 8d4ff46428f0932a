import fc from "fast-check";
import { expect, it } from "vitest";
import { originOf, parametersOf, pathnameOf, queryOf } from "#shared/middleware/request/url.ts";

const odd = fc.string({ unit: fc.constantFrom(..."a&=?+%/#:@2f é\0'\"[]"), maxLength: 30 });

function expectParts(text: string): void {
  // As the platform does it for a request.
  const { href } = new URL(text);
  const { origin, pathname, search, searchParams } = new URL(href);
  expect(originOf(href)).toBe(origin);
  expect(pathnameOf(href)).toBe(pathname);
  expect(queryOf(href)).toBe(search.slice(1));
  expect([...parametersOf(queryOf(href))]).toEqual([...searchParams]);
}

it("are those that the platform's URL has", () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      odd,
      odd,
      (url, path, query) => {
        expectParts(url);
        expectParts(`http://127.0.0.1:8787/${path}?${query}`);
        expectParts(`https://api.example.com?${query}`);
      },
    ),
    { numRuns: 2_000 },
  );
});

it.each([
  "http://user:password@example.com/a?b=c",
  "https://example.com:443/?&&a&=b&c==d&",
  "http://example.com/a//b?x=/?y#z?w",
])("are right for %s", expectParts);
