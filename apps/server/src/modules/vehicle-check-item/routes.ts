import type { Handlers } from '../../shared/contract/handlers.ts';
import { listPage } from '../../shared/list/list.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
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
  return {
    vehicleCheckItemsList: ({ query: { day, ...query }, user, context }) =>
      listPage(
        context,
        checkItemList(context),
        { column: 'sortNo', order: 'asc', ...query },
        checkItemFilters({ ...query, enabled: 'Y', day: day ?? today(user, services.now()) }),
      ),
    vehicleCheckItemsFailedReasonList: ({ query, context }) => failedReasonOptions(context, query),

    ...masterRoutes('checkItems', { master: checkItemMaster, list: checkItemList, filters: checkItemFilters, exported: checkItemExport }),
    // A version of an item ends the one before, or lets it go on.
    checkItemsEdit: ({ body, commit }) => commit((within) => editCheckItem(within, body)),
    checkItemsRemove: ({ query, commit }) => commit((within) => removeCheckItems(within, query.ids)),

    ...masterRoutes('failedReasons', {
      master: failedReasonMaster,
      list: failedReasonList,
      filters: failedReasonFilters,
      exported: failedReasonExport,
    }),
  };
};
