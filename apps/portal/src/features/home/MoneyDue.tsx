import type { HomeMoney } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { MoneyLines } from '../../shared/money/MoneyLines.tsx';
import { Block } from './Block.tsx';

/** Account balances, open amounts and payments on their way; nothing for users who see none of them. */
export function MoneyDue({ lines, waiting }: { lines: readonly HomeMoney[] | undefined; waiting: number }) {
  const { t } = useTranslation('home');
  if (lines ? lines.length === 0 : waiting === 0) return null;
  return (
    <Block title={t('money.title')} waiting={lines ? undefined : waiting}>
      {lines && <MoneyLines lines={lines} />}
    </Block>
  );
}
