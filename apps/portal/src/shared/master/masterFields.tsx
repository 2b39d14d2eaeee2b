/** Fields that the forms of masters share. */
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { languages } from '@harrow/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextsItem } from '../administration/TextsItem.tsx';
import type { TextLanguage } from '../fields/control/LanguageTabs.tsx';
import { nameFields } from './nameFields.ts';
import { YesNoControl } from '../fields/control/YesNoControl.tsx';
import { CodesSelect } from '../pickers/CodesSelect.tsx';
import { productTree } from '../pickers/products/productTree.ts';

/** The name in the six languages; Chinese and English are needed, or one of them all. */
export function NameFields({ oneIsEnough = false }: { oneIsEnough?: boolean }) {
  const { t } = useTranslation('shared');
  const nameOf = (language: TextLanguage) => nameFields[languages.indexOf(language)]!;
  return (
    <TextsItem
      label={(language) => t(`field.${nameOf(language)}`)}
      nameOf={(language) => [nameOf(language)]}
      limit={200}
      needed={oneIsEnough ? [] : ['zh-cn', 'en']}
    />
  );
}

/** A text that is needed. */
export const useRequired = (): { required: true; message: string }[] => {
  const { t } = useTranslation('shared');
  return [{ required: true, message: t('required') }];
};

/** Yes or no in the form of a master, as in those of documents. */
export function YesNoItem({ name, label }: { name: string; label: string }) {
  const labelId = useId();
  return (
    <Form.Item name={name} label={<span id={labelId}>{label}</span>}>
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
