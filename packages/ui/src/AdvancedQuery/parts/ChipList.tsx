import { CloseOutlined } from '@ant-design/icons';
import { askingLines, describeQuery, isGroup, type QueryGroup } from '@harrow/validation/query';
import { useMemo } from 'react';
import { toLanguage } from '../../HarrowProvider/language/language.ts';
import { useSettings } from '../../HarrowProvider/settings.ts';
import styles from '../AdvancedQuery.module.css';
import type { QueryChipsProps } from '../AdvancedQuery.types.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import { useValueTexts } from '../hooks/useValueTexts.ts';
import { knownFields } from '../model/fields.ts';
import { removeCondition } from '../model/removeCondition.ts';

/** A chip for each condition of the top level; a group is one chip, and so is a query that must not hold. */
export default function ChipList({ fields: given, value, onChange, valueText }: QueryChipsProps & { value: QueryGroup }) {
  const { t } = useQueryTexts();
  const { language } = useSettings();
  const fields = useMemo(() => knownFields(given), [given]);
  const texts = useValueTexts(fields, askingLines(value), valueText);
  const sentenceOf = (query: QueryGroup): string => describeQuery(query, { language: toLanguage(language), ...texts });
  const chips = value.not
    ? [{ key: 0, text: sentenceOf(value), rest: undefined }]
    : value.items.flatMap((item, index) => {
        const text = sentenceOf(isGroup(item) ? item : { match: 'and', items: [item] });
        return text === '' ? [] : [{ key: index, text, rest: removeCondition(value, index) }];
      });
  return (
    <ul className={styles.chips} aria-label={t('chips.label')}>
      {value.match === 'or' && chips.length > 1 && <li className={styles.note}>{t('chips.any')}</li>}
      {chips.map(({ key, text, rest }) => (
        <li key={key} className={styles.chip}>
          <span title={text}>{text}</span>
          <button type="button" className="hw-icon-button" aria-label={t('chips.remove', { text })} onClick={() => onChange(rest)}>
            <CloseOutlined aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="hw-link" onClick={() => onChange(undefined)}>
          {t('chips.clear')}
        </button>
      </li>
    </ul>
  );
}
