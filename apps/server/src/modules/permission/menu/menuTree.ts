/** The menu as administrators see it. Pure. */
import type { MenuNode } from '../../../generated/types.gen.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { type EntryActions, type KeptEntry, toReply } from './effectiveMenu.ts';

interface Wanted {
  /** 1 without buttons, 2 those with buttons alone. */
  type?: '1' | '2' | undefined;
  keyword?: string | undefined;
  actionsOf: EntryActions;
}

/** Groups, pages and buttons as a tree; what has the keyword in it stands with all that is above and below it. */
export function menuTree(entries: readonly KeptEntry[], language: Language, { type, keyword = '', actionsOf }: Wanted): MenuNode[] {
  const text = keyword.trim().toLowerCase();
  const below = Map.groupBy(
    entries.filter((entry) => type !== '1' || entry.type === 1),
    ({ pid }) => pid,
  );
  const isWanted = ({ id, title, path, url }: KeptEntry): boolean =>
    [id, title[language], path, url].some((part) => part?.toLowerCase().includes(text) ?? false);
  const nodes = (pid: string | null, all: boolean): MenuNode[] =>
    (below.get(pid) ?? []).flatMap((entry) => {
      const found = all || isWanted(entry);
      const children = nodes(entry.id, found);
      const stays = type === '2' ? entry.type === 2 && found : found;
      return stays || children.length > 0 ? [{ ...toReply(entry, language, actionsOf), children: children.length > 0 ? children : null }] : [];
    });
  return nodes(null, text === '');
}
