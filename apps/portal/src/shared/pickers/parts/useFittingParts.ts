import type { UsualFilter } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { useProductName } from '../products/productTree.ts';

/** A system of a machine. */
interface System {
  code: string;
  name: string;
}

/**
 * Filters of a part picker that apply until the user removes them: the machine's model, and the system of the fault.
 * @param model code of the machine's model; undefined while no machine is known
 */
export function useFittingParts(model: string | undefined, system?: System): UsualFilter[] {
  const { t } = useTranslation('shared');
  const modelName = useProductName(model);
  return [
    ...(model ? [{ key: 'model', label: t('pick.fits', { model: modelName }), filters: { model }, widened: (n: string) => t('pick.inAllModels', { n }) }] : []),
    ...(system
      ? [
          {
            key: 'bugSystem',
            label: t('pick.ofSystem', { system: system.name }),
            filters: { bugSystem: system.code },
            widened: (n: string) => t('pick.inAllSystems', { n }),
          },
        ]
      : []),
  ];
}
