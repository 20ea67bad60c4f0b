/** The address of a step of a line: `t7.3` in the record, `the-eighteen/t7.3` in a variation. */
export const addressIn = (line: string | undefined, address: string): string =>
  line === undefined ? address : `${line}/${address}`;
