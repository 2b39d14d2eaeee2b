import antd from 'antd/locale/de_DE.js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import en from '../../locales/en.ts';
import fr from '../../locales/fr.ts';
import { createPageLanguage } from './languageContext.ts';
import { type LanguagePack, loadLanguage } from './languagePack.ts';
import { fetchMessagesEarly, registerMessages, type Translate } from './messages.ts';

const none = () => Promise.reject(new Error('no other language is asked for'));
const inEnglish = { title: 'Orders', line_one: '{{count}} line', line_other: '{{count}} lines' };
beforeAll(() => registerMessages('orders', { en: () => Promise.resolve({ default: inEnglish }), 'zh-cn': none, es: none, ru: none, fr: none, pt: none }));

/** Texts of a component: they are loaded while `Suspense` waits. */
async function translateIn(pack: LanguagePack, namespace: string): Promise<Translate> {
  const { translateIn: ask } = createPageLanguage(pack);
  for (;;) {
    try {
      return ask(namespace);
    } catch (waiting) {
      if (waiting instanceof Error) throw waiting;
      await waiting;
    }
  }
}

const german = (messages: LanguagePack['messages']): LanguagePack => ({ code: 'de', antd, messages });

describe('what a language of the host lacks is shown in English', () => {
  test('all texts of most components', async () => {
    const t = await translateIn(german({}), 'ui');
    expect(t('retry')).toBe('Try again');
  });

  test('single texts of most components', async () => {
    const t = await translateIn(german({ ui: { retry: 'Nochmals' } }), 'ui');
    expect([t('retry'), t('pager.total', { from: 1, to: 2, n: 3 })]).toEqual(['Nochmals', expect.stringMatching(/^1.*2.*3/)]);
  });

  test('a namespace', async () => {
    const t = await translateIn(german({}), 'orders');
    expect(t('title')).toBe('Orders');
  });

  test('single texts of a namespace', async () => {
    const t = await translateIn(german({ orders: { line_one: '{{count}} Zeile', line_other: '{{count}} Zeilen' } }), 'orders');
    expect([t('title'), t('line', { count: 1 })]).toEqual(['Orders', '1 Zeile']);
  });

  test('with the forms of English: Japanese has one for all numbers', async () => {
    const t = await translateIn({ code: 'ja', antd, messages: {} }, 'orders');
    expect([t('line', { count: 1 }), t('line', { count: 2 })]).toEqual(['1 line', '2 lines']);
  });

  test('no form of English is mixed in where the language has another of its own', async () => {
    const t = await translateIn(german({ orders: { line_other: '{{count}} Zeile(n)' } }), 'orders');
    expect(t('line', { count: 1 })).toBe('1 Zeile(n)');
  });
});

test('a key that no language has is shown itself', async () => {
  expect((await translateIn(german({}), 'orders'))('nothing')).toBe('nothing');
});

test.each([fr, en])('whole languages of the library are there at once', (pack) => {
  expect(createPageLanguage(pack).translateIn('editableTable')('add')).toBe(pack === fr ? 'Ajouter une ligne' : 'Add row');
});

test('nothing is fetched for a language that says that it has all texts', () => {
  const whole: LanguagePack = { ...german({ orders: { title: 'Aufträge' } }), isWhole: true };
  expect(createPageLanguage(whole).translateIn('orders')('title')).toBe('Aufträge');
});

test('messages that are asked for early come in the languages that are there', async () => {
  await loadLanguage('fr');
  const inFrench = vi.fn(async () => ({ default: { title: 'Pièces' } }));
  registerMessages('earlyParts', { fr: inFrench, en: none, 'zh-cn': none, es: none, ru: none, pt: none });
  expect(inFrench).not.toHaveBeenCalled();
  fetchMessagesEarly('earlyParts');
  expect(inFrench).toHaveBeenCalledOnce();
});
