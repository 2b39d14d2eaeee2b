import { isFailure, resultOf, vehiclesList } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isVinPart } from '../../shared/pickers/isVinPart.ts';
import { listLink } from '../../shared/list/listLink.ts';
import { useGrant, usePermission } from '../../shared/usePermission.ts';

const vehiclePath = '/vehicle/list';

/** Where a VIN, or its end, leads: to the machine, or to the list when there is not exactly one. */
async function addressOf(vin: string): Promise<string> {
  const { records, total } = await resultOf(vehiclesList({ query: { pageNo: 1, pageSize: 1, vin } }));
  return total === 1 && records[0] ? `${vehiclePath}/detail/${records[0].id}` : listLink(vehiclePath, { vin });
}

/** What is begun most often, by permission. A scanner types into the field and ends with Enter. */
export function QuickActions() {
  const { t } = useTranslation('notice');
  const navigate = useNavigate();
  const { message } = useMessages();
  const mayFind = useGrant('vehicle:query');
  const mayClaim = usePermission('warrantyClaim:add');
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
    <>
      {mayFind && (
        <Input.Search
          aria-label={t('quick.vin')}
          placeholder={t('quick.vin')}
          autoComplete="off"
          spellCheck={false}
          // Its full width where there is room, what is left beside the button on a phone.
          style={{ flex: '1 1 160px', width: 300 }}
          loading={find.isPending}
          onSearch={handleSearch}
        />
      )}
      {mayClaim && (
        <Button type="primary" onClick={() => void navigate('/service/warrantyClaim/add')}>
          {t('quick.newClaim')}
        </Button>
      )}
    </>
  );
}
