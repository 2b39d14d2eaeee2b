import { newIdempotencyKey } from '@harrow/api-client';
import { readStored, removeStored, writeStored } from '../stored.ts';
import { createStore } from '../store.ts';
import { userStore } from '../session/session.ts';
import { hold, isAwaitedElsewhere, openPages } from './holdDraft.ts';
import { canSeal, createSeal, type Seal } from './seal.ts';

/** Drafts older than this are forgotten: 30 days, in milliseconds. */
const draftLifeMs = 30 * 24 * 3_600_000;
/** Changes are written this long after the last one, in milliseconds. */
const delayMs = 400;
/** Name prefix of drafts that any user of this browser can read: those of a browser without WebCrypto, and of builds before drafts were sealed. */
const readable = 'harrow-draft:';
/** Begins the name of a sealed draft, followed by the id of the key. */
const sealedFor = 'harrow-sealed:';
/** Name prefix of input that a window has yet to seal, in its `sessionStorage`. */
const unwritten = 'harrow-typed:';

/** Content of a form at its last change on this device. */
export interface Draft<T> {
  value: T;
  /** Version of the record that was being edited; undefined for a new one. */
  version?: number;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** Stored form of a draft. */
interface SealedDraft {
  sealed: string;
  savedAt: number;
}

/** The document a draft belongs to. Drafts are kept apart by user, as a computer may have several. */
export interface DraftOwner {
  docType: string;
  /** For a document that the server does not know yet: `new`, its purpose, and the page that it is typed on; see `newDraftId`. */
  id: string;
}

/** A draft that another key has sealed. */
export interface UnopenedDraft {
  /** In `localStorage`. */
  name: string;
  savedAt: number;
}

/** Undefined until the account's key is known; nothing is written before. `none`: this browser cannot seal. */
let seal: Seal | 'none' | undefined;
let keyOfSeal: string | undefined;
/** The account has left this page: nothing is written any more. */
let isOver = false;
/** The drafts of this browser that could be opened, with the text that each was read from. */
const opened = new Map<string, { text: string | null; draft: Draft<unknown> }>();
/** Drafts changed since this page was loaded, which the server has not got yet. */
const unsaved = new Set<string>();
const waiting = new Map<string, { draft: Draft<unknown>; timer: ReturnType<typeof setTimeout> }>();

const ownNames = (): string => `${userStore.get()?.username ?? ''}:`;
const keyOf = ({ docType, id }: DraftOwner): string => `${ownNames()}${docType}:${id}`;
const storedName = (key: string): string => (seal && seal !== 'none' ? `${sealedFor}${seal.id}:${key}` : readable + key);

/** Drafts that this browser could not keep, storage being full or forbidden: they are lost when the page goes. */
const unkept = createStore<ReadonlySet<string>>(new Set());
/** Drafts of this account that cannot be opened: the server has another secret than when they were typed. They stay where they are. */
const unopened = createStore<readonly UnopenedDraft[]>([]);

function markKept(key: string, isKept: boolean): void {
  const keys = new Set(unkept.get());
  if (isKept ? keys.delete(key) : !keys.has(key) && keys.add(key)) unkept.set(keys);
}

function namesIn(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    // Storage is blocked, so there are no drafts.
    return [];
  }
}
const storedNames = (): string[] => namesIn(() => localStorage).filter((name) => name.startsWith(readable) || name.startsWith(sealedFor));
const textOf = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Writes a draft, sealed where this browser can. */
function write(key: string, draft: Draft<unknown>, sealed: string | undefined): void {
  const name = storedName(key);
  const keep = (): boolean => writeStored(name, sealed === undefined ? draft : ({ sealed, savedAt: draft.savedAt } satisfies SealedDraft), draftLifeMs);
  const isKept = keep() || (forgetOldest(), keep());
  if (isKept) opened.set(key, { text: textOf(name), draft });
  markKept(key, isKept);
}

/** Makes room: the storage is full, and the oldest draft is the one least likely to be missed. */
function forgetOldest(): void {
  const timeOf = (name: string): number => readStored<Draft<unknown> | SealedDraft>(name)?.savedAt ?? 0;
  const [oldest] = storedNames().sort((a, b) => timeOf(a) - timeOf(b));
  if (!oldest) return;
  removeStored(oldest);
  const key = [...opened.keys()].find((one) => storedName(one) === oldest);
  if (key === undefined) return;
  opened.delete(key);
  if (unsaved.has(key)) markKept(key, false);
}

