import type { PriceImport } from '@harrow/api-client';
import { priceImportsFields as sheet } from '@harrow/api-client/fields';
import type { Action } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AdministrationListPage } from '../../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../../shared/fields/useSheetList.ts';
import { useTakeBack } from '../../../shared/list/useTakeBack.ts';
import { partPrices, parts, priceImports, takeBackImport } from '../parts.ts';
import { usePartSiblings } from '../usePartSiblings.ts';

const list: SheetList<PriceImport, typeof sheet> = {
  noun: 'parts',
  texts: 'imports',
  sheet,
  columns: {
    fileName: { fixed: 'left' },
    createTime: { named: 'importTime' },
    createBy: {},
    newCount: {},
    upCount: {},
    downCount: {},
    unchangedCount: {},
    largestChangePct: {},
    takenBackTime: {},
    takenBackBy: {},
  },
  query: ['fileName', { value: 'createTime', named: 'importTime' }, 'createBy', 'takenBackTime'],
  filters: [],
};

/** Files of prices that were imported, each of which can be taken back as a whole. */
export function PriceImportListPage() {
  const { t } = useTranslation('parts');
  const navigate = useNavigate();
  const client = useQueryClient();
  const askFirst = useTakeBack();
  const askToTakeBack = ({ id, version, fileName }: PriceImport): void =>
    askFirst({
      title: t('imports.takeBackAsk', { file: fileName }),
      content: t('imports.takeBackText'),
      okText: t('imports.takeBack'),
      cancelText: t('imports.leave'),
      takeBack: () => takeBackImport({ id, version }),
      readAgain: () => Promise.all([priceImports, partPrices, parts].map(({ key }) => client.invalidateQueries({ queryKey: key }))),
    });
  const rowActions = (run: PriceImport): Action[] => [
    { key: 'rows', label: t('imports.rows'), onClick: () => void navigate(`/parts/list/imports/${run.id}`) },
    ...(run.allowedActions.includes('takeBack') ? [{ key: 'takeBack', label: t('imports.takeBack'), danger: true, onClick: () => askToTakeBack(run) }] : []),
  ];
  return <AdministrationListPage list={list} resource={priceImports} siblings={usePartSiblings('imports')} rowActions={rowActions} />;
}
