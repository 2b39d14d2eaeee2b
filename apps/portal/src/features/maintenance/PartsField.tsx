import { DictSelect, NumberInput } from '@harrow/ui';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PartPicker } from '../../shared/pickers/PartPicker.tsx';
import { useFittingParts } from '../../shared/pickers/useFittingParts.ts';
import { useModelOf } from '../../shared/pickers/useModelOf.ts';
import styles from './maintenance.module.css';

interface UsedPart {
  id?: string;
  partsCode: string;
  qty: number;
  sourceType?: string;
}

interface PartsFieldProps {
  value?: readonly UsedPart[] | null;
  onChange?: (parts: UsedPart[]) => void;
}

/** Parts that were used, chosen from those of the catalogue that fit the machine. Prices come with the save. */
export function PartsField({ value, onChange }: PartsFieldProps) {
  const { t } = useTranslation('maintenance');
  const fitting = useFittingParts(useModelOf(Form.useWatch<string | null>('vin')));
  const parts = value ?? [];
  const change = (place: number, what: Partial<UsedPart>): void => onChange?.(parts.map((part, index) => (index === place ? { ...part, ...what } : part)));
  return (
    <>
      <ul className={styles.parts}>
        {parts.map((part, index) => (
          // Parts have no id until they are saved, and stand in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={part.id ?? index}>
            <PartPicker
              multiple={false}
              usual={fitting}
              aria-label={t('field.parts.partsCode')}
              placeholder={t('field.parts.partsCode')}
              value={part.partsCode}
              onChange={(partsCode) => change(index, { partsCode })}
            />
            <NumberInput aria-label={t('field.parts.qty')} decimals={2} nonNegative value={part.qty} onChange={(qty) => change(index, { qty: qty ?? 0 })} />
            <DictSelect
              dict="parts_source"
              aria-label={t('field.parts.sourceType')}
              value={part.sourceType ?? 'own_stock'}
              onChange={(sourceType) => change(index, { sourceType: String(sourceType) })}
            />
            <Button onClick={() => onChange?.(parts.filter((_part, place) => place !== index))}>{t('shared:action.delete')}</Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onChange?.([...parts, { partsCode: '', qty: 1, sourceType: 'own_stock' }])}>{t('parts.add')}</Button>
    </>
  );
}
