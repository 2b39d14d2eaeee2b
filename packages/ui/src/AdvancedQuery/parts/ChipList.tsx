import { CloseOutlined } from '@ant-design/icons';
import { askingLines, describeQuery, isGroup, type QueryGroup } from '@harrow/validation/query';
import { useMemo } from 'react';
import { toLanguage } from '../../HarrowProvider/language.ts';
import { useSettings } from '../../HarrowProvider/settings.ts';
import styles from '../AdvancedQuery.module.css';
import type { QueryChipsProps } from '../AdvancedQuery.types.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import { useValueTexts } from '../hooks/useValueTexts.ts';
import { knownFields } from '../model/fields.ts';
import { removeCondition } from '../model/removeCondition.ts';

/** A chip for each condition of the top level; a group is one chip. */
export default function ChipList({ fields: given, value, onChange, valueText }: QueryChipsProps & { value: QueryGroup }) {
  const { t } = useQueryTexts();
  const { language } = useSettings();
  const fields = useMemo(() => knownFields(given), [given]);
  const texts = useValueTexts(fields, askingLines(value), valueText);
  const chips = value.items.flatMap((item, index) => {
    const text = describeQuery(isGroup(item) ? item : { match: 'and', items: [item] }, { language: toLanguage(language), ...texts });
    return text === '' ? [] : [{ index, text }];
  });
  return (
    <ul className={styles.chips} aria-label={t('chips.label')}>
      {value.match === 'or' && chips.length > 1 && <li className={styles.note}>{t('chips.any')}</li>}
      {chips.map(({ index, text }) => (
        <li key={index} className={styles.chip}>
          <span title={text}>{text}</span>
          <button type="button" className="hw-icon-button" aria-label={t('chips.remove', { text })} onClick={() => onChange(removeCondition(value, index))}>
            <CloseOutlined />
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
