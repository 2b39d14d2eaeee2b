import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface YesNoFilterProps {
  id?: string;
  value?: 'Y' | 'N';
  onChange?: (value: 'Y' | 'N' | undefined) => void;
}

/** Yes, no or either, for filters. */
export function YesNoFilter(props: YesNoFilterProps) {
  const { t } = useTranslation('shared');
  return (
    <Select
      {...props}
      allowClear
      options={[
        { value: 'Y', label: t('yes') },
        { value: 'N', label: t('no') },
      ]}
    />
  );
}
