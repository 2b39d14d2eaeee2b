import type { Handlers } from '../../shared/contract/handlers.ts';
import { addMaster, editMaster, removeMasters } from '../../shared/master/master.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import { coefficientExport, coefficientFilters, coefficientList } from './coefficientList.ts';
import { coefficientMaster, mustKeep } from './coefficientMaster.ts';

export const coefficientRoutes = (): Handlers<'coefficients'> => ({
  ...masterRoutes('coefficients', { master: coefficientMaster, list: coefficientList, filters: coefficientFilters, exported: coefficientExport }),
  coefficientsAdd({ context, body, commit }) {
    mustKeep(context, body.type);
    return commit((within) => addMaster(within, coefficientMaster, body));
  },
  coefficientsEdit({ context, body, commit }) {
    mustKeep(context, body.type);
    return commit((within) => editMaster(within, coefficientMaster, body));
  },
  coefficientsRemoveBatch: ({ query, commit }) => commit((within) => removeMasters(within, coefficientMaster, query.ids)),
});
