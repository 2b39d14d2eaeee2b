import type { SignIn } from '@harrow/api-client';
import { signInsFields as sheet } from '@harrow/api-client/fields';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { visits } from './visits.ts';

const list: SheetList<SignIn, typeof sheet> = {
  noun: 'isystemVisit',
  sheet,
  columns: {
    createTime: { fixed: 'left', precision: 'second' },
    username: {},
    realname: {},
    ip: {},
  },
  query: ['createTime', 'ip'],
  filters: [{ name: 'username', maxLength: 64 }, { name: 'ip', maxLength: 64 }, 'createTime'],
};

/** Sign-ins with user, time and address. */
export function VisitPage() {
  return (
    <AdministrationListPage
      module="log"
      list={list}
      resource={visits}
      tools={({ list: { state }, ...columns }) => (
        <ListExport path="/sys/loginfo/exportXls" permission="log:export" list={visits.name} state={state} {...columns} />
      )}
    />
  );
}
