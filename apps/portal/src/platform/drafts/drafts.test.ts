import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftOwner } from './drafts.ts';

/** A storage of the browser as far as drafts use it, with room for `limit` characters. */
function fakeStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      const used = Object.entries(storage).reduce((sum, [name, text]) => sum + (name === key ? 0 : String(text).length), 0);
      if (used + value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      storage[key] = value;
    },
    removeItem: (key: string) => void delete storage[key],
  }) as Storage;
  return storage;
}

const claim = { docType: 'warrantyClaim', id: '0a' };
const [ownKey, otherKey] = ['k', 'x'].map((char) => btoa(char.repeat(32))) as [string, string];
const realSubtle = crypto.subtle;

/** Encryptions under way. */
let sealing: Promise<unknown>[];
/** Until all of it is. */
async function settle(): Promise<void> {
  while (sealing.length > 0) await Promise.all(sealing.splice(0));
  await Promise.resolve();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function withCrypto(isThere: boolean): void {
  const encrypt: SubtleCrypto['encrypt'] = (...given) => {
    const result = realSubtle.encrypt(...given);
    sealing.push(result);
    return result;
  };
  const bound = Object.fromEntries(
    (['importKey', 'digest', 'decrypt'] as const).map((name) => [name, (realSubtle[name] as (...given: unknown[]) => unknown).bind(realSubtle)]),
  );
  vi.stubGlobal('crypto', {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
    ...(isThere && { subtle: { ...bound, encrypt } }),
  });
}

/** The drafts module of a page just loaded by a signed-in user. */
async function loadDrafts(username = 'd001.service', key = ownKey) {
  vi.resetModules();
  vi.doMock('../session/session.ts', () => ({ userStore: { get: () => ({ username }) } }));
  const drafts = await import('./drafts.ts');
  await drafts.openDrafts(key);
  return drafts;
}

const everythingStored = (): string => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  sealing = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['sealed', true],
  ['where nothing can be sealed', false],
])('a draft, %s,', (_, canSeal) => {
  beforeEach(() => withCrypto(canSeal));

  test('survives a reload once the user has paused', async () => {
    const before = await loadDrafts();
    before.saveDraft(claim, { mileage: 1 }, 3);
    before.saveDraft(claim, { mileage: 12 }, 3);
    vi.advanceTimersByTime(500);
    await settle();
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect((await loadDrafts()).readDraft(claim)).toMatchObject({ value: { mileage: 12 }, version: 3 });
  });

  test('survives a reload in the middle of typing', async () => {
    const before = await loadDrafts();
    before.saveDraft(claim, { mileage: 12 });
    before.flushDrafts();
    expect((await loadDrafts()).readDraft(claim)?.value).toEqual({ mileage: 12 });
    expect(Object.keys(sessionStorage)).toEqual([]);
    // As another window finds it.
    vi.stubGlobal('sessionStorage', fakeStorage());
    expect((await loadDrafts()).readDraft(claim)?.value).toEqual({ mileage: 12 });
  });

  test('belongs to its document', async () => {
    const { saveDraft, flushDrafts, readDraft } = await loadDrafts();
    saveDraft(claim, 'text');
    flushDrafts();
    expect(readDraft({ ...claim, id: 'new' })).toBeUndefined();
  });

  test('of one new document is never that of another, and what was left behind is found once its page is closed', async () => {
    const { saveDraft, flushDrafts, readDraft, leftDrafts, holdDraft, newDraftId, discardDraft } = await loadDrafts();
    const [first, second] = ['new', 'new'].map((occasion) => ({ docType: 'feedback', id: newDraftId(occasion) })) as [DraftOwner, DraftOwner];
    const closeFirst = holdDraft(first);
    const closeSecond = holdDraft(second);
    saveDraft(first, 'one');
    vi.advanceTimersByTime(1);
    saveDraft(second, 'two');
    flushDrafts();
    await settle();
    expect([readDraft(first)?.value, readDraft(second)?.value]).toEqual(['one', 'two']);
    const left = async () => (await leftDrafts('feedback', 'new')).map(({ draft }) => draft.value);
    expect(await left()).toEqual([]);
    closeFirst();
    expect(await leftDrafts('feedback', 'new')).toMatchObject([{ owner: first, draft: { value: 'one' } }]);
    closeSecond();
    expect(await left()).toEqual(['two', 'one']);
    discardDraft(first);
    expect(await left()).toEqual(['two']);
  });

  test('that another window has written, or taken away, is known', async () => {
    const here = await loadDrafts();
    const there = await loadDrafts();
    const owner = { docType: 'feedback', id: 'new:1' };
    there.saveDraft(owner, 'text');
    there.flushDrafts();
    await settle();
    expect(await here.leftDrafts('feedback', 'new')).toMatchObject([{ draft: { value: 'text' } }]);
    there.discardDraft(owner);
    expect(await here.leftDrafts('feedback', 'new')).toEqual([]);
  });

  test('whose page another window has open, too, is known', async () => {
    const { holdDraft, isOpenElsewhere, newDraftId } = await loadDrafts();
    const owner = { docType: 'feedback', id: newDraftId('new') };
    const waiting: string[] = [];
    vi.stubGlobal('navigator', {
      locks: { request: async (name: string) => void waiting.push(name), query: async () => ({ pending: waiting.map((name) => ({ name })) }) },
    });
    expect(await isOpenElsewhere(owner)).toBe(false);
    holdDraft(owner);
    expect(await isOpenElsewhere(owner)).toBe(true);
  });

  test('is gone once the server has it, also when it was about to be written', async () => {
    const { saveDraft, discardDraft, readDraft } = await loadDrafts();
    saveDraft(claim, 'text');
    discardDraft(claim);
    vi.advanceTimersByTime(1000);
    expect(readDraft(claim)).toBeUndefined();
    saveDraft(claim, 'text');
    vi.advanceTimersByTime(500);
    discardDraft(claim);
    await settle();
    expect(everythingStored()).not.toContain('0a');
  });

  test('is forgotten after 30 days', async () => {
    const { saveDraft, flushDrafts, readDraft } = await loadDrafts();
    saveDraft(claim, 'text');
    flushDrafts();
    await settle();
    vi.advanceTimersByTime(31 * 24 * 3_600_000);
    expect(readDraft(claim)).toBeUndefined();
    expect((await loadDrafts()).readDraft(claim)).toBeUndefined();
    expect(everythingStored()).not.toContain('0a');
  });

  test('is not written before the key of its account is known, and then is', async () => {
    vi.resetModules();
    vi.doMock('../session/session.ts', () => ({ userStore: { get: () => ({ username: 'd001.service' }) } }));
    const { saveDraft, openDrafts } = await import('./drafts.ts');
    saveDraft(claim, 'my words');
    vi.advanceTimersByTime(1000);
    expect(Object.keys(localStorage)).toEqual([]);
    await openDrafts(ownKey);
    expect((await loadDrafts()).readDraft(claim)?.value).toBe('my words');
  });
});

