import { type Column, DictText, lazyPart, StatusTag, useDictionary } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationTreePage } from '../../shared/administration/AdministrationTreePage.tsx';
import { departKey, departTree } from '../../shared/departs.ts';
import { deleteDepart, deleteDeparts, departBranch, type DepartNode, departRecord, type DepartRecord, findDeparts, moveDepart } from './departs.ts';

const DepartDialog = lazyPart(async () => ({ default: (await import('./DepartDialog.tsx')).DepartDialog }));

const ofMaker = ({ orgCategory, orgCode }: DepartNode): boolean => orgCategory <= 2 && orgCode.startsWith('A');

/** True for the node above all dealers: it has the maker's category, but is no company. */
const isAboveDealers = (depart: DepartNode): boolean => depart.orgCategory <= 2 && !ofMaker(depart);

/** The maker's departments, dealers and sub-dealers as one tree. */
export function DepartPage() {
  const { t } = useTranslation('isystemDepart');
  const client = useQueryClient();
  const { items: categories } = useDictionary('org_category');
  const columns = useMemo<Column<DepartNode>[]>(() => {
    const categoryOf = ({ orgCategory }: DepartNode) => categories?.find(({ value }) => value === String(orgCategory))?.text;
    const statusText = (status: DepartNode['status']) => (status === 1 ? t('active') : t('suspended'));
    return [
      { key: 'departName', title: t('field.departName') },
      { key: 'orgCode', title: t('field.orgCode'), kind: 'code' },
      {
        key: 'orgCategory',
        title: t('field.orgCategory'),
        kind: 'code',
        text: (depart) => (isAboveDealers(depart) ? depart.departName : categoryOf(depart)),
        render: (depart) => (isAboveDealers(depart) ? depart.departName : <DictText dict="org_category" value={String(depart.orgCategory)} />),
      },
      { key: 'dealerCode', title: t('field.dealerCode'), kind: 'code' },
      {
        key: 'status',
        title: t('field.status'),
        kind: 'dot',
        text: ({ status }) => statusText(status),
        render: ({ status }) => <StatusTag variant="dot" color={status === 1 ? 'success' : 'error'} text={statusText(status)} />,
      },
    ];
  }, [t, categories]);
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
      name="depart"
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
