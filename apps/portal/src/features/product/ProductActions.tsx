import { lazyPart } from '@harrow/ui';
import { Button, Flex } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoveDialog as MoveDialogType } from '../../shared/administration/MoveDialog.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { usePermission } from '../../shared/usePermission.ts';
import type { PanelProps } from './ProductPanel.tsx';
import type { ProductItem } from '@harrow/api-client';
import { moveProduct, type ProductPlace, products, removeProduct, toPlaces } from './products.ts';

const MoveDialog = lazyPart(async () => ({ default: (await import('../../shared/administration/MoveDialog.tsx')).MoveDialog })) as typeof MoveDialogType;
const HistoryDrawer = lazyPart(async () => ({ default: (await import('../../shared/changes/HistoryDrawer.tsx')).HistoryDrawer }));

const deepest = 4;

/** Actions on a stored product besides editing its fields. */
export function ProductActions({
  record,
  nodes,
  onAddBelow,
  onSaved,
  onRemoved,
}: Pick<PanelProps, 'nodes' | 'onAddBelow' | 'onSaved' | 'onRemoved'> & { record: ProductItem }) {
  const { t } = useTranslation('product');
  const { t: shared } = useTranslation('shared');
  const [open, setOpen] = useState<'move' | 'history'>();
  const isMaker = isMakerUser(useStore(userStore));
  const mayAdd = usePermission('product:add');
  const mayEdit = usePermission('product:edit');
  const mayDelete = usePermission('product:delete');
  const askDeletion = useDeletion(products.key);
  const close = (): void => setOpen(undefined);
  const node = { key: record.id, title: record.name, parentId: nodes.find(({ code }) => code === record.parentCode)?.id ?? null };
  const move = (id: string | null) => moveProduct(record, nodes.find((other) => other.id === id)!.code);
  return (
    <Flex wrap gap={8}>
      {mayAdd && record.level < deepest && <Button onClick={() => onAddBelow(record)}>{t('addBelow')}</Button>}
      {mayEdit && record.level > 2 && <Button onClick={() => setOpen('move')}>{t('move')}</Button>}
      {isMaker && <Button onClick={() => setOpen('history')}>{shared('changes.title')}</Button>}
      {mayDelete && (
        <Button danger onClick={() => askDeletion(record.name, () => removeProduct(record.id).then(onRemoved))}>
          {shared('administration.delete')}
        </Button>
      )}
      <Suspense>
        {open === 'move' && (
          <MoveDialog<ProductPlace>
            node={node}
            tree={toPlaces(nodes)}
            mayHold={({ level }) => level === record.level - 1}
            move={move}
            onSaved={() => {
              close();
              onSaved(record.id);
            }}
            onClose={close}
          />
        )}
        {open === 'history' && (
          <HistoryDrawer id={record.id} words={{ docType: 'product', namespace: 'product', dictionaries: { enabled: 'yn' } }} onClose={close} />
        )}
      </Suspense>
    </Flex>
  );
}