describe('after signing out', () => {
  test('nothing of what was typed can be read, and its author finds it again', async () => {
    withCrypto(true);
    const { saveDraft, flushDrafts, endDrafts } = await loadDrafts();
    saveDraft({ docType: 'warrantyClaimReview', id: '0b' }, { typed: 'first words' });
    vi.advanceTimersByTime(500);
    await settle();
    saveDraft(claim, { complaint: 'last words' });
    flushDrafts();
    expect(everythingStored()).toContain('last words');
    await endDrafts();
    // The page that goes says so once more.
    flushDrafts();
    expect(everythingStored()).not.toMatch(/first words|last words/);
    const next = await loadDrafts('d002.service', otherKey);
    expect(next.readDraft(claim)).toBeUndefined();
    expect(next.unopenedDrafts.get()).toEqual([]);
    expect((await loadDrafts()).readDraft(claim)?.value).toEqual({ complaint: 'last words' });
  });

  test('where nothing can be sealed the drafts of the account go, and those of others stay', async () => {
    withCrypto(false);
    const others = await loadDrafts('d002.service', otherKey);
    others.saveDraft(claim, 'theirs');
    others.flushDrafts();
    const { saveDraft, flushDrafts, readableDrafts, removeReadable, endDrafts } = await loadDrafts();
    expect(readableDrafts()).toBe(0);
    saveDraft(claim, 'stored');
    flushDrafts();
    saveDraft(claim, 'stored and typed on');
    saveDraft({ ...claim, id: '0b' }, 'typed');
    expect(readableDrafts()).toBe(2);
    removeReadable();
    await endDrafts();
    flushDrafts();
    vi.advanceTimersByTime(1000);
    expect(everythingStored()).not.toMatch(/stored|typed/);
    expect((await loadDrafts('d002.service', otherKey)).readDraft(claim)?.value).toBe('theirs');
  });

  test('in another window nothing comes back that was removed', async () => {
    withCrypto(false);
    const here = await loadDrafts();
    const there = await loadDrafts();
    here.saveDraft(claim, 'my words');
    there.removeReadable();
    here.followRemoval();
    here.flushDrafts();
    vi.advanceTimersByTime(1000);
    expect(everythingStored()).not.toContain('my words');
  });

  test('what a window had not sealed is forgotten when another account comes to it', async () => {
    withCrypto(true);
    sessionStorage.setItem('harrow-typed:d002.service:warrantyClaim:0a', JSON.stringify({ value: 'my words', savedAt: Date.now() }));
    await loadDrafts();
    expect(everythingStored()).not.toContain('my words');
  });
});

