/** Fields that the forms of masters share. */
import { LimitedInput } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nameFields } from './nameFields.ts';
import { YesNoControl } from '../fields/control/YesNoControl.tsx';
import { CodesSelect } from '../pickers/CodesSelect.tsx';
import { productTree } from '../pickers/productTree.ts';

/** Names in the six languages; Chinese and English are needed, or one of them all. */
export function NameFields({ oneIsEnough = false }: { oneIsEnough?: boolean }) {
  const { t } = useTranslation('shared');
  // What a name that is left out will be.
  const usual = Form.useWatch('nameEn') as string | null | undefined;
  const isNeeded = (name: string): boolean => name === 'nameEn' || (name === 'nameZh' && !oneIsEnough);
  const oneOfThem: Rule = (form) => ({
    validator: async () => {
      if (nameFields.every((name) => !String(form.getFieldValue(name) ?? '').trim())) throw new Error(t('oneName'));
    },
  });
  return nameFields.map((name) => (
    <Form.Item
      key={name}
      name={name}
      label={t(`field.${name}`)}
      {...(oneIsEnough && { dependencies: [...nameFields] })}
      {...(oneIsEnough && name === 'nameEn' && { extra: t('oneNameIsEnough') })}
      rules={oneIsEnough ? (name === 'nameEn' ? [oneOfThem] : []) : [{ required: isNeeded(name), whitespace: true, message: t('required') }]}
    >
      <LimitedInput limit={200} {...(!isNeeded(name) && usual && { placeholder: usual })} />
    </Form.Item>
  ));
}

/** A text that is needed. */
export const useRequired = (): { required: true; message: string }[] => {
  const { t } = useTranslation('shared');
  return [{ required: true, message: t('required') }];
};

interface YesNoItemProps {
  name: string;
  label: string;
  /** It stays in the form and is not shown. */
  hidden?: boolean;
}

/** Yes or no in the form of a master, as in those of documents. */
export function YesNoItem({ name, label, hidden = false }: YesNoItemProps) {
  const labelId = useId();
  return (
    <Form.Item name={name} label={<span id={labelId}>{label}</span>} hidden={hidden}>
      <YesNoRadio labelId={labelId} />
    </Form.Item>
  );
}

interface YesNoRadioProps {
  labelId: string;
  id?: string;
  value?: 'Y' | 'N';
  onChange?: (value: 'Y' | 'N') => void;
}

function YesNoRadio({ labelId, id = '', value, onChange }: YesNoRadioProps) {
  const control = { id, status: undefined, 'aria-invalid': undefined, 'aria-required': undefined, 'aria-describedby': '', 'aria-labelledby': labelId };
  return <YesNoControl control={control} value={value} onChange={(next) => onChange?.(next as 'Y' | 'N')} />;
}

interface ProductsSelectProps {
  level: 2 | 3;
  /** Only those below this product. Default: all. */
  under?: string | undefined;
  disabled?: boolean;
  /** Default: that none means all. */
  placeholder?: string;
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Products of a level; none means all. */
export function ProductsSelect({ level, under, ...control }: ProductsSelectProps) {
  const { t } = useTranslation('shared');
  const { data, isFetching } = useQuery(productTree);
  return (
    <CodesSelect
      placeholder={t('allProducts')}
      {...control}
      loading={isFetching}
      options={data
        ?.filter((product) => product.level === level && (under === undefined || product.parent === under))
        .map(({ value, text }) => ({ value, label: text }))}
    />
  );
}
