import { DateText, DictText, languages } from '@harrow/ui';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { nameFields } from '../master/exportedNames.ts';
import { parseJson } from '../parseJson.ts';
import { ChangeHistory } from './ChangeHistory.tsx';

/** How the history of a kind of record is read. */
export interface HistoryWords {
  /** The kind as the server names it: the master's table in code. */
  docType: string;
  /** Message namespace whose `field.…` are the labels. */
  namespace: string;
  /** Labels of columns that the form calls otherwise: `{ code: 'bugCode' }`. */
  labels?: Readonly<Record<string, string>>;
  /** Dictionaries of fields that hold a code. */
  dictionaries?: Readonly<Record<string, string>>;
}

/** `name.ru` and the like are the names in the languages; the form has them in the same order. */
function languageName(field: string): string | undefined {
  const name = nameFields[languages.findIndex((language) => field === `name.${language}`)];
  return name && i18next.t(`shared:name.${name}`);
}

/** Columns that hold several values are written as JSON; a text may stand in brackets, too. */
function listOf(value: string): unknown[] | undefined {
  const parsed = value.startsWith('[') ? parseJson(value) : undefined;
  return Array.isArray(parsed) ? parsed : undefined;
}
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** What became of a master, by whom and when. */
export function MasterHistory({ id, words }: { id: string; words: HistoryWords }) {
  const { docType, namespace, labels = {}, dictionaries = {} } = words;
  // Labels of the features come with their texts.
  useTranslation(namespace as 'shared');
  const nameOf = ({ field }: { field: string }): string | undefined => {
    const key = `${namespace}:field.${labels[field] ?? field}`;
    return languageName(field) ?? (i18next.exists(key) ? i18next.t(key) : undefined);
  };
  const valueOf = (field: string, value: string) => {
    const dict = dictionaries[field];
    if (dict) return <DictText dict={dict} value={value} />;
    if (isDay(value)) return <DateText value={value} />;
    const list = listOf(value);
    return list ? list.join(', ') || '–' : value;
  };
  return <ChangeHistory docType={docType} id={id} nameOf={nameOf} valueOf={valueOf} />;
}
