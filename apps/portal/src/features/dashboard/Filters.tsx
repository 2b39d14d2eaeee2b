import { DictSelect } from '@harrow/ui';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { LazyDealerPicker } from '../../shared/pickers/dealers/LazyDealerPicker.tsx';
import type { Asked } from './dashboards.ts';

interface FiltersProps {
  asked: Asked;
  choose: (name: 'dealerCode' | 'marketGroup', value: string | undefined) => void;
}

/** Whose figures staff see. */
export function Filters({ asked: { dealerCode, marketGroup }, choose }: FiltersProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Flex gap={12} wrap>
      <DictSelect
        aria-label={t('marketGroup')}
        placeholder={t('marketGroup')}
        dict="market_group"
        style={{ width: 220 }}
        value={marketGroup}
        onChange={(code) => choose('marketGroup', typeof code === 'string' ? code : undefined)}
      />
      <div style={{ width: 260 }}>
        <LazyDealerPicker
          aria-label={t('dealer')}
          placeholder={t('dealer')}
          multiple={false}
          value={dealerCode ?? ''}
          onChange={(code) => choose('dealerCode', code || undefined)}
        />
      </div>
    </Flex>
  );
}
