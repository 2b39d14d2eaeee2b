import type { SubDealer, SubDealerRequestType } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { OpinionField, ReasonField } from './StatusFields.tsx';
import { askFor, single, type Words } from './subDealers.ts';

interface RequestDialogProps {
  unit: SubDealer;
  requestType: Exclude<SubDealerRequestType, 'change'>;
  onClose: () => void;
  onSaved: () => void;
}

/** The dealer asks the maker to suspend, reactivate or close a sub-dealer. */
export function RequestDialog({ unit, requestType, onClose, onSaved }: RequestDialogProps) {
  const { t } = useTranslation('subDealer');
  return (
    <EditDialog<Words>
      title={`${t(`request.${requestType}`)} · ${unit.name}`}
      okText={t('send')}
      initialValues={{}}
      save={(words) => single(askFor({ ids: [unit.id], requestType, ...words }))}
      onSaved={onSaved}
      onClose={onClose}
    >
      {requestType !== 'reactivate' && <ReasonField />}
      <OpinionField required={false} />
    </EditDialog>
  );
}
