import { useEffect, useState } from 'react';
import type { Command, CommandPaletteProps } from '../CommandPalette.types.ts';

/** Milliseconds after the last key. */
const delayMs = 300;
/** Characters from which on it is worth asking. */
const fewest = 3;

interface Found {
  text: string;
  commands: readonly Command[];
  failed?: boolean;
}

/** What the search finds for a text. `isSearching` while the answer for exactly this text is still to come. */
export function useFoundCommands(search: CommandPaletteProps['search'], text: string): { commands: readonly Command[]; isSearching: boolean; failed: boolean } {
  const [found, setFound] = useState<Found>({ text: '', commands: [] });
  const wanted = text.trim();
  const isWanted = search !== undefined && wanted.length >= fewest;
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
  return { commands: isCurrent ? found.commands : [], isSearching: isWanted && !isCurrent, failed: isCurrent && found.failed === true };
}
