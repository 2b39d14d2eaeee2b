import { DictText, lazyPart, StatusTag } from '@harrow/ui';
import type { TreeColumn } from '@harrow/ui/trees';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationTreePage } from '../../shared/administration/AdministrationTreePage.tsx';
import { departKey, departTree } from '../../shared/departs.ts';
import { deleteDepart, deleteDeparts, departBranch, type DepartNode, departRecord, type DepartRecord, findDeparts, moveDepart } from './departs.ts';

const DepartDialog = lazyPart(async () => ({ default: (await import('./DepartDialog.tsx')).DepartDialog }));

const ofMaker = ({ orgCategory, orgCode }: DepartNode): boolean => orgCategory <= 2 && orgCode.startsWith('A');

/** What all dealers lie below: it has the maker's category, and is no company. */
const isAboveDealers = (depart: DepartNode): boolean => depart.orgCategory <= 2 && !ofMaker(depart);

/** The maker's departments, dealers and sub-dealers as one tree. */
export function DepartPage() {
  const { t } = useTranslation('isystemDepart');
  const client = useQueryClient();
  const columns = useMemo<TreeColumn<DepartNode>[]>(
    () => [
      { key: 'departName', title: t('field.departName') },
      { key: 'orgCode', title: t('field.orgCode'), width: 160 },
      {
        key: 'orgCategory',
        title: t('field.orgCategory'),
        width: 200,
        render: (depart) => (isAboveDealers(depart) ? depart.departName : <DictText dict="org_category" value={String(depart.orgCategory)} />),
      },
      { key: 'dealerCode', title: t('field.dealerCode'), width: 140 },
      {
        key: 'status',
        title: t('field.status'),
        width: 150,
        render: ({ status }) => <StatusTag variant="dot" color={status === 1 ? 'success' : 'error'} text={status === 1 ? t('active') : t('suspended')} />,
      },
    ],
    [t],
  );
  return (
    <AdministrationTreePage<DepartNode, DepartRecord>
      title={t('title')}
      description={t('description')}
      page="/isystem/depart"
      changes={departKey}
      branch={(parent) => client.fetchQuery(departBranch(parent))}
      tree={() => client.fetchQuery(departTree)}
      find={findDeparts}
      hasChildren={({ isLeaf }) => !isLeaf}
      columns={columns}
      module="depart"
      workbook={{ path: '/sys/sysDepart', title: t('import') }}
      addText={t('addBelow')}
      moveText={t('move')}
      mayHold={ofMaker}
      allowed={({ allowedActions }) => allowedActions}
      move={moveDepart}
      remove={deleteDepart}
      removeSeveral={deleteDeparts}
      detail={departRecord}
    >
      {(depart, above, { close, saved }) => <DepartDialog above={above} depart={depart} onClose={close} onSaved={saved} />}
    </AdministrationTreePage>
  );
}
