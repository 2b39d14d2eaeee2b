import type { PartsStockItem } from '@harrow/api-client';
import { DateText, formatNumber, Money, useMessages, useSettings } from '@harrow/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Flex, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { OnTheWay } from './OnTheWay.tsx';
import { movesOf, release, stock } from './stock.ts';
import styles from './stock.module.css';

const words = { docType: 'partsStock', namespace: 'partsStock' };

/** A part in a warehouse, beside the list: its movements, what is set aside of it, who changed what. */
export function StockDrawer({ row, onClose }: { row: PartsStockItem; onClose: () => void }) {
  const { t } = useTranslation('partsStock');
  return (
    <Drawer open title={`${row.partsCode} · ${row.warehouse}`} size="min(560px, 100vw)" onClose={onClose}>
      <p>{row.partsName}</p>
      <Tabs
        items={[
          { key: 'moves', label: t('moves.title'), children: <Moves row={row} /> },
          { key: 'onTheWay', label: t('onTheWay.title'), children: <OnTheWay row={row} /> },
          { key: 'reservations', label: t('reservations'), children: <Reservations row={row} /> },
          { key: 'history', label: t('history'), children: <MasterHistory id={row.id} words={words} /> },
        ]}
      />
    </Drawer>
  );
}

function Moves({ row }: { row: PartsStockItem }) {
  const { t } = useTranslation('partsStock');
  const { language } = useSettings();
  const { data, error, refetch } = useQuery(movesOf(row.id));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (data?.records.length === 0) return <p>{t('moves.empty')}</p>;
  return (
    <ol className={styles.moves}>
      {data?.records.map((move) => (
        <li key={move.id}>
          <span>
            <DateText value={move.moveTime} precision="minute" /> · {move.moveType_dictText}
            <small>
              {move.sourceNo} {move.customer} {move.reason_dictText}
            </small>
          </span>
          <span className={styles.figures}>
            <b>{formatNumber(move.qty, language)}</b>
            <small>
              {t('moves.left', { n: formatNumber(move.balanceAfter, language) })} · <Money amount={move.amount} currency={move.currency} />
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Reservations({ row }: { row: PartsStockItem }) {
  const { t } = useTranslation('partsStock');
  const { language } = useSettings();
  const { message } = useMessages();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const { data, error, refetch } = useQuery(stock.detail(row.id));
  const freeing = useMutation({
    mutationFn: (id: string) => release({ reservationIds: [id] }),
    onError: sayFailure,
    onSuccess: () => {
      void message.success(t('released'));
      void client.invalidateQueries({ queryKey: stock.key });
    },
  });
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (data?.reservations.length === 0) return <p>{t('noReservations')}</p>;
  return (
    <ul className={styles.moves}>
      {data?.reservations.map((held) => (
        <li key={held.id}>
          <span>
            <b>{formatNumber(held.qty, language)}</b> · {held.reason ?? held.docType_dictText}
            <small>
              {held.vin} {held.createBy} {held.until !== null && t('reservedUntil', { day: held.until })}
            </small>
          </span>
          {held.releasable === 'Y' && (
            <Flex>
              <Button size="small" loading={freeing.isPending && freeing.variables === held.id} onClick={() => freeing.mutate(held.id)}>
                {t('work.release')}
              </Button>
            </Flex>
          )}
        </li>
      ))}
    </ul>
  );
}
