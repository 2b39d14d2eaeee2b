/** One line as it travels: `val` is always text, several values are joined by commas. */
export interface Condition {
  field: string;
  rule: string;
  val: string;
  /** Type of the field's editor; `date` asks about whole days, `datetime` about seconds. */
  type?: string;
  /** `field`: `val` is the name of another field of the same kind, with which the line compares. Default: `val` is a value. */
  valueSource?: 'field';
  dbType?: string;
}

export type MatchType = 'and' | 'or';

/** `or` means or, anything else and. */
export const toMatchType = (text: string | undefined): MatchType => (text === 'or' ? 'or' : 'and');

/** A line that is being built. A muted one stays and asks for nothing. */
export interface QueryLine extends Condition {
  muted?: boolean;
}

/** Lines and further groups, of which all (`and`) or any (`or`) must hold. */
export interface QueryGroup {
  match: MatchType;
  /** The group holds for exactly the rows for which its conditions do not, those with nothing in the fields included. Default false. */
  not?: boolean;
  items: readonly (QueryLine | QueryGroup)[];
}

export type QueryItem = QueryLine | QueryGroup;

export const isGroup = (item: QueryItem): item is QueryGroup => 'items' in item;

/** Maximum depth of groups: deeper ones are unreadable, and a hostile one must not exhaust a server. */
export const maxDepth = 5;
/** Lines of one query, those of all groups together. */
export const maxLines = 50;
