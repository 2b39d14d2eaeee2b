import { useTranslation } from 'react-i18next';
import type { ShownFilter } from '../../shared/filters/activeFilters.tsx';
import { DealerName } from '../../shared/pickers/dealers.tsx';
import { useProductName } from '../../shared/pickers/productTree.ts';

/** The conditions in words, to be seen and taken away one by one. */
export function useShownFilters(): Readonly<Record<string, ShownFilter>> {
  const { t } = useTranslation('vehicle');
  const product = { render: (code: string) => <ProductName code={code} /> };
  return {
    vin: { label: t('field.vin') },
    secondProduct: { label: t('field.secondProduct'), ...product },
    thirdProduct: { label: t('field.thirdProduct'), ...product },
    fourthProduct: { label: t('field.fourthProduct'), ...product },
    vehicleStatus: { label: t('field.vehicleStatus'), dict: 'vehicle_status' },
    dealerCode: { label: t('field.dealerName'), render: (code) => <DealerName code={code} /> },
    arrivalDate_begin: { label: t('list.arrivedFrom') },
    arrivalDate_end: { label: t('list.arrivedTo') },
  };
}

function ProductName({ code }: { code: string }) {
  return <>{useProductName(code)}</>;
}
