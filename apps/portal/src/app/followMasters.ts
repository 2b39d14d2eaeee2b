import { dictionaryVersion } from '../platform/api.ts';
import { queryClient } from '../platform/queryClient.ts';
import { categoryChanges, reportChanges } from '../shared/master/masterChanges.ts';
import { socket } from '../platform/socket.ts';
import { dictionarySource } from '../shared/sources/sources.ts';

/** Rows of lists carry texts of dictionaries. */
async function renewDictionaries(version?: string): Promise<void> {
  if (await dictionarySource.catchUp(version)) await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'list' });
}

/** Renewals by master. */
const renew: Readonly<Record<string, () => void>> = {
  dictionary: () => void renewDictionaries(),
  category() {
    categoryChanges.set((count) => count + 1);
    void queryClient.invalidateQueries({ queryKey: ['category'] });
  },
  product() {
    // Lines are a dictionary, too.
    renew['dictionary']!();
    void queryClient.invalidateQueries({ queryKey: ['product'] });
  },
  report() {
    reportChanges.set((count) => count + 1);
    void queryClient.invalidateQueries({ queryKey: ['report'] });
  },
};

/**
 * Shows changes of dictionaries, categories and reports while pages are open. Every answer of the server carries the stamp of the
 * dictionaries, too, so a user's own changes appear at once. Returns a function that stops it.
 */
export function followMasters(): () => void {
  const seat = socket.join({
    onMessage({ type, data }) {
      if (type !== 'common_send_date' || data.key !== 'master.changed') return;
      const [master] = data.args;
      if (typeof master === 'string') renew[master]?.();
    },
    onOpen(isAgain) {
      if (!isAgain) return;
      // Messages were missed while the connection was lost. Dictionaries have a stamp that shows whether they changed.
      renew['dictionary']?.();
      renew['category']?.();
      renew['report']?.();
    },
  });
  const stopHearing = dictionaryVersion.subscribe(() => void renewDictionaries(dictionaryVersion.get()));
  return () => {
    stopHearing();
    seat.leave();
  };
}
