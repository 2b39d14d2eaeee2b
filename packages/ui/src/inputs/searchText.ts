/** Operator of a search text. */
export type SearchKind = 'like' | 'ne' | 'ge' | 'le';

/** The typed text in the notation of list queries: `*text*`, `!text`, `>= text`, `<= text`; `''` for none. */
export function toSearchText(typed: string, kind: SearchKind, trim = true): string {
  const text = trim ? typed.trim() : typed;
  if (text === '') return '';
  return { like: `*${text}*`, ne: `!${text}`, ge: `>= ${text}`, le: `<= ${text}` }[kind];
}

/** Text that was typed; a value in another notation is returned as it is. */
export function fromSearchText(value: string | null | undefined, kind: SearchKind): string {
  const text = value ?? '';
  const [, found] = { like: /^\*(.*)\*$/s, ne: /^!(.*)$/s, ge: /^>= ?(.*)$/s, le: /^<= ?(.*)$/s }[kind].exec(text) ?? [];
  return found ?? text;
}
