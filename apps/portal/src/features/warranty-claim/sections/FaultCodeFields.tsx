import { warrantyClaimsBugCodeListOptions, warrantyClaimsSupplierByBugCodeOptions } from '@harrow/api-client/query';
import { useMessages } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { rowsOf } from '../../../documents/form/engine/values.ts';
import { LineField } from '../claimKind.ts';
import type { Fault, FaultRow } from '../form/claimForm.ts';
import { useLabour } from '../form/useFaults.ts';
import { useSystems } from '../pickers/useSystems.ts';

const catalogueMs = 10 * 60_000;

/** System, then code: the code list opens only once there is a system (E-200), and a new system clears the fields that depend on the old one. */
export function FaultCodeFields({ fault }: { fault: Fault }) {
  const { t } = useTranslation('warrantyClaim');
  const { engine } = useOpenForm();
  const labour = useLabour(fault.id);
  const { modal } = useMessages();
  const client = useQueryClient();
  const [askedTooEarly, setAskedTooEarly] = useState(false);
  const { id: faultId, bugSystem } = fault;
  const systems = useSystems();
  const codes = useQuery({
    ...warrantyClaimsBugCodeListOptions({ query: { bugSystem: bugSystem ?? '' } }),
    select: ({ result }) => result,
    enabled: bugSystem !== null,
    staleTime: catalogueMs,
  });

  const patch = (change: Partial<FaultRow>): void =>
    engine.setRows(
      'bugList',
      rowsOf(engine.store.get().mine, 'bugList').map((row) => (row.id === faultId ? { ...row, ...change } : row)),
    );
  const setSystem = (next: string | null): void => {
    setAskedTooEarly(false);
    patch({ bugSystem: next, bugCode: null, bugName: null, photoRequired: 'N', supplierName: null });
    if (fault.labour.length > 0) labour.change([]);
  };
  const changeSystem = (next: string | null): void => {
    const nothingHangsOnIt = !fault.bugCode && fault.labour.length === 0;
    if (nothingHangsOnIt) return setSystem(next);
    modal.confirm({ title: t('fault.systemChangeAsk'), okText: t('fault.change'), cancelText: t('documents:action.cancel'), onOk: () => setSystem(next) });
  };
  const setCode = async (bugCode: string | null): Promise<void> => {
    const { bugName = null, photoRequired = 'N' } = codes.data?.find((code) => code.bugCode === bugCode) ?? {};
    patch({ bugCode, bugName, photoRequired, supplierName: null });
    if (!bugCode) return;
    // The supplier is only shown; saving finds it again, so a failed look-up costs nothing.
    const supplier = await client.fetchQuery(warrantyClaimsSupplierByBugCodeOptions({ query: { bugCode } })).catch(() => undefined);
    if (supplier?.result) patch({ supplierName: supplier.result.supplierName });
  };

  const tooEarly = askedTooEarly && bugSystem === null;
  return (
    <>
      <LineField list="bugList" rowId={faultId} name="bugSystem">
        {(control) => (
          <Select
            {...control}
            value={bugSystem}
            options={systems.data?.map(({ value, text }) => ({ value, label: text }))}
            loading={systems.isFetching}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent={systems.isError ? t('picker.failed') : undefined}
            onChange={(next) => changeSystem(next ?? null)}
          />
        )}
      </LineField>
      <LineField list="bugList" rowId={faultId} name="bugCode" hint={tooEarly && t('fault.systemFirst')}>
        {(control) => (
          <Select
            {...control}
            {...(tooEarly && { status: 'error' as const, 'aria-invalid': true })}
            value={fault.bugCode}
            open={bugSystem === null ? false : undefined}
            options={codes.data?.map(({ bugCode, bugName }) => ({ value: bugCode, label: `${bugCode} ${bugName}` }))}
            loading={codes.isFetching}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent={codes.isError ? t('picker.failed') : undefined}
            onOpenChange={(open) => open && setAskedTooEarly(bugSystem === null)}
            onChange={(next) => void setCode(next ?? null)}
          />
        )}
      </LineField>
    </>
  );
}
