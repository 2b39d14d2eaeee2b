import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftOwner } from './drafts.ts';

/** `localStorage` as far as drafts use it, with room for `limit` characters. */
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

/** The drafts of a page that was just loaded. */
async function loadDrafts() {
  vi.resetModules();
  vi.doMock('./session/session.ts', () => ({ userStore: { get: () => ({ username: 'd001.service' }) } }));
  return import('./drafts.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  test('survives a reload once the user has paused', async () => {
    const before = await loadDrafts();
    before.saveDraft(claim, { mileage: 1 }, 3);
    before.saveDraft(claim, { mileage: 12 }, 3);
    vi.advanceTimersByTime(500);
    const after = await loadDrafts();
    expect(after.readDraft(claim)).toMatchObject({ value: { mileage: 12 }, version: 3 });
  });

  test('survives a reload in the middle of typing', async () => {
    const before = await loadDrafts();
    before.saveDraft(claim, { mileage: 12 });
    before.flushDrafts();
    expect((await loadDrafts()).readDraft(claim)?.value).toEqual({ mileage: 12 });
  });

  test('belongs to its document', async () => {
    const { saveDraft, flushDrafts, readDraft } = await loadDrafts();
    saveDraft(claim, 'text');
    flushDrafts();
    expect(readDraft({ ...claim, id: 'new' })).toBeUndefined();
  });

  test('of one new document is never that of another, and what was left behind is found once its page is closed', async () => {
    const { saveDraft, flushDrafts, readDraft, leftDraft, holdDraft, newDraftId, discardDraft } = await loadDrafts();
    const [first, second] = ['new', 'new'].map((occasion) => ({ docType: 'feedback', id: newDraftId(occasion) })) as [DraftOwner, DraftOwner];
    const closeFirst = holdDraft(first);
    holdDraft(second);
    saveDraft(first, 'one');
    saveDraft(second, 'two');
    flushDrafts();
    expect([readDraft(first)?.value, readDraft(second)?.value]).toEqual(['one', 'two']);
    expect(await leftDraft('feedback', 'new')).toBeUndefined();
    closeFirst();
    expect(await leftDraft('feedback', 'new')).toMatchObject({ owner: first, draft: { value: 'one' } });
    discardDraft(first);
    expect(await leftDraft('feedback', 'new')).toBeUndefined();
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

  test('of an earlier build is still offered, and of several the last one', async () => {
    const { saveDraft, leftDraft } = await loadDrafts();
    saveDraft({ docType: 'feedback', id: 'new' }, 'before');
    expect((await leftDraft('feedback', 'new'))?.draft.value).toBe('before');
    vi.advanceTimersByTime(1000);
    saveDraft({ docType: 'feedback', id: 'new:1' }, 'later');
    expect((await leftDraft('feedback', 'new'))?.draft.value).toBe('later');
  });

  test('is gone once the server has it, also when it was about to be written', async () => {
    const { saveDraft, discardDraft, readDraft } = await loadDrafts();
    saveDraft(claim, 'text');
    discardDraft(claim);
    vi.advanceTimersByTime(1000);
    expect(readDraft(claim)).toBeUndefined();
  });

  test('is forgotten after 30 days', async () => {
    const { saveDraft, flushDrafts } = await loadDrafts();
    saveDraft(claim, 'text');
    flushDrafts();
    vi.advanceTimersByTime(31 * 24 * 3_600_000);
    expect((await loadDrafts()).readDraft(claim)).toBeUndefined();
  });
});

test('the page knows whether something has not reached the server', async () => {
  const { saveDraft, discardDraft, hasUnsavedDrafts } = await loadDrafts();
  expect(hasUnsavedDrafts()).toBe(false);
  saveDraft(claim, 'text');
  vi.advanceTimersByTime(1000);
  expect(hasUnsavedDrafts()).toBe(true);
  discardDraft(claim);
  expect(hasUnsavedDrafts()).toBe(false);
});

test('when the storage is full the oldest draft makes room', async () => {
  vi.stubGlobal('localStorage', fakeStorage(400));
  const { saveDraft, flushDrafts, readDraft } = await loadDrafts();
  for (const id of ['1', '2', '3']) {
    saveDraft({ ...claim, id }, 'x'.repeat(120));
    flushDrafts();
    vi.advanceTimersByTime(1000);
  }
  expect(['1', '2', '3'].map((id) => readDraft({ ...claim, id }) !== undefined)).toEqual([false, true, true]);
});

test('a draft that cannot be kept is known, until it can or is saved', async () => {
  vi.stubGlobal('localStorage', fakeStorage(200));
  const { saveDraft, discardDraft, flushDrafts, unkeptDrafts, isAmong } = await loadDrafts();
  const isLost = (): boolean => isAmong(unkeptDrafts.get(), claim);
  saveDraft(claim, 'x'.repeat(300));
  flushDrafts();
  expect(isLost()).toBe(true);
  saveDraft(claim, 'short');
  flushDrafts();
  expect(isLost()).toBe(false);
  saveDraft(claim, 'x'.repeat(300));
  flushDrafts();
  discardDraft(claim);
  expect(isLost()).toBe(false);
});

test('a draft that made room for another one is not called kept', async () => {
  vi.stubGlobal('localStorage', fakeStorage(300));
  const { saveDraft, flushDrafts, unkeptDrafts, isAmong } = await loadDrafts();
  for (const id of ['1', '2']) {
    saveDraft({ ...claim, id }, 'x'.repeat(150));
    flushDrafts();
    vi.advanceTimersByTime(1000);
  }
  expect(['1', '2'].map((id) => isAmong(unkeptDrafts.get(), { ...claim, id }))).toEqual([true, false]);
});

describe('leaving the page', () => {
  /** Whether the browser would ask first. */
  async function asksAfter(text: string): Promise<boolean> {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('localStorage', fakeStorage(200));
    const { saveDraft } = await loadDrafts();
    saveDraft(claim, text);
    const event = new Event('beforeunload', { cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test('asks nothing while the input is kept', async () => expect(await asksAfter('short')).toBe(false));
  test('asks first when the input would be lost', async () => expect(await asksAfter('x'.repeat(300))).toBe(true));
});
