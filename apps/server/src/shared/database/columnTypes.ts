/**
 * How both drivers read columns, so that a row is what the wire wants: numbers for int8 and numeric, `YYYY-MM-DD` for
 * date, `YYYY-MM-DD HH:mm:ss` for timestamptz (the connection's zone is Asia/Shanghai).
 * Keys are PostgreSQL type ids.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8
  1700: Number, // numeric: our amounts stay below 9e13, exact in a double
  1082: (text) => text, // date
  1114: (text) => text.slice(0, 19), // timestamp
  1184: (text) => text.slice(0, 19), // timestamptz
};

export const databaseZone = 'Asia/Shanghai';