describe('a draft of an earlier build, readable,', () => {
  const store = (key: string, value: unknown, savedAt: number): void =>
    localStorage.setItem(`harrow-draft:d001.service:${key}`, JSON.stringify({ value: { value, savedAt }, expire: savedAt + 1_000_000 }));

  test('is opened and sealed', async () => {
    withCrypto(true);
    store('warrantyClaim:0a', 'my words', Date.now());
    expect((await loadDrafts()).readDraft(claim)?.value).toBe('my words');
    expect(everythingStored()).not.toContain('my words');
    expect((await loadDrafts()).readDraft(claim)?.value).toBe('my words');
  });

  test('does not take the place of a later one', async () => {
    withCrypto(true);
    const { saveDraft, flushDrafts } = await loadDrafts();
    saveDraft(claim, 'later');
    flushDrafts();
    await settle();
    store('warrantyClaim:0a', 'before', Date.now() - 1000);
    expect((await loadDrafts()).readDraft(claim)?.value).toBe('later');
    expect(everythingStored()).not.toContain('before');
  });

  test('of a new document is offered', async () => {
    withCrypto(true);
    store('feedback:new', 'before', Date.now());
    expect(await (await loadDrafts()).leftDrafts('feedback', 'new')).toMatchObject([{ draft: { value: 'before' } }]);
  });
});

