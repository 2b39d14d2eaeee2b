import { DateText, DictText } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { parseJson } from '../parseJson.ts';
import { ChangeHistory } from './ChangeHistory.tsx';
import { fieldName } from './fieldName.ts';

/** How the history of a kind of record is read. */
export interface HistoryWords {
  /** The kind as the server names it: the master's table in code. */
  docType: string;
  /** Message namespace of the noun, whose `field.…` are the names. */
  namespace: string;
  /** Dictionaries of fields that hold a code. */
  dictionaries?: Readonly<Record<string, string>>;
}

/** Columns that hold several values are written as JSON; a text may stand in brackets, too. */
function listOf(value: string): unknown[] | undefined {
  const parsed = value.startsWith('[') ? parseJson(value) : undefined;
  return Array.isArray(parsed) ? parsed : undefined;
}
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** What became of a master, by whom and when. */
export function MasterHistory({ id, words }: { id: string; words: HistoryWords }) {
  const { docType, namespace, dictionaries = {} } = words;
  // The names come with the texts of the feature.
  useTranslation(namespace as 'shared');
  const valueOf = (field: string, value: string) => {
    const dict = dictionaries[field];
    if (dict) return <DictText dict={dict} value={value} />;
    if (isDay(value)) return <DateText value={value} />;
    const list = listOf(value);
    return list ? list.join(', ') || '–' : value;
  };
  return <ChangeHistory docType={docType} id={id} nameOf={({ field }) => fieldName(namespace, field)} valueOf={valueOf} />;
}
