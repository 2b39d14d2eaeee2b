import { newIdempotencyKey } from '@harrow/api-client';
import { readStored, removeStored, writeStored } from './stored.ts';
import { createStore } from './store.ts';
import { userStore } from './session/session.ts';

/** Drafts older than this are forgotten: 30 days, in milliseconds. */
const draftLifeMs = 30 * 24 * 3_600_000;
/** Changes are written this long after the last one, in milliseconds. */
const delayMs = 400;
const prefix = 'harrow-draft';

/** What a form held when it was last changed on this device. */
export interface Draft<T> {
  value: T;
  /** Version of the record that was being edited; undefined for a new one. */
  version?: number;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** The document a draft belongs to. Drafts are kept apart by user, as a computer may have several. */
export interface DraftOwner {
  docType: string;
  /** Of a document that the server does not know yet: `new`, what it is for, and the page that it is typed on; see `newDraftId`. */
  id: string;
}

/** Drafts changed since this page was loaded, which the server has not got yet. */
const unsaved = new Set<string>();
const waiting = new Map<string, { draft: Draft<unknown>; timer: ReturnType<typeof setTimeout> }>();

function keyOf({ docType, id }: DraftOwner): string {
  return `${prefix}:${userStore.get()?.username ?? ''}:${docType}:${id}`;
}

/** Drafts that this browser could not keep, storage being full or forbidden: they are lost when the page goes. */
const unkept = createStore<ReadonlySet<string>>(new Set());

function markKept(key: string, isKept: boolean): void {
  const keys = new Set(unkept.get());
  if (isKept ? keys.delete(key) : !keys.has(key) && keys.add(key)) unkept.set(keys);
}

function write(key: string, draft: Draft<unknown>): void {
  const keep = (): boolean => writeStored(key, draft, draftLifeMs);
  if (keep()) return markKept(key, true);
  forgetOldest();
  markKept(key, keep());
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Where nothing may be stored there is nothing to make room for.
    return [];
  }
}

/** Makes room: the storage is full, and the oldest draft is the one least likely to be missed. */
function forgetOldest(): void {
  const keys = storedKeys().filter((key) => key.startsWith(`${prefix}:`));
  const [oldest] = keys.sort((a, b) => (readStored<Draft<unknown>>(a)?.savedAt ?? 0) - (readStored<Draft<unknown>>(b)?.savedAt ?? 0));
  if (!oldest) return;
  removeStored(oldest);
  if (unsaved.has(oldest)) markKept(oldest, false);
}

/** Drafts that are lost when the page goes, to be watched. */
export const unkeptDrafts: Pick<typeof unkept, 'get' | 'subscribe'> = unkept;
export const isAmong = (keys: ReadonlySet<string>, owner: DraftOwner): boolean => keys.has(keyOf(owner));

/** The draft of a document on this device, if there is one: for the offer to restore it. */
export function readDraft<T>(owner: DraftOwner): Draft<T> | undefined {
  const key = keyOf(owner);
  return (waiting.get(key)?.draft as Draft<T> | undefined) ?? readStored<Draft<T>>(key);
}

/** Keeps what a form holds now. Cheap enough for every keystroke: it is written 0.4 s after the last one. */
export function saveDraft<T>(owner: DraftOwner, value: T, version?: number): void {
  const key = keyOf(owner);
  clearTimeout(waiting.get(key)?.timer);
  unsaved.add(key);
  const draft: Draft<T> = { value, version, savedAt: Date.now() };
  const timer = setTimeout(() => {
    waiting.delete(key);
    write(key, draft);
  }, delayMs);
  waiting.set(key, { draft, timer });
}

/** Forgets the draft: the server has it, or the user does not want it. */
export function discardDraft(owner: DraftOwner): void {
  const key = keyOf(owner);
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
  unsaved.delete(key);
  markKept(key, true);
  removeStored(key);
}

/** True while something typed on this page, also in a tab in the background, has not reached the server. */
export const hasUnsavedDrafts = (): boolean => unsaved.size > 0;

/**
 * The id of a document that the server does not know yet, for one page: two pages, in one window or in several, never write the same draft.
 * @param occasion what the page was opened for, such as a machine
 */
export const newDraftId = (occasion: string): string => `${occasion}:${newIdempotencyKey()}`;

/** Drafts of new documents of this window: whether their page is still open. */
const isOpenHere = new Map<string, boolean>();

/** Says that the page of a draft is open, to all windows of this browser, until what it answers is called or the window is gone. */
export function holdDraft(owner: DraftOwner): () => void {
  const key = keyOf(owner);
  isOpenHere.set(key, true);
  let release = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (release = resolve));
  void locks()?.request(key, () => isOver);
  return () => {
    isOpenHere.set(key, false);
    release();
  };
}

/** Another window has the page of the draft open, too, as when its tab was duplicated. Asked of a draft that is held here. */
export async function isOpenElsewhere(owner: DraftOwner): Promise<boolean> {
  const { pending = [] } = (await locks()?.query()) ?? {};
  return pending.some(({ name }) => name === keyOf(owner));
}

/** Only there where the address is `https` or of this computer; elsewhere a draft whose page is open in another window is offered, too. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** The last draft of a new document that was left behind: none whose page is still open. @param occasion as in `newDraftId` */
export async function leftDraft<T>(docType: string, occasion: string): Promise<{ owner: DraftOwner; draft: Draft<T> } | undefined> {
  const all = keyOf({ docType, id: '' });
  const { held = [] } = (await locks()?.query()) ?? {};
  const openAnywhere = new Set(held.map(({ name }) => name));
  // This window knows it before its lock is given back.
  const isOpen = (key: string): boolean => isOpenHere.get(key) ?? openAnywhere.has(key);
  const left = [...new Set([...storedKeys(), ...waiting.keys()])]
    .filter((key) => key.startsWith(all + occasion) && !isOpen(key))
    .flatMap((key) => {
      const owner = { docType, id: key.slice(all.length) };
      const draft = readDraft<T>(owner);
      return draft ? [{ owner, draft }] : [];
    });
  return left.toSorted((a, b) => b.draft.savedAt - a.draft.savedAt)[0];
}

/** Writes what is still waiting, before the page goes away. */
export function flushDrafts(): void {
  for (const [key, { draft, timer }] of waiting) {
    clearTimeout(timer);
    write(key, draft);
  }
  waiting.clear();
}

// A closed window, a reload, a phone that puts the page to sleep: all of them hide the page first.
globalThis.addEventListener?.('pagehide', flushDrafts);
// The browser asks only when leaving would lose something.
globalThis.addEventListener?.('beforeunload', (event) => {
  flushDrafts();
  if (unkept.get().size > 0) event.preventDefault();
});
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushDrafts();
});
