import type { DealerWarehouse } from '@harrow/api-client';
import { dealerWarehousesFields as sheet } from '@harrow/api-client/fields';
import { FieldGrid, LimitedInput } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { NewButton } from '../../shared/administration/NewButton.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { removeWarehouses, saveWarehouse, warehouseDefaults, warehouses } from './stock.ts';
import { useStockTabs } from './useStockTabs.ts';

const list: SheetList<DealerWarehouse, typeof sheet> = {
  noun: 'partsStock',
  texts: 'warehouses',
  sheet,
  columns: {
    code: { fixed: 'left' },
    name: {},
    kind: {},
    isDefault: {},
    system: {},
    enabled: {},
    subDealerName: {},
    dealerCode: { for: 'maker' },
  },
  filters: [{ name: 'kind' }, { name: 'enabled' }, { name: 'dealerCode', kind: 'dealer', for: 'maker' }],
};

/** The warehouses of the dealer; those that came with it stay. */
export function WarehousePage() {
  const { t } = useTranslation('partsStock');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const ask = useDeletion(warehouses.key);
  const [edited, setEdited] = useState<DealerWarehouse | 'new'>();
  return (
    <>
      <AdministrationListPage
        list={list}
        resource={warehouses}
        defaults={warehouseDefaults}
        module="partsStock"
        siblings={useStockTabs('warehouses')}
        tools={() => (
          <NewButton permission="partsStock:edit" onClick={() => setEdited('new')}>
            {t('warehouses.add')}
          </NewButton>
        )}
        onOpen={setEdited}
        allowed={({ allowedActions }) => allowedActions}
        rowActions={({ id, code, allowedActions }) =>
          allowedActions.includes('delete')
            ? [{ key: 'delete', label: shared('administration.delete'), danger: true, onClick: () => ask(code, () => single(removeWarehouses([id]))) }]
            : []
        }
      />
      {edited !== undefined && (
        <WarehouseDialog
          warehouse={edited === 'new' ? undefined : edited}
          onSaved={() => {
            void client.invalidateQueries();
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

interface WarehouseInput {
  code: string;
  name: string;
  isDefault: boolean;
  enabled: boolean;
}

/** One that may not be changed is only shown. */
function WarehouseDialog({ warehouse, onSaved, onClose }: { warehouse: DealerWarehouse | undefined; onSaved: () => void; onClose: () => void }) {
  const { t } = useTranslation('partsStock');
  const isSystem = warehouse?.system === 'Y';
  const needed = [{ required: true, whitespace: true, message: t('needed') }];
  return (
    <EditDialog<WarehouseInput>
      title={t(warehouse ? 'warehouses.edit' : 'warehouses.add')}
      readOnly={warehouse !== undefined && !warehouse.allowedActions.includes('edit')}
      initialValues={
        warehouse ? { ...warehouse, isDefault: warehouse.isDefault === 'Y', enabled: warehouse.enabled === 'Y' } : { isDefault: false, enabled: true }
      }
      save={({ code, name, isDefault, enabled }) =>
        saveWarehouse({
          ...(warehouse && { id: warehouse.id, version: warehouse.version }),
          code: code.trim(),
          name,
          isDefault: isDefault ? 'Y' : 'N',
          enabled: enabled ? 'Y' : 'N',
        })
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <Form.Item name="code" label={t('field.code')} rules={[...needed, { pattern: /^[A-Za-z0-9_-]{1,20}$/, message: t('warehouses.code') }]}>
          <LimitedInput limit={20} disabled={warehouse !== undefined} autoFocus={!warehouse} />
        </Form.Item>
        <Form.Item name="name" label={t('field.name')} rules={needed}>
          <LimitedInput limit={100} disabled={isSystem} />
        </Form.Item>
        <Form.Item name="isDefault" valuePropName="checked">
          <Checkbox disabled={warehouse?.kind === 'blocked'}>{t('field.isDefault')}</Checkbox>
        </Form.Item>
        <Form.Item name="enabled" valuePropName="checked">
          <Checkbox disabled={isSystem}>{t('field.enabled')}</Checkbox>
        </Form.Item>
      </FieldGrid>
    </EditDialog>
  );
}
