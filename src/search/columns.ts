/** Rows as columns: for each field its values in the order of the rows, 0 for none, as far as they go. */
export type Columns<Row> = { readonly [Field in keyof Row]?: readonly (Row[Field] | 0)[] };

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Columns compress better than rows, and do not repeat the names of the fields. */
export const columnsOf = <Row extends object>(rows: readonly Row[]): Columns<Row> => {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row) as (keyof Row)[]))];
  const columns = fields.map((field) => {
    const column = rows.map((row) => (isEmpty(row[field]) ? 0 : row[field]));
    return [field, column.slice(0, column.findLastIndex((value) => value !== 0) + 1)] as const;
  });
  const filled = columns.filter(([, column]) => column.length > 0);
  return Object.fromEntries(filled) as unknown as Columns<Row>;
};

/** The row at a place, with the fields that it has. */
export const rowAt = <Row extends object>(columns: Columns<Row>, place: number): Partial<Row> => {
  const pairs = Object.entries<readonly unknown[]>(
    columns as Readonly<Record<string, readonly unknown[]>>,
  );
  return Object.fromEntries(
    pairs
      .map(([field, column]) => [field, column[place] || undefined])
      .filter(([, value]) => value),
  ) as Partial<Row>;
};

/** All rows, as many as the longest column has. */
export const rowsOf = <Row extends object>(columns: Columns<Row>): readonly Row[] => {
  const lengths = Object.values<readonly unknown[]>(
    columns as Readonly<Record<string, readonly unknown[]>>,
  ).map(({ length }) => length);
  return Array.from(
    { length: Math.max(0, ...lengths) },
    (_, place) => rowAt(columns, place) as Row,
  );
};
