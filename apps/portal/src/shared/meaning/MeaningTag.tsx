import { StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../billStatus.ts';
import type { Words } from '../fields/sheet.ts';
import { type Meaning, meaningText } from './documentMeaning.ts';

interface MeaningTagProps {
  /** Undefined: the status says it. */
  meaning: Meaning | undefined;
  status: string | undefined;
  /** Name of the status. */
  text: string;
}

/** Meaning of a document's status, or else its name. */
export function MeaningTag({ meaning, status = '', text }: MeaningTagProps) {
  const { t } = useTranslation('shared') as unknown as { t: Words };
  return meaning ? <StatusTag color={meaning.tone} text={meaningText(meaning, t)} /> : <StatusTag color={toneOf(status)} text={text} />;
}
