import { Button } from 'antd';
import { useSettings } from '../../HarrowProvider/index.ts';
import { formatNumber } from '../../Money/formatNumber.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { useAnswer } from '../hooks/useAnswer.ts';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import type { UsualFilter } from '../pickers.types.ts';
import styles from './picker.module.css';

interface NothingFoundProps {
  /** The usual filters that hold. */
  usual: readonly UsualFilter[];
  /** The query: another one is counted anew. */
  question: string;
  /** Number of records without the usual filters of the given keys. */
  count: (without: readonly string[], signal: AbortSignal) => Promise<number>;
  onWiden: (without: readonly string[]) => void;
}

/** Says that nothing was found, and where the usual filters are the reason, what there is without them. */
export function NothingFound({ usual, question, count, onWiden }: NothingFoundProps) {
  const { t } = usePickerTexts();
  const { language } = useSettings();
  const all = usual.map(({ key }) => key);
  // Without one of them, and where none of them alone is the reason, without all.
  const ways = [...all.map((key) => [key]), ...(all.length > 1 ? [all] : [])];
  const { data: totals } = useAnswer(all.length === 0 ? undefined : question, (signal) => Promise.all(ways.map((without) => count(without, signal))));
  const found = ways.map((without, at) => ({ without, total: totals?.[at] ?? 0 })).filter(({ total }) => total > 0);
  const alone = found.filter(({ without }) => without.length === 1);
  return (
    <EmptyState
      title={<span role="status">{t(all.length === 0 ? 'empty' : 'emptyNarrowed')}</span>}
      action={
        found.length > 0 && (
          <div className={styles.wider}>
            {(alone.length > 0 ? alone : found).map(({ without, total }) => {
              const n = formatNumber(total, language);
              const [only] = without.length === 1 ? usual.filter(({ key }) => without.includes(key)) : [];
              return (
                <Button key={without.join(' ')} onClick={() => onWiden(without)}>
                  {only ? only.widened(n) : t('widened', { n })}
                </Button>
              );
            })}
          </div>
        )
      }
    />
  );
}
