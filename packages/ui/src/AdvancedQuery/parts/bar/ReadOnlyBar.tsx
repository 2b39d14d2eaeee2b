import { askingLines, describeQuery, isGroup } from '@harrow/validation/query';
import { useMemo } from 'react';
import { toLanguage } from '../../../HarrowProvider/language/language.ts';
import { useSettings } from '../../../HarrowProvider/settings.ts';
import type { QueryBarProps } from '../../AdvancedQuery.types.ts';
import { emptyQuery } from '../../hooks/useQueryBuilder.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import { useValueTexts } from '../../hooks/useValueTexts.ts';
import { knownFields } from '../../model/fields.ts';
import styles from './QueryBar.module.css';

/** The conditions in force, one after another. */
export default function ReadOnlyBar({ fields: given, value = emptyQuery, valueText }: QueryBarProps) {
  const { t } = useQueryTexts();
  const { language } = useSettings();
  const fields = useMemo(() => knownFields(given), [given]);
  const lines = askingLines(value);
  const texts = useValueTexts(fields, lines, valueText);
  if (lines.length === 0) return null;
  const sentences = (value.not ? [value] : value.items)
    .map((item) => describeQuery(isGroup(item) ? item : { match: 'and', items: [item] }, { language: toLanguage(language), ...texts }))
    .filter((sentence) => sentence !== '');
  return (
    <div className={styles.bar}>
      {value.match === 'or' && sentences.length > 1 && <span className={styles.note}>{t('chips.any')}</span>}
      <ul className={styles.chips} aria-label={t('chips.label')}>
        {sentences.map((sentence, index) => (
          // Two conditions may read alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.chip} data-read>
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
