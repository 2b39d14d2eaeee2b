/** Lists of lines, as the history names them. */
export type LineList = 'bugList' | 'detailList' | 'partsList';

/** A line of the claim as it was called when it was changed. */
export interface NamedLine {
  list: LineList;
  faultNo: string;
  code: string;
}

/** `{list}/{fault number}/{code}` in its parts; a code may contain slashes. */
export function parseLine(line: string | null): NamedLine | undefined {
  const [, list, faultNo = '', code = ''] = /^(bugList|detailList|partsList)\/(\d+)\/(.*)$/.exec(line ?? '') ?? [];
  return list ? { list: list as LineList, faultNo, code } : undefined;
}
