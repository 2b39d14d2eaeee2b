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
  money: number;
  /** Height of the list of setup steps, in px; 0 without one. */
  setup: number;
  /** Height of the buttons in px, in a window of `width`: in another one they take other rows. */
  actions: number;
  width: number;
}

const storageKey = 'HOME_LINES';
/** A guess where nothing is known. */
export const firstVisit: LastVisit = { due: 3, coming: 2, changes: 2, notices: 3, money: 0, setup: 0, actions: 0, width: 0 };

/** Undefined at the user's first visit in this browser. */
export function readLastVisit(): LastVisit | undefined {
  const kept = readStored<LastVisit & { username: string }>(storageKey);
  return kept && kept.username === userStore.get()?.username ? { ...firstVisit, ...kept } : undefined;
}

export const keepVisit = ({ due, coming, changes, notices }: Today, { money, setup, actions }: Pick<LastVisit, 'money' | 'setup' | 'actions'>): boolean =>
  writeStored(storageKey, {
    username: userStore.get()?.username,
    due: due.length,
    coming: coming.length,
    changes: changes.length,
    notices: notices.length,
    money,
    setup,
    actions,
    width: innerWidth,
  });
