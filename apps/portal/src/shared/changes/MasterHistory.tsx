import { useTranslation } from 'react-i18next';
import { ChangeHistory } from './ChangeHistory.tsx';
import { fieldName } from './fieldName.ts';
import { plainValue } from './plainValue.tsx';

/** Names and texts for the history of a kind of record. */
export interface HistoryWords {
  /** The kind as the server names it: the master's table in code. */
  docType: string;
  /** Message namespace of the noun, whose `field.…` are the names. */
  namespace: string;
  /** Dictionaries of fields that hold a code. */
  dictionaries?: Readonly<Record<string, string>>;
}

/** Change history of a master. */
export function MasterHistory({ id, words }: { id: string; words: HistoryWords }) {
  const { docType, namespace, dictionaries = {} } = words;
  // The names come with the texts of the feature.
  useTranslation(namespace as 'shared');
  return (
    <ChangeHistory
      docType={docType}
      id={id}
      nameOf={({ field }) => fieldName(namespace, field)}
      valueOf={(field, value) => plainValue(dictionaries[field], value)}
    />
  );
}
