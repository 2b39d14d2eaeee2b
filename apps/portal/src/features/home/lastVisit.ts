import type { Today } from '@harrow/api-client';
import { userStore } from '../../platform/session/session.ts';
import { readStored, writeStored } from '../../platform/stored.ts';

/** Number of lines that the page showed at the user's last visit: as many grey lines hold their place until the answer comes, so that nothing moves. */
export interface LastVisit {
  /** Lines by block. */
  due: number;
  coming: number;
  changes: number;
  notices: number;
  /** Height of the list of setup steps, in px; 0 without one. */
  setup: number;
}

const storageKey = 'HOME_LINES';
const firstVisit: LastVisit = { due: 3, coming: 2, changes: 2, notices: 3, setup: 0 };

export function readLastVisit(): LastVisit {
  const kept = readStored<LastVisit & { username: string }>(storageKey);
  return kept?.username === userStore.get()?.username ? { ...firstVisit, ...kept } : firstVisit;
}

export const keepVisit = ({ due, coming, changes, notices }: Today, setup: number): boolean =>
  writeStored(storageKey, {
    username: userStore.get()?.username,
    due: due.length,
    coming: coming.length,
    changes: changes.length,
    notices: notices.length,
    setup,
  });
