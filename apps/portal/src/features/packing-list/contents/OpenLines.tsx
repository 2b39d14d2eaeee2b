import type { OpenOrderLine } from '@harrow/api-client';
import { ErrorState, formatNumber, ListSkeleton, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openLines } from '../packingLists.ts';
import styles from './contents.module.css';

interface OpenLinesProps {
  /** Of the draft. */
  packingId: string;
  /** Those of which something is still open, by what is packed on this page. */
  leftOf: (open: readonly OpenOrderLine[]) => OpenOrderLine[];
  /** Number of the box that is filled; undefined while there is none. */
  box: string | undefined;
  onPack: (lines: readonly OpenOrderLine[]) => void;
}

/** As many as can be looked through; others are found by words. */
const shown = 100;

/** Order lines that may join a draft, to be put into a box. */
export function OpenLines({ packingId, leftOf, box, onPack }: OpenLinesProps) {
  const { t } = useTranslation('packingList');
  const { language } = useSettings();
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery(openLines({ id: packingId }));
  const wanted = words.trim().toLowerCase();
  const open = leftOf(data ?? []).filter(({ orderNo, partsCode, partsName }) => `${orderNo} ${partsCode} ${partsName}`.toLowerCase().includes(wanted));
  return (
    <section className={styles.open} aria-label={t('open.title')}>
      <h3>{t('open.title')}</h3>
      <Input.Search aria-label={t('open.search')} placeholder={t('open.search')} value={words} allowClear onChange={({ target }) => setWords(target.value)} />
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && open.length === 0 && <p className={styles.quiet}>{t('open.none')}</p>}
      {open.length > 0 && (
        <>
          <ul>
            {open.slice(0, shown).map((line) => (
              <li key={line.id}>
                <span>
                  <b>{line.partsCode}</b> {line.partsName}
                  <small>
                    {line.orderNo}-{line.orderLineNo} · {t('open.qty', { qty: formatNumber(line.openQty, language), unit: line.unit_dictText })}
                  </small>
                </span>
                <Button
                  size="small"
                  disabled={box === undefined}
                  aria-label={t('open.pack', { code: line.partsCode, no: line.orderNo })}
                  onClick={() => onPack([line])}
                >
                  {t('open.packShort')}
                </Button>
              </li>
            ))}
          </ul>
          {open.length > shown && <p className={styles.quiet}>{t('open.more', { count: open.length - shown })}</p>}
          <Button disabled={box === undefined} onClick={() => onPack(open)}>
            {t('open.all', { count: open.length })}
          </Button>
        </>
      )}
    </section>
  );
}
