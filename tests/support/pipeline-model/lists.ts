/** The filters, order and pages of lists. */

export function newest<Row extends { createdAt: number; id: string }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

export function isCompany(name: string | null, company: string | undefined): boolean {
  return company === undefined || name?.toLowerCase() === company.toLowerCase();
}

/** Whether each word of a text is a prefix of a word in the fields. */
export function matchesSearch(fields: unknown[], text: string | undefined): boolean {
  if (text === undefined) return true;
  const present = fields.flatMap((field) => (typeof field === "string" ? wordsOf(field) : []));
  return wordsOf(text).every((word) => present.some((other) => other.startsWith(word)));
}

/** Sufficient for the languages that occur in the sequences. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain.toLowerCase().match(/[a-z0-9]+[+#]*/g) ?? [];
}

/** The first page, with `nextCursor` true if more rows follow. */
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
