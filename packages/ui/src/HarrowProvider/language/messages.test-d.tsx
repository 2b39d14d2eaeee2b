// Checked by the compiler: each line under a `@ts-expect-error` must not compile.
import { HarrowProvider, type LanguagePack, LanguageProvider, type MessagesByNamespace, type MessageWords } from '../../index.ts';

/** For instance read from a server: its keys are unknown. */
declare const german: MessagesByNamespace;
declare const antd: LanguagePack['antd'];

const words: MessageWords = { editableTable: { add: 'One more', removeSelected_few: 'Удалить {{count}} строки', parse: { date: 'No date' } } };

export const right = [
  <HarrowProvider key="1" messages={{ ui: { retry: 'Once more', date: { noDate: 'No date' } }, pickers: { ok: 'Take' } }} />,
  <LanguageProvider key="2" messages={words} />,
  <HarrowProvider key="3" language={{ code: 'de', antd, messages: german }} />,
  <HarrowProvider key="4" language={{ code: 'de', antd, messages: { ui: { retry: 'Noch einmal' } } }} />,
];

export const wrong = [
  // @ts-expect-error there is no such text
  <HarrowProvider key="1" messages={{ ui: { retyr: 'Once more' } }} />,
  // @ts-expect-error nor one below another
  <HarrowProvider key="2" messages={{ ui: { date: { noDay: 'No date' } } }} />,
  // @ts-expect-error there is no such namespace
  <LanguageProvider key="3" messages={{ table: { add: 'One more' } }} />,
  // @ts-expect-error a group of texts is none
  <LanguageProvider key="4" messages={{ ui: { date: 'No date' } }} />,
  // @ts-expect-error a text without plural forms has none
  <LanguageProvider key="5" messages={{ ui: { retry_one: 'Once more' } }} />,
];
