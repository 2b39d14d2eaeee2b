import { ApiError } from '@harrow/api-client';
import i18next from 'i18next';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { failureReason } from './failureReason.ts';
import { previewed } from './previewed.ts';

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { arrival: { field: { remark: 'Remark', items: { handling: 'Handling' }, slot: { platePhoto: 'Machine plate' } } } } },
  });
});

const done = { ok: ['a'], failed: [] };
const warning = new ApiError({ kind: 'askFirst', warnings: [{ code: 'W-124', text: 'Many hours' }] }, 200);

describe('a batch', () => {
  test('is previewed by a dry run of the call that then does it', async () => {
    const call = vi.fn(async () => done);
    const { preview, run } = previewed('arrival', call);
    const seen = await preview(['a'], { hours: 3 });
    await run(['a'], { hours: 3 }, seen);
    expect(call.mock.calls).toEqual([
      [['a'], { hours: 3 }, { dryRun: '1' }],
      [['a'], { hours: 3 }, {}],
    ]);
  });

  test('whose call needs input is not asked about before there is any', async () => {
    const call = vi.fn(async () => done);
    const { preview } = previewed('arrival', call, false);
    expect(await preview(['a', 'b'])).toEqual({ ok: ['a', 'b'], failed: [] });
    expect(call).not.toHaveBeenCalled();
    await preview(['a'], { reason: 'Burnt' });
    expect(call).toHaveBeenCalledOnce();
  });

  test('shows its warnings beforehand, and only then is done in spite of them', async () => {
    const call = vi.fn(async (_ids: string[], _values: object, { confirm }: { confirm?: '1' }) => {
      if (!confirm) throw warning;
      return done;
    });
    const { preview, run } = previewed('arrival', call);
    const seen = await preview(['a']);
    expect(seen).toEqual({ ...done, warnings: ['Many hours'] });
    await run(['a'], {}, seen);
    expect(call).toHaveBeenLastCalledWith(['a'], {}, { confirm: '1' });
    await expect(run(['a'], {}, done)).rejects.toBe(warning);
  });

  test('of one record that is refused as a whole says so of that record; nobody is told that nothing happens where the line is dead', async () => {
    const refused = new ApiError({ kind: 'invalid', errors: [{ field: 'platePhoto', code: 'E-116', text: 'Photos are missing' }] }, 200, 'Photos are missing');
    const { preview } = previewed('arrival', async () => Promise.reject(refused));
    expect((await preview(['a'])).failed).toMatchObject([{ id: 'a', text: 'Machine plate: Photos are missing' }]);
    await expect(preview(['a', 'b'])).rejects.toBe(refused);
    const offline = new ApiError({ kind: 'offline' }, 0);
    await expect(previewed('arrival', async () => Promise.reject(offline)).preview(['a'])).rejects.toBe(offline);
  });
});

describe('a reason', () => {
  const required = 'This field is required';

  test('names everything that is missing by its field, once', () => {
    const errors = [
      { field: 'remark', code: 'E-013', text: required },
      { field: 'handling', line: 'items[3]', code: 'E-127', text: required },
      { field: 'handling', line: 'items[4]', code: 'E-127', text: required },
      { field: 'unknown', code: 'E-014', text: 'No such thing' },
    ];
    expect(failureReason('arrival', { text: required, errors })).toBe(`Remark: ${required}; Handling: ${required}; No such thing`);
    expect(failureReason('arrival', { text: 'In another status' })).toBe('In another status');
  });

  test('says how much more there is', () => {
    const errors = Array.from({ length: 11 }, (_, index) => ({ field: 'x', code: 'E-126', text: `Item ${index}` }));
    expect(failureReason('arrival', { text: 'Item 0', errors })).toMatch(/Item 7; \+3$/);
  });
});
