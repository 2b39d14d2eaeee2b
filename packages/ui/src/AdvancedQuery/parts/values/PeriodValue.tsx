import { describePeriod, freePeriod, maxPeriodCount, periodReaches, periods, periodUnits } from '@harrow/validation/query';
import { Select } from 'antd';
import { useState } from 'react';
import { toLanguage } from '../../../HarrowProvider/language/language.ts';
import { useSettings } from '../../../HarrowProvider/settings.ts';
import type { QueryValueProps } from '../../AdvancedQuery.types.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';

/** Free periods for a number that is being typed. */
function typedPeriods(text: string): string[] {
  const count = Number(/\d+/.exec(text)?.[0] ?? 0);
  return count >= 1 && count <= maxPeriodCount ? periodReaches.flatMap((reach) => periodUnits.map((unit) => freePeriod({ reach, count, unit }))) : [];
}

/** A moving period: one of the usual ones, or one of n days, weeks or months, ago or ahead, once a number is typed. */
export function PeriodValue({ id, value, onChange, status = '', 'aria-label': label }: Omit<QueryValueProps, 'field' | 'rule' | 'multiple'>) {
  const { t } = useQueryTexts();
  const { language } = useSettings();
  const [typed, setTyped] = useState('');
  const usual: readonly string[] = periods;
  const free = [...new Set([...typedPeriods(typed), ...(value === '' ? [] : [value])])].filter((period) => !usual.includes(period));
  const freeText = (period: string): string => describePeriod(period, toLanguage(language)).replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
  return (
    <Select<string>
      id={id}
      allowClear
      aria-label={label}
      style={{ width: '100%' }}
      showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
      // Few enough to be drawn at once: what was scrolled to is not in the way of what is found.
      virtual={false}
      listHeight={320}
      placeholder={t('choicePlaceholder')}
      status={status}
      value={value || null}
      options={[
        ...free.map((period) => ({ value: period, label: freeText(period) })),
        ...periods.map((period) => ({ value: period, label: t(`period.${period}`) })),
      ]}
      popupRender={(list) => (
        <>
          {list}
          <div style={{ padding: '4px 12px', color: 'var(--ant-color-text-secondary)' }}>{t('periodHint')}</div>
        </>
      )}
      onChange={(next?: string) => onChange(next ?? '')}
    />
  );
}
