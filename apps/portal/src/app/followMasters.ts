import { queryClient } from '../platform/queryClient.ts';
import { categoryChanges, reportChanges } from '../shared/master/masterChanges.ts';
import { socket } from '../platform/socket.ts';
import { dictionarySource } from '../shared/sources/sources.ts';

/** What is done when somebody changed a master. Rows of lists carry texts of dictionaries. */
const renew: Readonly<Record<string, () => void>> = {
  dictionary() {
    void dictionarySource.catchUp();
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'list' });
  },
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

/** Shows what administrators change in dictionaries, categories and reports while pages are open. Answers how to stop. */
export function followMasters(): () => void {
  const seat = socket.join({
    onMessage({ type, data }) {
      if (type !== 'common_send_date' || data.key !== 'master.changed') return;
      const [master] = data.args;
      if (typeof master === 'string') renew[master]?.();
    },
    onOpen(isAgain) {
      if (!isAgain) return;
      // Nobody knows what was missed; of dictionaries the stamp tells.
      void dictionarySource.catchUp();
      renew['category']?.();
      renew['report']?.();
    },
  });
  return seat.leave;
}
