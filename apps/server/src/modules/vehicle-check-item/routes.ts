import { contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { type ExportQuery, exportList } from '../../shared/export/exportList.ts';
import { listPage } from '../../shared/list/list.ts';
import { masterHandlers } from '../../shared/master/masterHandlers.ts';
import type { Services } from '../../shared/services.ts';
import { today } from '../../shared/session/currentUser.ts';
import {
  checkItemExport,
  checkItemFilters,
  checkItemList,
  failedReasonExport,
  failedReasonFilters,
  failedReasonList,
  failedReasonOptions,
} from './checkLists.ts';
import { checkItemMaster, editCheckItem, failedReasonMaster, removeCheckItems } from './checkMasters.ts';

type Routes = Handlers<'vehicleCheckItems'> & Handlers<'checkItems'> & Handlers<'failedReasons'>;

export const checkItemRoutes = (services: Services): Routes => {
  const { db } = services;
  const items = masterHandlers(services, checkItemMaster);
  const reasons = masterHandlers(services, failedReasonMaster);
  return {
    vehicleCheckItemsList: ({ query: { day, ...query }, user, language }) =>
      listPage(
        db,
        user,
        checkItemList({ services, language }),
        { column: 'sortNo', order: 'asc', ...query },
        checkItemFilters({ ...query, enabled: 'Y', day: day ?? today(user, services.now()) }),
      ),
    vehicleCheckItemsFailedReasonList: ({ query, user, language }) => failedReasonOptions(contextOf(services, user), language, query),

    checkItemsList: ({ query, user, language }) => listPage(db, user, checkItemList({ services, language }), query, checkItemFilters(query)),
    checkItemsExportXls: (call) =>
      exportList(services, checkItemExport, checkItemList({ services, ...call }), { ...call, query: call.query as ExportQuery }, checkItemFilters(call.query)),
    checkItemsAdd: items.add,
    checkItemsEdit: ({ body, user, language, commit }) => commit((within) => editCheckItem(body, { services: within, user, language })),
    checkItemsRemove: ({ query, user, language, commit }) => commit((within) => removeCheckItems(query.ids, { services: within, user, language })),
    checkItemsImportExcel: items.importExcel,
    checkItemsImportTemplate: items.importTemplate,

    failedReasonsList: ({ query, user, language }) => listPage(db, user, failedReasonList({ services, language }), query, failedReasonFilters(query)),
    failedReasonsExportXls: (call) =>
      exportList(
        services,
        failedReasonExport,
        failedReasonList({ services, ...call }),
        { ...call, query: call.query as ExportQuery },
        failedReasonFilters(call.query),
      ),
    failedReasonsAdd: reasons.add,
    failedReasonsEdit: reasons.edit,
    failedReasonsRemove: reasons.remove,
    failedReasonsImportExcel: reasons.importExcel,
    failedReasonsImportTemplate: reasons.importTemplate,
  };
};
