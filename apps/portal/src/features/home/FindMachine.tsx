import { isFailure, resultOf, vehiclesList } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listLink } from '../../shared/list/listLink.ts';
import { isVinPart } from '../../shared/pickers/vehicles/isVinPart.ts';

const vehiclePath = '/vehicle/list';

/** Address for a VIN or its last characters: the machine, or the list unless there is exactly one. */
async function addressOf(vin: string): Promise<string> {
  const { records, total } = await resultOf(vehiclesList({ query: { pageNo: 1, pageSize: 1, vin } }));
  return total === 1 && records[0] ? `${vehiclePath}/detail/${records[0].id}` : listLink(vehiclePath, { vin });
}

/** Leads to a machine by its VIN. A scanner types into the field and ends with Enter. */
export function FindMachine() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const { message } = useMessages();
  const find = useMutation({
    mutationFn: addressOf,
    onSuccess: (address) => void navigate(address),
    onError: (error) => isFailure(error, 'refused') && void message.warning(error.message),
  });
  const handleSearch = (text: string): void => {
    const vin = text.trim().toUpperCase();
    if (isVinPart(vin)) find.mutate(vin);
    else if (vin !== '') void message.warning(t('quick.vinWrong'));
  };
  return (
    <Input.Search
      aria-label={t('quick.vin')}
      placeholder={t('quick.vin')}
      autoComplete="off"
      spellCheck={false}
      loading={find.isPending}
      onSearch={handleSearch}
    />
  );
}
