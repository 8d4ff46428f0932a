/** Fields that a caller may leave out. */
type Changes<Row> = { [Field in keyof Row]?: Row[Field] | undefined };

/** The changes whose value is given and differs from the row. */
export function changedFields<Row extends object>(row: Row, changes: Changes<Row>): Partial<Row> {
  const different = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && value !== row[field as keyof Row],
  );
  return Object.fromEntries(different) as Partial<Row>;
}
