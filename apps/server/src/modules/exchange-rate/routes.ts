import type { Handlers } from '../../shared/contract/handlers.ts';
import { addMaster, editMaster, removeMasters } from '../../shared/master/master.ts';
import { masterHandlers } from '../../shared/master/masterHandlers.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import { listCurrencies } from './currencies.ts';
import { rateExport, rateFilters, rateList } from './rateList.ts';
import { askAboutDeviation, importedRates, rateMaster } from './rateMaster.ts';

export const exchangeRateRoutes = (): Handlers<'exchangeRates'> & Handlers<'currencies'> => {
  const { importExcel, importTemplate } = masterHandlers(importedRates);
  return {
    ...masterRoutes('exchangeRates', { master: rateMaster, list: rateList, filters: rateFilters, exported: rateExport }),
    exchangeRatesImportExcel: importExcel,
    exchangeRatesImportTemplate: importTemplate,
    // Errors are reported before the question; the question rolls back the stored rate.
    exchangeRatesAdd: ({ body, confirm, commit }) =>
      commit(async (within) => {
        const saved = await addMaster(within, rateMaster, body);
        await askAboutDeviation(within, body, { confirm });
        return saved;
      }),
    exchangeRatesEdit: ({ body, confirm, commit }) =>
      commit(async (within) => {
        const saved = await editMaster(within, rateMaster, body);
        await askAboutDeviation(within, body, { confirm });
        return saved;
      }),
    exchangeRatesRemoveBatch: ({ query, commit }) => commit((within) => removeMasters(within, rateMaster, query.ids)),
    currenciesDictList: ({ context }) => listCurrencies(context),
  };
};
