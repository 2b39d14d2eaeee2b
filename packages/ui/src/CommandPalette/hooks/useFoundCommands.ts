import { useEffect, useState } from 'react';
import type { Command, CommandPaletteProps } from '../CommandPalette.types.ts';

/** Milliseconds after the last key. */
const delayMs = 300;
/** Is it worth asking: three characters, or two where each is a word or a syllable (Chinese, Japanese, Korean)? */
const isEnough = (text: string): boolean => [...text].length >= (/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(text) ? 2 : 3);

interface Found {
  text: string;
  commands: readonly Command[];
  failed?: boolean;
}

/** Search results for a text. `isAsked` for one that is worth asking, `isSearching` while the answer for exactly this text is pending. */
export function useFoundCommands(
  search: CommandPaletteProps['search'],
  text: string,
): { commands: readonly Command[]; isAsked: boolean; isSearching: boolean; failed: boolean } {
  const [found, setFound] = useState<Found>({ text: '', commands: [] });
  const wanted = text.trim();
  const isWanted = search !== undefined && isEnough(wanted);
  useEffect(() => {
    if (!isWanted || !search) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      search(wanted, abort.signal).then(
        (commands) => !abort.signal.aborted && setFound({ text: wanted, commands }),
        () => !abort.signal.aborted && setFound({ text: wanted, commands: [], failed: true }),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, wanted, isWanted]);
  const isCurrent = isWanted && found.text === wanted;
  return { commands: isCurrent ? found.commands : [], isAsked: isWanted, isSearching: isWanted && !isCurrent, failed: isCurrent && found.failed === true };
}
