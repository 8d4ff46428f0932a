/** What the lists have in common: filters, order, pages. */
export function newest<Row extends { createdAt: number; id: string }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

export function isCompany(name: string | null, wanted: string | undefined): boolean {
  return wanted === undefined || name?.toLowerCase() === wanted.toLowerCase();
}

/** Whether every word of a text begins a word of the fields. */
export function answers(fields: unknown[], text: string | undefined): boolean {
  if (text === undefined) return true;
  const there = fields.flatMap((field) => (typeof field === "string" ? wordsOf(field) : []));
  return wordsOf(text).every((word) => there.some((other) => other.startsWith(word)));
}

/** Of the languages that the sequences are written in. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain.toLowerCase().match(/[a-z0-9]+[+#]*/g) ?? [];
}

/** The first page, and whether rows lie behind it in `nextCursor`'s place. */
export function page<Row>(
  name: string,
  rows: Row[],
  query: Record<string, string>,
  record: (row: Row) => object,
) {
  const limit = Number(query.limit ?? 25);
  return {
    data: {
      [name]: rows.slice(0, limit).map(record),
      total: rows.length,
      nextCursor: rows.length > limit,
    },
  };
}