/** Writes the pending draft of a key, unless there is newer input once it is sealed. */
async function writeWaiting(key: string): Promise<void> {
  const entry = waiting.get(key);
  if (!entry || seal === undefined || isOver) return;
  clearTimeout(entry.timer);
  const sealed = seal === 'none' ? undefined : await seal.close(JSON.stringify(entry.draft), key);
  if (waiting.get(key) !== entry) return;
  waiting.delete(key);
  write(key, entry.draft, sealed);
  forgetTyped(key);
}

function forgetTyped(key: string): void {
  try {
    sessionStorage.removeItem(unwritten + key);
  } catch {
    // Nothing was kept there.
  }
}

/** Opens drafts in the storage that were not opened yet, and forgets those that another window has removed. */
async function readAgain(): Promise<void> {
  if (seal === undefined) return;
  const closed: UnopenedDraft[] = [];
  const found = new Set<string>();
  for (const name of storedNames()) {
    const [, id, key = name.slice(readable.length)] = /^harrow-sealed:([^:]*):(.*)$/s.exec(name) ?? [];
    if (!key.startsWith(ownNames())) continue;
    const text = textOf(name);
    const stored = readStored<Draft<unknown> | SealedDraft>(name);
    if (name === storedName(key)) found.add(key);
    // It has had its time.
    if (stored === undefined) removeStored(name);
    else if (id === undefined) await takeReadable(key, name, stored as Draft<unknown>, text);
    else if (opened.get(key)?.text !== text || name !== storedName(key)) {
      const { sealed, savedAt } = stored as SealedDraft;
      const content = seal === 'none' || id !== seal.id ? undefined : await seal.open(sealed, key);
      if (content === undefined) closed.push({ name, savedAt });
      // Another window may have written or taken it away meanwhile.
      else if (textOf(name) === text) opened.set(key, { text, draft: JSON.parse(content) as Draft<unknown> });
    }
  }
  for (const key of opened.keys()) if (!found.has(key) && textOf(storedName(key)) === null) opened.delete(key);
  unopened.set(closed);
}

/** Seals a readable draft, if this browser can and no sealed one is newer. */
async function takeReadable(key: string, name: string, draft: Draft<unknown>, text: string | null): Promise<void> {
  if (seal === 'none') {
    if (opened.get(key)?.text !== text) opened.set(key, { text, draft });
    return;
  }
  const newer = readStored<SealedDraft>(storedName(key));
  const sealed = await seal!.close(JSON.stringify(draft), key);
  if (textOf(name) !== text) return;
  // First: the storage may have no room for both.
  removeStored(name);
  if (newer === undefined || newer.savedAt <= draft.savedAt) write(key, draft, sealed);
}

function typedUnder(name: string): Draft<unknown> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name)!) as Draft<unknown>;
  } catch {
    return undefined;
  }
}

/** Takes over input that this window had not sealed when it was last left, and forgets that of another account. */
function takeTyped(): void {
  for (const name of namesIn(() => sessionStorage).filter((one) => one.startsWith(unwritten))) {
    const key = name.slice(unwritten.length);
    const draft = key.startsWith(ownNames()) ? typedUnder(name) : undefined;
    const known = waiting.get(key)?.draft ?? opened.get(key)?.draft;
    if (draft && (known === undefined || known.savedAt < draft.savedAt)) waiting.set(key, { draft, timer: setTimeout(() => undefined) });
    else if (!waiting.has(key)) forgetTyped(key);
  }
}

/**
 * Opens the drafts of the account on this device, before the first page is shown. Repeating it does nothing.
 * @param key of the account, as it comes with its permissions
 */
export async function openDrafts(key: string): Promise<void> {
  if (key === keyOfSeal) return;
  seal = (await createSeal(key)) ?? 'none';
  keyOfSeal = key;
  await readAgain();
  takeTyped();
  await Promise.all([...waiting.keys()].map(writeWaiting));
}

/** Drafts that are lost when the page goes, to be watched. */
export const unkeptDrafts: Pick<typeof unkept, 'get' | 'subscribe'> = unkept;
export const isAmong = (keys: ReadonlySet<string>, owner: DraftOwner): boolean => keys.has(keyOf(owner));

/** Drafts of this account that cannot be opened, to be watched. */
export const unopenedDrafts: Pick<typeof unopened, 'get' | 'subscribe'> = unopened;

/** Removes drafts that cannot be opened, as the user wants. */
export function removeUnopened(): void {
  for (const { name } of unopened.get()) removeStored(name);
  unopened.set([]);
}