describe('a draft that another key has sealed', () => {
  beforeEach(async () => {
    withCrypto(true);
    const { saveDraft, flushDrafts } = await loadDrafts();
    saveDraft(claim, 'text');
    flushDrafts();
    await settle();
  });

  test('is told, and stays in its place whatever is typed', async () => {
    const now = await loadDrafts('d001.service', otherKey);
    expect(now.readDraft(claim)).toBeUndefined();
    expect(now.unopenedDrafts.get()).toMatchObject([{ savedAt: Date.now() }]);
    now.saveDraft(claim, 'other text');
    now.flushDrafts();
    await settle();
    now.discardDraft(claim);
    expect((await loadDrafts()).readDraft(claim)?.value).toBe('text');
  });

  test('goes when its author gives it up', async () => {
    const now = await loadDrafts('d001.service', otherKey);
    now.removeUnopened();
    expect(now.unopenedDrafts.get()).toEqual([]);
    expect((await loadDrafts()).readDraft(claim)).toBeUndefined();
  });

  test('is told also where it was changed, or moved to another document', async () => {
    const [name] = Object.keys(localStorage) as [string];
    localStorage.setItem(name.replace('0a', '0b'), localStorage.getItem(name)!);
    const { readDraft, unopenedDrafts } = await loadDrafts();
    expect([readDraft(claim)?.value, readDraft({ ...claim, id: '0b' })]).toEqual(['text', undefined]);
    expect(unopenedDrafts.get()).toMatchObject([{ name: name.replace('0a', '0b') }]);
  });
});

test('the page knows whether something has not reached the server', async () => {
  withCrypto(true);
  const { saveDraft, discardDraft, hasUnsavedDrafts } = await loadDrafts();
  expect(hasUnsavedDrafts()).toBe(false);
  saveDraft(claim, 'text');
  vi.advanceTimersByTime(1000);
  expect(hasUnsavedDrafts()).toBe(true);
  discardDraft(claim);
  expect(hasUnsavedDrafts()).toBe(false);
});

describe.each([
  ['sealed', true, 4],
  ['where nothing can be sealed', false, 2],
])('in a full storage, %s,', (_, canSeal, room) => {
  beforeEach(() => withCrypto(canSeal));

  test('the oldest draft makes room', async () => {
    vi.stubGlobal('localStorage', fakeStorage(200 * room));
    const { saveDraft, flushDrafts, readDraft } = await loadDrafts();
    for (const id of ['1', '2', '3']) {
      saveDraft({ ...claim, id }, 'x'.repeat(120));
      flushDrafts();
      await settle();
      vi.advanceTimersByTime(1000);
    }
    expect(['1', '2', '3'].map((id) => readDraft({ ...claim, id }) !== undefined)).toEqual([false, true, true]);
  });

  test('a draft that cannot be kept is known, until it can or is saved', async () => {
    vi.stubGlobal('localStorage', fakeStorage(100 * room));
    const { saveDraft, discardDraft, flushDrafts, unkeptDrafts, isAmong } = await loadDrafts();
    const isLost = async (text: string): Promise<boolean> => {
      saveDraft(claim, text);
      flushDrafts();
      await settle();
      return isAmong(unkeptDrafts.get(), claim);
    };
    expect(await isLost('x'.repeat(300))).toBe(true);
    expect(await isLost('short')).toBe(false);
    expect(await isLost('x'.repeat(300))).toBe(true);
    discardDraft(claim);
    expect(isAmong(unkeptDrafts.get(), claim)).toBe(false);
  });

  test('a draft that made room for another one is not called kept', async () => {
    vi.stubGlobal('localStorage', fakeStorage(150 * room));
    const { saveDraft, flushDrafts, unkeptDrafts, isAmong } = await loadDrafts();
    for (const id of ['1', '2']) {
      saveDraft({ ...claim, id }, 'x'.repeat(150));
      flushDrafts();
      await settle();
      vi.advanceTimersByTime(1000);
    }
    expect(['1', '2'].map((id) => isAmong(unkeptDrafts.get(), { ...claim, id }))).toEqual([true, false]);
  });

  /** True if the browser would ask before the page is left. */
  async function asksAfter(text: string): Promise<boolean> {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('localStorage', fakeStorage(100 * room));
    const { saveDraft } = await loadDrafts();
    saveDraft(claim, text);
    vi.advanceTimersByTime(500);
    await settle();
    const event = new Event('beforeunload', { cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test('leaving the page asks nothing while the input is kept', async () => expect(await asksAfter('short')).toBe(false));
  test('leaving the page asks first when the input would be lost', async () => expect(await asksAfter('x'.repeat(300))).toBe(true));
});
