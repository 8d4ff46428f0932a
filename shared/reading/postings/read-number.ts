/** Numbers as people write them in different countries. */

interface ReadNumber {
  value: number;
  /** Whether it is written as Americans never write it: 68.000, 68 000, 38,50 or 12,00,000. */
  isForeign: boolean;
}

/** Digits with what separates their groups; a space does only in front of three digits. */
export const numberAt = /\d(?:[\d.,'’]|[ \u00a0\u202f](?=\d{3}(?!\d)))*/y;

/** Reads digits with separators; null if it is not clear which of them is the decimal point. */
export function readNumber(written: string): ReadNumber | null {
  const text = written
    .replace(/[.,'’]+$/, "")
    .replace(/[\u00a0\u202f’]/g, (one) => (one === "’" ? "'" : " "));
  const plain = /^\d{1,15}(?:\.\d{1,2})?$/.exec(text);
  if (plain) return { value: Number(text), isForeign: false };
  // A table of another program has 85000.0000; nobody separates thousands after four digits.
  if (/^\d{4,12}\.0{3,6}$/.test(text)) return { value: Math.trunc(Number(text)), isForeign: false };
  for (const { groups, isForeign } of forms) {
    const [, whole, part] = groups.exec(text) ?? [];
    if (whole === undefined) continue;
    const value = Number(`${whole.replace(/[.,' ]/g, "")}.${part ?? "0"}`);
    return { value, isForeign };
  }
  return null;
}

/** Ways to write a number, none of which reads what another one does. */
const forms = [
  { groups: /^(\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,2}))?$/, isForeign: false },
  { groups: /^(\d{1,3}(?:\.\d{3}){1,4})(?:,(\d{1,2}))?$/, isForeign: true },
  { groups: /^(\d{1,3}(?: \d{3}){1,4})(?:[.,](\d{1,2}))?$/, isForeign: true },
  { groups: /^(\d{1,3}(?:'\d{3}){1,4})(?:[.,](\d{1,2}))?$/, isForeign: true },
  { groups: /^(\d{1,2}(?:,\d{2}){1,3},\d{3})(?:\.(\d{1,2}))?$/, isForeign: true },
  { groups: /^(\d{1,15})(?:,(\d{1,2}))$/, isForeign: true },
] as const;
