import type { PartsStockItem } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allWarehouses, ownWarehouses, warehouseChoice } from '../../../shared/stock/ownWarehouses.ts';
import type { OpenWork } from '../StockListPage.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { ReserveDialog } from './ReserveDialog.tsx';
import { RowDialog } from './RowDialog.tsx';
import { SellDialog } from './SellDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';

type Options = { value: string; label: string }[];

/** What the dialogs know: the rows they begin with, and the warehouses that can be chosen. */
export interface WorkDialogProps {
  rows: readonly PartsStockItem[];
  /** Of the own unit. */
  warehouses: Options;
  /** Of these, those that parts may be sold from. */
  usable: Options;
  /** Unit and warehouse that a transfer may go to. */
  targets: Options;
  /** The default warehouse. */
  usual: string | null;
  onSaved: () => void;
  onClose: () => void;
}

/** The dialog of what was begun. */
export function StockDialogs({ work, rows, onClose }: OpenWork & { onClose: () => void }) {
  const { t } = useTranslation('partsStock');
  const { message } = useMessages();
  const client = useQueryClient();
  const { data: own } = useQuery(ownWarehouses);
  const { data: all } = useQuery(allWarehouses);
  const choices = useMemo(() => {
    const mine = own?.records ?? [];
    const unit = mine[0]?.subDealerCode ?? '';
    return {
      warehouses: mine.map(warehouseChoice),
      usable: mine.filter(({ kind }) => kind === 'normal').map(warehouseChoice),
      usual: mine.find(({ isDefault }) => isDefault === 'Y')?.code ?? null,
      targets: (all?.records ?? []).map(({ subDealerCode, subDealerName, code, name }) => ({
        value: `${subDealerCode}/${code}`,
        label: subDealerCode === unit ? `${code} ${name}` : `${subDealerName ?? t('ownDealer')} · ${code} ${name}`,
      })),
    };
  }, [own, all, t]);
  const handleSaved = (): void => {
    void message.success(t('booked'));
    void client.invalidateQueries();
    onClose();
  };
  if (work === 'reserve') return <ReserveDialog row={rows[0]!} onSaved={handleSaved} onClose={onClose} />;
  if (work === 'edit') return <RowDialog row={rows[0]!} onSaved={handleSaved} onClose={onClose} />;
  // New lines begin in the default warehouse.
  if (!own) return null;
  const Dialog = { adjust: AdjustDialog, sell: SellDialog, transfer: TransferDialog }[work];
  return <Dialog rows={rows} {...choices} onSaved={handleSaved} onClose={onClose} />;
}
