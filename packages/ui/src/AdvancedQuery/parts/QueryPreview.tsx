import { describeQuery, type QueryGroup } from '@harrow/validation/query';
import { Alert } from 'antd';
import { toLanguage } from '../../HarrowProvider/language/language.ts';
import { useSettings } from '../../HarrowProvider/settings.ts';
import { formatNumber } from '../../Money/formatNumber.ts';
import styles from '../AdvancedQuery.module.css';
import type { CountState } from '../hooks/useQueryCount.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import type { ValueTexts } from '../hooks/useValueTexts.ts';
import type { Prepared } from '../model/prepareQuery.ts';

interface QueryPreviewProps {
  query: QueryGroup;
  prepared: Prepared;
  count: CountState;
  texts: ValueTexts;
}

/** The query read back as a sentence, how many records it has, and why it cannot be asked. */
export function QueryPreview({ query, prepared, count, texts }: QueryPreviewProps) {
  const { t } = useQueryTexts();
  const { language } = useSettings();
  const sentence = describeQuery(query, { language: toLanguage(language), ...texts });
  const isUnsayable = !prepared.ok && prepared.reason !== 'empty' && prepared.reason !== 'faults';
  return (
    <section className={styles.preview} aria-label={t('preview.label')}>
      <p className={styles.sentence}>{sentence || t('preview.none')}</p>
      {isUnsayable && <Alert type="warning" showIcon title={t(`refused.${prepared.reason}`)} />}
      <p className={styles.count} role="status">
        <Count count={count} format={(total) => formatNumber(total, language)} />
      </p>
    </section>
  );
}

function Count({ count, format }: { count: CountState; format: (total: number) => string }) {
  const { t } = useQueryTexts();
  switch (count.state) {
    case 'idle':
      return null;
    case 'counting':
      return t('count.counting');
    case 'failed':
      return t('count.failed', { reason: count.reason });
    case 'done': {
      const { total, totalCapped } = count.count;
      return t(totalCapped ? 'count.more' : 'count.total', { n: format(total) });
    }
  }
}
