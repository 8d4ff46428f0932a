import type { CheckPostingData } from "#shared/salaries/posting/check-posting.response.ts";

/** A checked posting in words. What fields a caller has left out is not said. */
export function sayPosting({ data }: { data: Partial<CheckPostingData> }): string[] {
  const { headline, law = [], findings = [], disclosure } = data;
  return [
    ...(headline === undefined ? [] : [headline]),
    ...law.map(({ jurisdiction, asks, found, statute }) => {
      const here = found ? ` Here: ${found}` : "";
      return `${jurisdiction} (${statute}): ${asks}${here} Not legal advice.`;
    }),
    ...findings.map(({ text, source }) => `${text} (${source.name})`),
    ...(disclosure ? [`To post: ${disclosure}`] : []),
  ];
}