/** The draft of a document on this device, if there is one: for the offer to restore it. */
export function readDraft<T>(owner: DraftOwner): Draft<T> | undefined {
  const key = keyOf(owner);
  const draft = (waiting.get(key) ?? opened.get(key))?.draft as Draft<T> | undefined;
  return draft && draft.savedAt > Date.now() - draftLifeMs ? draft : undefined;
}

/** Keeps the content of a form. Cheap enough for every keystroke: it is written 0.4 s after the last one. */
export function saveDraft<T>(owner: DraftOwner, value: T, version?: number): void {
  const key = keyOf(owner);
  clearTimeout(waiting.get(key)?.timer);
  unsaved.add(key);
  waiting.set(key, { draft: { value, version, savedAt: Date.now() }, timer: setTimeout(() => void writeWaiting(key), delayMs) });
}

/** Forgets the draft: the server has it, or the user does not want it. */
export function discardDraft(owner: DraftOwner): void {
  const key = keyOf(owner);
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
  opened.delete(key);
  unsaved.delete(key);
  markKept(key, true);
  removeStored(storedName(key));
  removeStored(readable + key);
  forgetTyped(key);
}

/** True while something typed on this page, also in a tab in the background, has not reached the server. */
export const hasUnsavedDrafts = (): boolean => unsaved.size > 0;

/**
 * The id of a document that the server does not know yet, for one page: two pages, in one window or in several, never write the same draft.
 * @param occasion purpose of the page, such as a machine
 */
export const newDraftId = (occasion: string): string => `${occasion}:${newIdempotencyKey()}`;

/** Tells all windows of this browser that the page of a draft is open, until the returned function is called or the window is gone. */
export const holdDraft = (owner: DraftOwner): (() => void) => hold(readable + keyOf(owner));

/** Another window has the page of the draft open, too, as when its tab was duplicated. Asked of a draft that is held here. */
export const isOpenElsewhere = (owner: DraftOwner): Promise<boolean> => isAwaitedElsewhere(readable + keyOf(owner));

/** A draft of a new document whose page is open nowhere. */
export interface LeftDraft<T> {
  owner: DraftOwner;
  draft: Draft<T>;
}

/** The drafts of new documents that were left behind, the last one first: none whose page is still open. @param occasion as in `newDraftId` */
export async function leftDrafts<T>(docType: string, occasion: string): Promise<LeftDraft<T>[]> {
  await readAgain();
  const all = keyOf({ docType, id: '' });
  const isOpen = await openPages();
  return [...new Set([...opened.keys(), ...waiting.keys()])]
    .filter((key) => key.startsWith(all + occasion) && !isOpen(readable + key))
    .flatMap((key) => {
      const owner = { docType, id: key.slice(all.length) };
      const draft = readDraft<T>(owner);
      return draft ? [{ owner, draft }] : [];
    })
    .toSorted((a, b) => b.draft.savedAt - a.draft.savedAt);
}

/**
 * Keeps pending drafts before the page unloads. Sealing takes longer than an unload allows; until it is done, the session storage of this
 * window holds the input, where only a reload finds it.
 */
export function flushDrafts(): void {
  if (isOver) return;
  for (const [key, { draft, timer }] of waiting) {
    if (seal === 'none') {
      clearTimeout(timer);
      waiting.delete(key);
      write(key, draft, undefined);
      continue;
    }
    try {
      sessionStorage.setItem(unwritten + key, JSON.stringify(draft));
    } catch {
      markKept(key, false);
    }
    void writeWaiting(key);
  }
}

/** The account leaves this page: seals pending drafts, so that nothing of them can be read here. */
export async function endDrafts(): Promise<void> {
  await Promise.all([...waiting.keys()].map(writeWaiting));
  isOver = true;
  for (const name of namesIn(() => sessionStorage)) if (name.startsWith(unwritten)) forgetTyped(name.slice(unwritten.length));
}

const ownReadable = (): string[] => storedNames().filter((name) => name.startsWith(readable + ownNames()));

/** Number of the account's drafts that the next user of this browser could read, because it cannot seal: they are removed at sign-out. */
export const readableDrafts = (): number => (canSeal() ? 0 : new Set([...ownReadable(), ...[...waiting.keys()].map((key) => readable + key)]).size);

/** Removes the drafts of the account that the next one could read here. */
export function removeReadable(): void {
  if (canSeal()) return;
  isOver = true;
  ownReadable().forEach(removeStored);
}

/** Another window has ended the session. If it has removed the drafts of the account, input of this window must not be stored again. */
export function followRemoval(): void {
  if (!canSeal() && ownReadable().length === 0) isOver = true;
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
// Another window has written a draft, or taken one away.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key?.startsWith(readable) || key?.startsWith(sealedFor)) void readAgain();
});
